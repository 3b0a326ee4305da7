import type { ProblemRun } from "@/lib/contract/problems";
import type { Asker } from "@/lib/services/blindness/asker";
import { countRollouts, type RolloutRow, rolloutScope } from "@/lib/services/evaluation/count-rollouts";
import { type FoundRun, runsOfKeys } from "@/lib/services/evaluation/find-runs";
import { unknownRollouts } from "@/lib/services/evaluation/nothing-scored";
import { readTries } from "@/lib/services/evaluation/read-tries";
import { passAtK, passHatK } from "@/lib/stats/pass-at-k";
import { wilsonInterval } from "@/lib/stats/wilson";
import type { LocatedProblem } from "./locate-problem";

const KS = [1, 2, 4, 8, 16, 32];

/** How a problem went in each run that tried it, in the order of their making. What the person reviews blind is left out. */
export async function problemRuns(asker: Asker, problem: LocatedProblem): Promise<ProblemRun[]> {
  const scope = await rolloutScope(asker, problem.corpus_id, `problem:${problem.ext_id}`);
  const rows = (await countRollouts(asker, scope)).filter(({ problem_id }) => problem_id === problem.id);
  const runs = await runsOfKeys(
    asker.db,
    rows.map(({ run_id }) => run_id),
  );

  return runs.flatMap((found) => rows.filter(({ run_id }) => run_id === found.key).map((row) => toRun(row, found)));
}

function toRun(row: RolloutRow, { run }: FoundRun): ProblemRun {
  const { rollouts, successes, crashed, timed_out: timedOut, unscored, open } = row;
  const read = readTries([row], () => run.name);

  return {
    ...{ run, rollouts, successes, unknown: unknownRollouts([row]), crashed, timedOut, unscored, open },
    pass: read.kind === "refused" ? { status: "refused", reason: read.reason } : measured({ rollouts, successes }),
  };
}

function measured(tries: { readonly rollouts: number; readonly successes: number }): ProblemRun["pass"] {
  const { rollouts, successes } = tries;
  const { low, high } = wilsonInterval(successes / rollouts, rollouts);
  const ks = [...new Set([...KS.filter((k) => k < rollouts), rollouts])];

  return {
    status: "measured",
    interval: [low, high],
    points: ks.map((k) => ({ k, passAtK: passAtK(tries, k), passHatK: passHatK(tries, k) })),
  };
}
