import * as z from "zod";
import { addressOf } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { agenticScores } from "@/lib/filter/lab/agentic-scores";
import { confusionCells, labelledAnswers, labelledRows } from "@/lib/filter/lab/labelled-rows";
import { rejectColumn, verdictColumn } from "@/lib/filter/lab/verdict-column";
import { verdictMoves } from "@/lib/filter/lab/verdict-moves";
import type { Context } from "@/lib/services/context";
import { askFilterCurve } from "@/lib/services/filter-lab/filter-curve";
import { askFilterGrid } from "@/lib/services/filter-lab/filter-grid";
import { labScope } from "@/lib/services/filter-lab/lab-scope";
import { loadFacts } from "@/lib/services/filter-lab/load-facts";
import { openScene } from "@/lib/services/filter-lab/open-scene";
import { askWhatIf } from "@/lib/services/filter-lab/what-if";
import { type Figure, ms, quantile, timings } from "./figure";
import type { FactsCorpus } from "./grow-facts";
import { benchOneProblem } from "./one-problem";

const ROUNDS = 7;
const LARGE_PROBLEM = 50_000;
const CALLS = { measure: "calls", similarity: 0.8, keep: 1 } as const;
const THOUGHTS = { measure: "thoughts", similarity: 0.8, keep: 1 } as const;

/** V1: what other thresholds would do over every trajectory, and what it takes to have the facts at hand. */
export async function* benchFilter(ctx: Context, corpus: FactsCorpus): AsyncGenerator<Figure> {
  const what = `${corpus.rows.toLocaleString("en")} trajectories`;
  const databaseUrl = addressOf(ctx.db);
  const before = process.memoryUsage().arrayBuffers;
  const began = process.cpuUsage();
  const cold = await timings(1, () => loadFacts({ databaseUrl, corpusId: corpus.key, withSketches: false }));
  const { user, system } = process.cpuUsage(began);
  const megabytes = (process.memoryUsage().arrayBuffers - before) / 1e6;
  yield {
    id: "",
    what: `facts of ${what} loaded, without sketches (${megabytes.toFixed(0)} MB in arrays)`,
    measured: ms(quantile(cold, 0.5)),
    limit: `${ms((user + system) / 1000)} of processor time here`,
    goal: "a few seconds",
  };
  const scope = await labScope(ctx, corpus.key, [DEFAULT_THRESHOLDS]);
  const scene = await openScene(scope);

  const scans = await timings(ROUNDS, () =>
    queryRows(
      ctx.db,
      z.object({ rows: z.int() }),
      sql`select count(*)::int as rows from trajectory where corpus_id = ${corpus.key}`,
    ),
  );
  const { table, labels } = scene;
  const labelled = labelledRows(table, labels);
  const decided = (of: FilterThresholds) => ({ verdict: verdictColumn(table, of), rejects: rejectColumn(table, of) });
  const matrices = await timings(ROUNDS, async (round) => {
    const [from, to] = [decided(DEFAULT_THRESHOLDS), decided(slid(round))];

    return [verdictMoves(from, to), confusionCells(labelled, labelledAnswers(labelled, to))];
  });
  yield {
    id: "V1",
    what: `verdicts before and after with the confusion of ${corpus.labels.toLocaleString("en")} labels over ${what}, p50 of ${ROUNDS}`,
    measured: ms(quantile(matrices, 0.5)),
    limit: `count(*): ${ms(quantile(scans, 0.5))}`,
    ratio: quantile(matrices, 0.5) / quantile(scans, 0.5),
    goal: "<= 300 ms",
  };
  const labelsWhat = `${corpus.labels.toLocaleString("en")} labels`;
  yield await ownTime(
    `confusion, precision, recall and F1 with intervals of ${labelsWhat}`,
    "<= 200 ms",
    async (round) => {
      const answers = labelledAnswers(labelled, decided(slid(round)));

      return [
        confusionCells(labelled, answers),
        agenticScores(
          labelled,
          answers.map((answer) => (answer === 0 ? 1 : 0)),
        ),
      ];
    },
  );

  const whatIf = (more: Partial<FilterThresholds>) => (round: number) =>
    askWhatIf(ctx, { id: corpus.id, base: corpus.version, thresholds: { ...slid(round), ...more }, labels: "blind" });
  const stages = { coefficientGate: 0.5, dedup: CALLS, capPerProblem: 5, capPerMiner: 50_000 };
  await whatIf({})(ROUNDS);
  yield await ownTime(`what-if over ${what} as the service answers it, warm`, "< 1 s", whatIf({}));
  yield await ownTime("the same with the gate, likeness by calls and both caps", "< 1 s", whatIf(stages));
  yield await ownTime("a curve along one threshold", "", () =>
    askFilterCurve(ctx, { id: corpus.id, thresholds: DEFAULT_THRESHOLDS, along: "agenticShare", labels: "blind" }),
  );
  yield await ownTime("richness against the coefficient", "", () =>
    askFilterGrid(ctx, { id: corpus.id, thresholds: DEFAULT_THRESHOLDS, labels: "blind" }),
  );
  const thoughts = { ...stages, dedup: THOUGHTS };
  const first = await timings(1, whatIf(thoughts));
  yield {
    ...{ id: "", what: "the first what-if by thoughts, which loads the facts with the sketches" },
    ...{ measured: ms(quantile(first, 0.5)), limit: "", goal: "" },
  };
  yield await ownTime("what-if by thoughts after it", "< 1 s", whatIf(thoughts));
  yield await benchOneProblem(Math.min(LARGE_PROBLEM, corpus.rows));
}

/** p50 with the processor time of this process beside it, which load changes less. */
async function ownTime(what: string, goal: string, work: (round: number) => Promise<unknown>): Promise<Figure> {
  const began = process.cpuUsage();
  const samples = await timings(ROUNDS, work);
  const { user, system } = process.cpuUsage(began);

  return {
    ...{ id: "", what: `${what}, p50 of ${ROUNDS}`, measured: ms(quantile(samples, 0.5)), goal },
    limit: `${ms((user + system) / 1000 / ROUNDS)} of processor time each`,
  };
}

/** A slider that is at another place in each round. */
function slid(round: number): FilterThresholds {
  return { ...DEFAULT_THRESHOLDS, agenticShare: 0.5 + round / 20, tokenBudget: 12_000 + round * 100 };
}
