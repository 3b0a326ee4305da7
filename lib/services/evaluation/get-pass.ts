import type { PassQuery, PassReport } from "@/lib/contract/evaluation";
import type { Asker } from "@/lib/services/blindness/asker";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { passCurve } from "@/lib/stats/pass-curve";
import { countRollouts, rolloutScope } from "./count-rollouts";
import { findRuns, runsOfKeys } from "./find-runs";
import { countNotTried } from "./not-tried";
import { readTries } from "./read-tries";
import { RESAMPLING_SEED } from "./resampling-seed";
import { runTotals } from "./run-totals";
import { shownFigure } from "./shown-figure";

/**
 * pass@k and pass^k of a run, or of all runs of a corpus with their rollouts added up by problem. Whatever is no success
 * has failed: crashes, time-outs and what nobody scored count in the full suite (domain 2.1).
 *
 * @returns refused where the attempts are no independent trials
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read or a name of several runs
 */
export async function getPass(ctx: Asker, { corpus: id, run, filter, ks }: PassQuery): Promise<PassReport> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const scope = await rolloutScope(ctx, corpus.id, filter);
  const named = run === undefined ? undefined : await findRuns(ctx.db, corpus, [run]);
  const rows = await countRollouts(
    ctx,
    scope,
    named?.map(({ key }) => key),
  );
  const keys = [...new Set(rows.map((row) => row.run_id))];
  const runs = named ?? (await runsOfKeys(ctx.db, keys));

  const wordOf = new Map(runs.map((found) => [found.key, found.run.word]));
  const read = readTries(rows, (key) => wordOf.get(key) ?? "");
  if (read.kind === "refused") return { status: "refused", reason: read.reason };

  const [missingProblems = 0] = await countNotTried(ctx, scope, [{ runs: keys, problems: read.tries.length }]);
  const { rollouts, successes, failures } = runTotals(rows);
  return {
    status: "measured",
    runs: runs.map((found) => found.run),
    ...{ problems: read.tries.length, rollouts, successes, failures },
    points: passCurve(read.tries, { ks, seed: RESAMPLING_SEED }).map(({ k, passAtK, passHatK, tooFew }) => {
      return { k, passAtK: shownFigure(passAtK), passHatK: shownFigure(passHatK), tooFew: [...tooFew] };
    }),
    missingProblems,
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
    seed: RESAMPLING_SEED,
  };
}
