import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { FilterThresholds as Thresholds } from "@/lib/domain/filter-thresholds";
import type { Asker } from "@/lib/services/blindness/asker";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";
import { hashThresholds } from "@/lib/services/corpora/ensure-filter-version";

/**
 * Whether a person can list what the pipeline makes of thresholds: the stored selection is of them, and nothing of the
 * corpus is hidden from the person.
 */
export async function listsSelection(asker: Asker, corpusId: number, thresholds: Thresholds): Promise<boolean> {
  return (await isActiveVersion(asker, corpusId, thresholds)) && listsActiveSelection(asker, corpusId);
}

/** Whether thresholds are those of the active version: which rows pass each stage is stored for no other. */
export async function isActiveVersion(asker: Asker, corpusId: number, thresholds: Thresholds): Promise<boolean> {
  const { filterVersion } = await asker.db.corpus.findUniqueOrThrow({
    where: { id: corpusId },
    select: { filterVersion: { select: { thresholds: true } } },
  });

  return hashThresholds(FilterThresholds.parse(filterVersion.thresholds)) === hashThresholds(thresholds);
}

/** The same of the active version, whatever its thresholds are. */
async function listsActiveSelection(asker: Asker, corpusId: number): Promise<boolean> {
  const select = { selectedAt: true, selectedVersionId: true, filterVersionId: true } as const;
  const corpus = await asker.db.corpus.findUniqueOrThrow({ where: { id: corpusId }, select });
  if (corpus.selectedAt === null || corpus.selectedVersionId !== corpus.filterVersionId) return false;

  return !(await reviewsBlind(asker, corpusId));
}
