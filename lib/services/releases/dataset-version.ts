import { createHash } from "node:crypto";
import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { OpenRelease } from "./release-fields";

const BATCH_ROWS = 10_000;
/** Hexadecimal digits: 96 bits, as other names that rows hold. */
const LENGTH = 24;

const FrozenRow = z.object({
  position: z.int(),
  content: z.string(),
  pool: z.string(),
  cluster: z.int(),
  verdict: z.string(),
  structure: z.string(),
  labelSource: z.string(),
  isApproved: z.boolean(),
  rollouts: z.int().nullable(),
});

/**
 * What every row of a release names its data by: a hash over the preset, the filter version and each frozen member with its
 * pool, cluster and label. A cluster counts as the place at which it is met first: its key may be that of a problem that is not
 * shipped, which whoever knows the rest could find by trying. Equal inputs have one version under whatever name and in whatever files they are shipped. The
 * content hash is another thing: it is over the rows, so no row can hold it.
 */
export async function datasetVersion(db: Db, { row, recipe }: Pick<OpenRelease, "row" | "recipe">): Promise<string> {
  const hash = createHash("sha256");
  const options = Object.entries(recipe.options).toSorted(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify([recipe.preset, options, row.filterVersion.hash]));

  const firstOf = new Map<number, number>();
  for (let after: number | undefined = -1; after !== undefined; ) {
    const batch: readonly z.infer<typeof FrozenRow>[] = await nextMembers(db, row.id, after);
    for (const { position, cluster, ...member } of batch) {
      const first = firstOf.get(cluster) ?? position;
      firstOf.set(cluster, first);
      hash.update(`\n${JSON.stringify([first, ...Object.values(member)])}`);
    }
    after = batch.at(-1)?.position;
  }

  return hash.digest("hex").slice(0, LENGTH);
}

function nextMembers(db: Db, releaseId: number, after: number): Promise<readonly z.infer<typeof FrozenRow>[]> {
  return queryRows(
    db,
    FrozenRow,
    sql`select m.position, encode(t.body_sha, 'hex') as content, m.pool, m.cluster_id as cluster, m.verdict, m.structure,
          m.label_source as "labelSource", m.approved as "isApproved", m.rollouts
        from release_member m join trajectory t on t.corpus_id = m.corpus_id and t.id = m.trajectory_id
        where m.release_id = ${releaseId} and m.position > ${after} order by m.position limit ${BATCH_ROWS}`,
  );
}
