import type { AskGrid, FilterGrid } from "@/lib/contract/what-if";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import { labScope } from "./lab-scope";

/**
 * Rows by flattened richness and by the coefficient derived of the judge's score. Each cell has the filter text of its rows.
 *
 * @throws ServiceError FORBIDDEN or NOT_FOUND
 */
export async function askFilterGrid(
  ctx: Asker,
  { id, thresholds, labels }: AskGrid & { readonly id: string },
): Promise<FilterGrid> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);

  const scope = await labScope(ctx, corpus.id, []);
  const { cells, coefficients, difference } = await runTask("filterGrid", {
    ...scope,
    question: { thresholds, counts: labels },
  });

  return {
    cells,
    coefficients: coefficients.map((band) => ({ ...band, agentic: shownEstimate(band.agentic) })),
    difference: difference === undefined ? null : shownEstimate(difference),
  };
}
