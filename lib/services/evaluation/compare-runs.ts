import type { RunComparisonQuery, RunComparisonReport } from "@/lib/contract/evaluation";
import type { Asker } from "@/lib/services/blindness/asker";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { compareWithBaseline } from "@/lib/stats/compare-with-baseline";
import type { ProblemTries } from "@/lib/stats/pass-curve";
import { countRollouts, rolloutScope } from "./count-rollouts";
import { findRuns } from "./find-runs";
import { countUnscored } from "./nothing-scored";
import { readTries } from "./read-tries";
import { RESAMPLING_SEED } from "./resampling-seed";
import { runTotals } from "./run-totals";
import { shownComparison } from "./shown-comparison";

/**
 * Runs against a baseline, `a`, problem by problem, over those that both tried. Whatever is no success has failed.
 *
 * @returns refused where the attempts of one of them are no independent trials
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read, a name of several runs, or a run that is
 * compared with itself or twice
 */
export async function compareRuns(
  ctx: Asker,
  { corpus: id, a, b, filter }: RunComparisonQuery,
): Promise<RunComparisonReport> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const found = await findRuns(ctx.db, corpus, [a, ...b]);
  if (new Set(found.map(({ key }) => key)).size < found.length) {
    throw new ServiceError("INVALID", "A run is compared with itself or named twice; name different runs.");
  }

  const scope = await rolloutScope(ctx, corpus.id, filter);
  const rows = await countRollouts(
    ctx,
    scope,
    found.map(({ key }) => key),
  );
  const tries: (readonly ProblemTries[])[] = [];
  const open: Extract<RunComparisonReport, { status: "compared" }>["open"] = [];
  for (const { key, run } of found) {
    const ofRun = rows.filter((row) => row.run_id === key);
    const read = readTries(ofRun, () => run.word);
    if (read.kind === "refused") return { status: "refused", reason: `Run “${run.word}”: ${read.reason}` };
    tries.push(read.tries);
    const { problems, rollouts, failures } = runTotals(ofRun);
    const unscoredProblems = countUnscored(ofRun);
    if (failures.open > 0 || unscoredProblems > 0)
      open.push({ run, rollouts, open: failures.open, problems, unscoredProblems });
  }

  const [baseline, ...others] = found;
  const [triesOfBaseline, ...triesOfOthers] = tries;
  if (baseline === undefined || triesOfBaseline === undefined) throw new RangeError("There is no baseline.");
  const compared = compareWithBaseline(triesOfBaseline, triesOfOthers, RESAMPLING_SEED);

  return {
    status: "compared",
    baseline: baseline.run,
    comparisons: others.flatMap((other, at) => compared.slice(at, at + 1).map((one) => shownComparison(other, one))),
    open,
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
    seed: RESAMPLING_SEED,
  };
}
