import type { AskFigureRows, FigureRows } from "@/lib/contract/what-if";
import type { LabFigure } from "@/lib/domain/lab-figure";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { getFilter } from "@/lib/services/filters/get-filter";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import { labScope } from "./lab-scope";
import { readSplitColumns } from "./read-split-columns";
import { readRowRefs, withRefs } from "./row-refs";

const PAGE_ROWS = 100;

/**
 * The trajectories that one figure of a what-if counts, each with its reason: a page of them, by the computation that counts
 * them. Nothing is written.
 *
 * @throws ServiceError FORBIDDEN, or NOT_FOUND for the corpus or the version
 */
export async function listFigureRows(
  ctx: Asker,
  { id, base, thresholds: to, labels: counts, figure, first }: AskFigureRows & { readonly id: string },
): Promise<FigureRows> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);
  const { thresholds: from } = await getFilter(ctx, { id: base });
  const [scope, splits] = await Promise.all([
    labScope(ctx, corpus.id, [from, to]),
    isOfPools(figure) ? readSplitColumns(ctx, corpus.id) : [],
  ]);
  const { total, rows, agents } = await runTask("figureRows", {
    ...scope,
    question: { from, to, counts, splits, figure, first, most: PAGE_ROWS },
  });
  const refs = await readRowRefs(ctx, corpus.id, rows);
  const next = first + rows.length;

  return { total, items: withRefs(rows, refs), next: rows.length > 0 && next < total ? next : null, agents };
}

function isOfPools(figure: LabFigure): boolean {
  return figure.kind === "kept" && figure.by === "split";
}
