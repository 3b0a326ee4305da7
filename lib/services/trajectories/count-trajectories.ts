import type { TrajectoryCount, TrajectoryFilter } from "@/lib/contract/trajectories";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { countAll } from "./count-matches";
import { matchingRows } from "./matching-rows";
import { readFilter } from "./read-filter";

/** Exactly how many trajectories match, for whoever asks beyond the capped count of a page. */
export async function countTrajectories(ctx: Context, query: TrajectoryFilter): Promise<TrajectoryCount> {
  requirePermission(ctx, "read");
  const filter = readFilter(ctx, query.filter);
  const corpus = await getCorpusKey(ctx.db, query.corpus);

  const where = await matchingRows(ctx, corpus.id, filter);
  const leftOut = await countLeftOut(ctx, corpus.id);

  return { count: await countAll(ctx.db, corpus.id, where), ...(leftOut ? { leftOut } : {}) };
}
