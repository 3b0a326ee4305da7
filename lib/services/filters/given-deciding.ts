import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { hashThresholds } from "@/lib/services/corpora/ensure-filter-version";

/** Makes a version of these thresholds the one that decides in a corpus, and the one that its rows name; they stay as they are. */
export async function givenDeciding(db: Db, corpusId: number, changes: Partial<FilterThresholds>): Promise<void> {
  const thresholds = { ...DEFAULT_THRESHOLDS, ...changes };
  const hash = hashThresholds(thresholds);
  const { id } =
    (await db.filterVersion.findUnique({ where: { hash } })) ??
    (await db.filterVersion.create({
      data: { name: `version ${hash}`, hash, thresholds, reason: "test", author: "test" },
    }));

  await db.corpus.update({ where: { id: corpusId }, data: { filterVersionId: id } });
  await db.$executeRaw(sql`update trajectory set filter_version_id = ${id} where corpus_id = ${corpusId}`);
}
