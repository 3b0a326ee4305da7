import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { CorpusCounts } from "@/lib/domain/corpus-parts";
import type { CorpusKey } from "./get-corpus-key";

/** What is left of a corpus whose rows are gone. */
export const LeftOfCorpus = z.object({
  corpusId: z.int(),
  name: z.string(),
  trajectories: z.int(),
  /** Files that no other corpus was imported from, as tables hold them. */
  uploads: z.array(z.string()),
  /** Public ids, which their folders are found by. */
  exports: z.array(z.uuid()),
  releases: z.array(z.uuid()),
});
export type LeftOfCorpus = z.infer<typeof LeftOfCorpus>;

/** What removing its rows leaves of a corpus: its partitions and its files. */
export async function leftOfCorpus(
  tx: DbOrTransaction,
  { id, name }: CorpusKey,
  { trajectories }: CorpusCounts,
): Promise<LeftOfCorpus> {
  const uploads = await queryRows(
    tx,
    z.object({ path: z.string() }),
    sql`select f.path from import_file f join import i on i.id = f.import_id where f.path <> ''
        group by f.path having bool_and(i.corpus_id = ${id}) order by f.path`,
  );
  const ofCorpus = { where: { corpusId: id }, select: { extId: true }, orderBy: { id: "asc" } } as const;
  const exports = await tx.export.findMany(ofCorpus);
  const releases = await tx.release.findMany(ofCorpus);

  return {
    ...{ corpusId: id, name, trajectories },
    uploads: uploads.map(({ path }) => path),
    exports: exports.map(({ extId }) => extId),
    releases: releases.map(({ extId }) => extId),
  };
}
