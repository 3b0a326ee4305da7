import type { ListedRun, RunList, RunListQuery } from "@/lib/contract/runs";
import { groupBy } from "@/lib/filter/group-by";
import type { Asker } from "@/lib/services/blindness/asker";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { runTask } from "@/lib/services/threads/run-task";
import type { RunFigures, RunTries } from "@/lib/stats/run-figures";
import { countRollouts, rolloutScope } from "./count-rollouts";
import { digestRuns, keepFigures, knownFigures, type MeasuredRun } from "./known-figures";
import { countNotTried } from "./not-tried";
import { readTries } from "./read-tries";
import { RESAMPLING_SEED } from "./resampling-seed";
import type { RolloutScope } from "./rollout-cells";
import { declaredTools } from "./run-harness";
import { type RunHeader, readRunHeaders, runFacets } from "./run-headers";
import { problemSuites } from "./run-suites";
import { type RunSums, readRunSums, usualK } from "./run-sums";
import { shownRun } from "./shown-run";
import { sortRuns } from "./sort-runs";

export type RunListRequest = RunListQuery & {
  /** Public id of the corpus. */
  readonly id: string;
};

/**
 * Runs with what can be said of each, a page of them. Sums sort all; intervals are made for the page. Only rollouts that
 * match and that the person may see count, and what is no success has failed (domain 2.1).
 *
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read
 */
export async function listRuns(ctx: Asker, request: RunListRequest): Promise<RunList> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, request.id);
  const { filter, sort, offset, limit } = request;
  const scope = await rolloutScope(ctx, corpus.id, filter);
  const headers = await readRunHeaders(ctx.db, corpus.id);
  const summed = await readRunSums(ctx, scope);
  const runs = summed.flatMap((sums) => {
    const header = headers.get(sums.key);
    return header === undefined ? [] : [{ header, sums }];
  });
  const mostRollouts = runs.reduce((most, { sums }) => Math.max(most, sums.most), 0);
  const k = Math.min(request.k ?? usualK(runs.map(({ sums }) => sums)), Math.max(1, mostRollouts));
  const page = sortRuns(runs, sort, k).slice(offset, offset + limit);

  return {
    items: await describeRuns(ctx, scope, page, k),
    total: runs.length,
    nextOffset: offset + page.length < runs.length && page.length > 0 ? offset + page.length : null,
    k,
    mostRollouts,
    facets: await runFacets(ctx.db, corpus.id, headers.values()),
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
    seed: RESAMPLING_SEED,
  };
}

interface CountedRun {
  readonly header: RunHeader;
  readonly sums: RunSums;
}

/** The figures of a page of runs, from the same counts and by the same functions as those of one run. */
async function describeRuns(
  ctx: Asker,
  scope: RolloutScope,
  page: readonly CountedRun[],
  k: number,
): Promise<ListedRun[]> {
  if (page.length === 0) return [];
  const measured = await measureRuns(ctx, scope, page, k);
  const tools = await declaredTools(
    ctx,
    scope,
    page.flatMap(({ header }) => (header.harness === null ? [header.key] : [])),
  );
  const suites = await problemSuites(
    ctx,
    scope,
    page.flatMap(({ header }) => (header.suite === null ? [header.key] : [])),
  );

  const notTried = await countNotTried(
    ctx,
    scope,
    page.map(({ sums }) => ({ runs: [sums.key], problems: sums.problems })),
  );

  return page.flatMap(({ header, sums }, at) => {
    const found = measured[at];
    if (found === undefined) return [];

    return [
      shownRun({
        ...{ header, sums, missingProblems: notTried[at] ?? 0, ...found },
        ...{ tools: tools.get(header.key), suite: suites.get(header.key) },
      }),
    ];
  });
}

/** The intervals of runs. Those whose counts are as they were are not resampled again, which is most of the work. */
async function measureRuns(
  ctx: Asker,
  scope: RolloutScope,
  page: readonly CountedRun[],
  k: number,
): Promise<readonly (MeasuredRun | undefined)[]> {
  const keys = page.map(({ sums }) => sums.key);
  const digests = await digestRuns(ctx, scope, keys);
  const fromOf = ({ header, sums }: CountedRun, by = digests) =>
    JSON.stringify([by.get(sums.key), header.name, k, RESAMPLING_SEED]);
  const known = page.map((run) => knownFigures(fromOf(run)));
  const unknown = page.filter((_, at) => known[at] === undefined);
  if (unknown.length === 0) return known;

  const unknownKeys = unknown.map(({ sums }) => sums.key);
  const rows = groupBy(await countRollouts(ctx, scope, unknownKeys), (row) => row.run_id);
  const reads = unknown.map(({ header, sums }) => readTries(rows.get(sums.key) ?? [], () => header.name));
  const figures = await figuresOf(
    reads.map((read) => (read.kind === "trials" ? read.tries : undefined)),
    k,
  );
  const made = reads.map((read, at) => ({ read: read.kind === "trials" ? TRIALS : read, figures: figures[at] }));

  // What came in between the digest and the counts belongs to neither of them.
  const after = await digestRuns(ctx, scope, unknownKeys);
  for (const [at, run] of unknown.entries()) {
    const measured = made[at];
    if (measured && fromOf(run) === fromOf(run, after)) keepFigures(fromOf(run), measured);
  }

  return page.map((run, at) => known[at] ?? made[unknown.indexOf(run)]);
}

const TRIALS = { kind: "trials" } as const;

/** Every other run in another thread: somebody waits for all of them. */
async function figuresOf(runs: readonly RunTries[], k: number): Promise<readonly (RunFigures | undefined)[]> {
  const [even, odd] = await Promise.all(
    [0, 1].map((half) => runTask("runs", { runs: runs.filter((_, at) => at % 2 === half), k, seed: RESAMPLING_SEED })),
  );

  return runs.map((_, at) => (at % 2 === 0 ? even : odd)?.[Math.floor(at / 2)]);
}
