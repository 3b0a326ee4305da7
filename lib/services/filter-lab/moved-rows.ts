import type { AskMovedRows, MovedRows } from "@/lib/contract/what-if";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { getFilter } from "@/lib/services/filters/get-filter";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import { labScope } from "./lab-scope";
import { readRowRefs, withRefs } from "./row-refs";

const PAGE_ROWS = 100;

/**
 * All trajectories that come through the pipeline, or no longer do, if thresholds took the place of a saved version: a
 * page of them. Nothing is written.
 *
 * @throws ServiceError FORBIDDEN, or NOT_FOUND for the corpus or the version
 */
export async function listMovedRows(
  ctx: Asker,
  { id, base, thresholds: to, side, first }: AskMovedRows & { readonly id: string },
): Promise<MovedRows> {
  requirePermission(ctx, "test_filter");
  const corpus = await getCorpusKey(ctx.db, id);
  const { thresholds: from } = await getFilter(ctx, { id: base });
  const scope = await labScope(ctx, corpus.id, [from, to]);
  const { total, rows } = await runTask("movedRows", {
    ...scope,
    question: { from, to, side, first, most: PAGE_ROWS },
  });
  const refs = await readRowRefs(
    ctx,
    corpus.id,
    rows.map((row) => row.id),
  );
  const next = first + rows.length;

  return { total, items: withRefs(rows, refs), next: rows.length > 0 && next < total ? next : null };
}
