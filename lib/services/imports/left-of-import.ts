import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TakeBackCounts } from "@/lib/domain/take-back-parts";
import type { TakenImport } from "./locate-take-back";

/** What is left of an import whose rows are gone. */
export const LeftOfImport = z.object({
  corpusId: z.int(),
  trajectories: z.int(),
  /** Files that no other import was read from, as tables hold them. */
  uploads: z.array(z.string()),
});
export type LeftOfImport = z.infer<typeof LeftOfImport>;

/** What taking its rows back leaves of an import: its files. */
export async function leftOfImport(
  tx: DbOrTransaction,
  { corpus, ids }: TakenImport,
  { trajectories }: TakeBackCounts,
): Promise<LeftOfImport> {
  const uploads = await queryRows(
    tx,
    z.object({ path: z.string() }),
    sql`select f.path from import_file f where f.path <> ''
        group by f.path having bool_and(f.import_id = any(${[...ids]}::int[])) order by f.path`,
  );

  return { corpusId: corpus.id, trajectories, uploads: uploads.map(({ path }) => path) };
}
