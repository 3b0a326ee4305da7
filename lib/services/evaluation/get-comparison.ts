import {
  type ComparedProblem,
  type ComparedRun,
  type Comparison,
  type ComparisonQuery,
  MOST_NAMED,
  MOST_PROBLEMS,
} from "@/lib/contract/comparison";
import { isAllowed } from "@/lib/domain/policy";
import type { Asker } from "@/lib/services/blindness/asker";
import { countLeftOut, reviewsBlind } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { runTask } from "@/lib/services/threads/run-task";
import { countParts, countRecoverable } from "@/lib/stats/problem-cells";
import { countProblems, mostDifferent } from "./compared-problems";
import { countRollouts, rolloutScope } from "./count-rollouts";
import { findRuns } from "./find-runs";
import { countUnscored, unknownRollouts } from "./nothing-scored";
import { readProblemFacts } from "./problem-facts";
import { RESAMPLING_SEED } from "./resampling-seed";
import { readRunFacts } from "./run-facts";
import { declaredTools } from "./run-harness";
import { runTotals } from "./run-totals";
import { shownComparison } from "./shown-comparison";
import { shownFigure } from "./shown-figure";
import { type ReadRun, readRun, readSlices, shownSlice } from "./slice-parts";
import { sliceProblems } from "./slice-problems";

/** Figures reach as far as this unless more is asked for. */
const USUAL_K = 8;

/**
 * Runs side by side: curves, headroom, slices, each against the first, and the counts of the problems that differ most. Whatever is no
 * success has failed (domain 2.1). All runs are counted by one statement, so that they are of one moment.
 *
 * @returns a run whose attempts are no independent trials with the reason and without figures
 * @throws ServiceError NOT_FOUND, or INVALID for a filter that cannot be read or a run that is named twice
 */
export async function getComparison(
  ctx: Asker,
  { id, runs: words, k: wanted, slice, filter }: ComparisonQuery & { readonly id: string },
): Promise<Comparison> {
  requirePermission(ctx, "read");
  const corpus = await getCorpusKey(ctx.db, id);
  const found = await findRuns(ctx.db, corpus, words.split(","));
  const keys = found.map(({ key }) => key);
  if (new Set(keys).size < keys.length) throw new ServiceError("INVALID", "A run is named twice; name different runs.");

  const scope = await rolloutScope(ctx, corpus.id, filter);
  const rows = await countRollouts(ctx, scope, keys);
  const read = found.map((run) =>
    readRun(
      run,
      rows.filter((row) => row.run_id === run.key),
    ),
  );
  const measured = read.flatMap((run) => (run.tries.kind === "trials" ? [{ ...run, tries: run.tries.tries }] : []));
  const counted = measured.flatMap((run) => run.rows);
  const mostK = Math.max(1, runTotals(counted).most);
  const k = Math.min(wanted ?? USUAL_K, mostK);

  const named = await nameClusters(ctx, corpus.id);
  const clusterOf = new Map(counted.map((row) => [row.problem_id, row[named]]));
  const problems = (await readProblemFacts(ctx.db, [...clusterOf.keys()])).map((facts) => {
    return { ...facts, cluster: clusterOf.get(facts.id) ?? facts.key };
  });
  const sliced = sliceProblems(problems, slice, filter);
  const parts = readSlices(sliced.items, read);
  const triesOf = (part: ReadRun | undefined) => (part?.tries.kind === "trials" ? part.tries.tries : undefined);
  const isBaselineMeasured = read[0]?.tries.kind === "trials";
  const asked = { runs: measured.map(({ tries }) => tries), k, seed: RESAMPLING_SEED };
  // The largest part first: the others share the second thread.
  const [curves, slices, comparisons, tools] = await Promise.all([
    runTask("curves", asked),
    runTask("slices", { k, slices: parts.map((runs) => runs.map(triesOf)), seed: RESAMPLING_SEED }),
    isBaselineMeasured ? runTask("paired", asked) : [],
    declaredTools(
      ctx,
      scope,
      found.flatMap(({ key, run }) => (run.harness === null ? [key] : [])),
    ),
  ]);
  const about = await readRunFacts(ctx.db, keys);
  const place = new Map(measured.map(({ run }, at) => [run.key, at]));
  const cells = new Map(counted.map((row) => [`${row.run_id} ${row.problem_id}`, row]));
  const compared = problems.map(
    ({ id: key, extId, cluster: _, ...facts }): ComparedProblem => ({
      ...facts,
      id: extId,
      cells: keys.map((run) => {
        const row = cells.get(`${run} ${key}`);
        return row ? [row.successes, row.rollouts, unknownRollouts([row])] : null;
      }),
    }),
  );

  return {
    runs: read.map(({ run, tries, rows: ofRun }): ComparedRun => {
      const of = curves[place.get(run.key) ?? -1];
      const declared = tools.get(run.key);
      const shown = {
        ...run.run,
        ...(about.get(run.key) ?? { suite: null, agent: null }),
        declaredTools: declared === undefined ? null : [...declared],
      };
      if (ofRun.length === 0) return { ...shown, measured: { status: "empty" } };
      if (tries.kind === "refused") return { ...shown, measured: { status: "refused", reason: tries.reason } };
      if (of === undefined) throw new RangeError("A run that is measured has figures.");

      return {
        ...shown,
        measured: {
          status: "measured",
          ...runTotals(ofRun),
          unscoredProblems: countUnscored(ofRun),
          points: of.points.map(({ k: at, passAtK, passHatK, tooFew }) => ({
            k: at,
            passAtK: shownFigure(passAtK),
            passHatK: shownFigure(passHatK),
            tooFew: { count: tooFew.length, first: tooFew.slice(0, MOST_NAMED) },
            recoverable: countRecoverable(ofRun, at),
          })),
          parts: countParts(ofRun),
          headroom: shownFigure(of.headroom),
        },
      };
    }),
    k,
    mostK,
    problems: [...mostDifferent(compared, MOST_PROBLEMS)],
    counts: countProblems(
      compared,
      read.flatMap(({ tries }, at) => (tries.kind === "trials" ? [at] : [])),
    ),
    slices: {
      by: slice,
      all: sliced.all,
      alone: sliced.alone,
      items: sliced.items.map(({ value, filter: text, problems: ofSlice }, at) => ({
        value,
        filter: text,
        problems: ofSlice.length,
        runs: (parts[at] ?? []).map((part, nth) => shownSlice(part, slices[at]?.[nth])),
      })),
    },
    comparisons: measured.slice(1).flatMap(({ run }, at) => {
      const pair = comparisons[at];
      return pair === undefined ? [] : [shownComparison(run, pair)];
    }),
    leftOut: (await countLeftOut(ctx, corpus.id)) ?? null,
    seed: RESAMPLING_SEED,
  };
}

/** What joins problems says what their rewards want, so who may not know that is told of problems with the same query. */
async function nameClusters(ctx: Asker, corpusId: number): Promise<"cluster" | "same_query"> {
  const mayKnow = isAllowed(ctx.person.role, "see_releases") && !(await reviewsBlind(ctx, corpusId));

  return mayKnow ? "cluster" : "same_query";
}
