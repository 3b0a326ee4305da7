import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { MOST_COMPARED } from "@/lib/domain/run-order";
import { groupBy } from "@/lib/filter/group-by";
import type { Context } from "@/lib/services/context";
import { countRollouts, rolloutScope } from "@/lib/services/evaluation/count-rollouts";
import { getComparison } from "@/lib/services/evaluation/get-comparison";
import { listRuns } from "@/lib/services/evaluation/list-runs";
import { readRunSums } from "@/lib/services/evaluation/run-sums";
import { passCurve } from "@/lib/stats/pass-curve";
import { type Figure, ms, quantile, timings } from "./figure";
import type { RolloutCorpus } from "./grow-rollouts";

const ROUNDS = 7;
const KS = Array.from({ length: 10 }, (_, at) => at + 1);
const CountRow = z.object({ run_id: z.int(), problem_id: z.int(), n: z.int(), c: z.int() });

/** P1: pass@1 to 10 of every run from the kept counts, beside the scan that groups the trajectories; and a page of runs. */
export async function* benchPass(ctx: Context, corpus: RolloutCorpus): AsyncGenerator<Figure> {
  const scope = await rolloutScope(ctx, corpus.key, "");
  const what = sizeOf(corpus);
  const grouped = sql`select t.run_id, t.problem_id, count(*)::int as n,
    count(*) filter (where t.outcome = 'success')::int as c
    from trajectory t where t.corpus_id = ${corpus.key} group by 1, 2`;
  const scan = () =>
    queryRows(ctx.db, z.object({ rows: z.int() }), sql`select count(*)::int as rows from (${grouped}) g`);
  const pass = async () => (await readRunSums(ctx, scope)).map((run) => KS.map((k) => run.passAt(k)));
  const [scanned, kept, live] = await inTurn([
    scan,
    pass,
    async () => (await readRunSums(ctx, { ...scope, isWhole: false })).map((run) => KS.map((k) => run.passAt(k))),
  ]);

  yield {
    id: "P1",
    what: `pass@1 to 10 of every run, ${what}, p50 of ${ROUNDS} (grouped anew ${ms(live ?? Number.NaN)})`,
    measured: ms(kept ?? Number.NaN),
    limit: `GROUP BY scan: ${ms(scanned ?? Number.NaN)}`,
    ratio: (kept ?? Number.NaN) / (scanned ?? Number.NaN),
    goal: "<= 0.2",
  };

  const list = () => listRuns(ctx, { id: corpus.id, filter: "", sort: "-passAtK", offset: 0, limit: 50 });
  // The figures of runs that were listed before are known.
  const first = await timings(1, list);
  const page = await timings(ROUNDS, list);
  yield {
    id: "",
    what: `a page of 50 runs with their intervals, ${what}, p50 of ${ROUNDS} (the first time ${ms(quantile(first, 0.5))})`,
    measured: ms(quantile(page, 0.5)),
    limit: "",
    goal: "",
  };
}

/** P2: resampling every curve of a corpus. Processor time is said too, since the machine may be shared. */
export async function* benchResampling(ctx: Context, corpus: RolloutCorpus): AsyncGenerator<Figure> {
  const rows = await queryRows(
    ctx.db,
    CountRow,
    sql`select run_id, problem_id, rollouts as n, successes as c from rollout_count where corpus_id = ${corpus.key}`,
  );
  const runs = [...groupBy(rows, ({ run_id }) => run_id).values()].map((of) =>
    of.map(({ problem_id, n, c }) => ({ problem: String(problem_id), rollouts: n, successes: c })),
  );
  const began = process.cpuUsage();
  const start = performance.now();
  for (const tries of runs) passCurve(tries, { ks: KS, seed: 1 });
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(began);

  yield {
    id: "P2",
    what: `10,000 resamples of the curves to k = 10 of ${runs.length} runs × ${corpus.problems} problems`,
    measured: ms(wallMs),
    limit: `${ms((user + system) / 1000)} of processor time`,
    goal: "<= 1 s for 1,000 resamples",
  };
}

/** The comparison of as many runs as are compared at most. */
export async function* benchCompare(ctx: Context, corpus: RolloutCorpus): AsyncGenerator<Figure> {
  const runs = corpus.runIds.slice(0, MOST_COMPARED).join(",");
  const scope = await rolloutScope(ctx, corpus.key, "");
  const began = process.cpuUsage();
  const all = await timings(ROUNDS, () =>
    getComparison(ctx, { id: corpus.id, runs, slice: "bucket", filter: "", k: corpus.each }),
  );
  const { user, system } = process.cpuUsage(began);
  const counting = await timings(ROUNDS, () => countRollouts(ctx, scope));

  yield {
    id: "P3",
    what: `comparison of ${sizeOf(corpus)} with curves, slices and intervals, p50 of ${ROUNDS} (counts alone ${ms(quantile(counting, 0.5))})`,
    measured: ms(quantile(all, 0.5)),
    limit: `${ms((user + system) / 1000 / ROUNDS)} of processor time each`,
    goal: "<= 1 s",
  };
}

function sizeOf({ runs, problems, each }: RolloutCorpus): string {
  return `${runs.toLocaleString("en")} runs × ${problems.toLocaleString("en")} problems × ${each}`;
}

/** p50 of each, taken in turn, so that all meet the same load. */
async function inTurn(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const samples = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, work] of works.entries()) samples[at]?.push(...(await timings(1, work)));
  }

  return samples.map((of) => quantile(of, 0.5));
}
