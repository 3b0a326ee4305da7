import type { AskConfusionRows, ConfusionRows } from "@/lib/contract/what-if";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import { labScope } from "./lab-scope";
import { readRowRefs, withRefs } from "./row-refs";

const PAGE_ROWS = 100;

/**
 * The labelled trajectories of one cell of the confusion: a page of them, with the agent versions that all of them come from.
 * Nothing is written.
 *
 * @throws ServiceError FORBIDDEN, or NOT_FOUND for the corpus
 */
export async function listConfusionRows(
  ctx: Asker,
  { id, labels: counts, ...asked }: AskConfusionRows & { readonly id: string },
): Promise<ConfusionRows> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);
  const scope = await labScope(ctx, corpus.id, [asked.thresholds]);
  const { total, agents, rows } = await runTask("confusionRows", {
    ...scope,
    question: { ...asked, counts, most: PAGE_ROWS },
  });
  const refs = await readRowRefs(
    ctx,
    corpus.id,
    rows.map((row) => row.id),
  );
  const next = asked.first + rows.length;

  return { total, agents, items: withRefs(rows, refs), next: rows.length > 0 && next < total ? next : null };
}
