import { addressOf } from "@/lib/db/client";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { Asker } from "@/lib/services/blindness/asker";
import { type LabScope, needSketches } from "./lab-input";
import { readHidden, readMeasured, readSnapshot } from "./read-lab-rows";

/**
 * What a question to the filter lab is computed of: a corpus as it is now, for a person. Labels are read anew each time.
 *
 * @param versions - every set of thresholds that the question has
 */
export async function labScope(
  asker: Asker,
  corpusId: number,
  versions: readonly FilterThresholds[],
): Promise<LabScope> {
  const [facts, measured, hidden] = await Promise.all([
    readSnapshot(asker, corpusId),
    readMeasured(asker, corpusId),
    readHidden(asker, corpusId),
  ]);

  return {
    databaseUrl: addressOf(asker.db),
    corpusId,
    ...facts,
    withSketches: needSketches(versions),
    ...measured,
    hidden,
  };
}
