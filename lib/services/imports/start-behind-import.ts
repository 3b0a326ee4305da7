import type { Db } from "@/lib/db/client";
import { startStaleClusters } from "@/lib/services/clusters/start-stale-clusters";
import { startCatchUp } from "@/lib/services/filters/start-catch-up";
import { startChecks } from "@/lib/services/judge/start-checks";
import { startMeasures } from "@/lib/services/measures/start-measures";

/** However an import ended, what it committed is checked, measured, and decided by the filter version that is active by now. */
export async function startBehindImport(db: Db): Promise<void> {
  await startCatchUp(db);
  await startChecks(db);
  // Their end makes the clusters anew; a query that came for a problem that had none is measured by nothing.
  if ((await startMeasures(db)).length === 0) await startStaleClusters(db);
}
