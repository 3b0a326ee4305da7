import { createRng } from "@/lib/demo/rng";
import { type ClusteredProblems, clusterProblems } from "@/lib/leak/cluster-problems";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { listClusters } from "@/lib/services/clusters/list-clusters";
import { makeClusters } from "@/lib/services/clusters/make-clusters";
import { readLeakProblems } from "@/lib/services/clusters/read-leak-problems";
import type { Context } from "@/lib/services/context";
import { benchDecided, benchDecisions } from "./decided-clusters";
import { type Figure, ms, quantile, timings } from "./figure";
import { growProblems } from "./grow-problems";

const ROUNDS = 5;

/** K1: leak clusters of so many templated queries, alone and as the job makes them in a database. */
export async function* benchClusters(ctx: Context, databaseUrl: string, queries: number): AsyncGenerator<Figure> {
  const problems = makeProblems(queries);
  const what = `${queries.toLocaleString("en")} queries`;
  let made: ClusteredProblems | undefined;
  const began = process.cpuUsage();
  const taken = await timings(1, async () => {
    made = clusterProblems(problems, { cuts: [], joins: [], refused: [] });
  });
  const { user, system } = process.cpuUsage(began);
  yield {
    id: "K1",
    what: `leak clusters and ${(made?.proposals.length ?? 0).toLocaleString("en")} proposals of ${what}`,
    measured: ms(quantile(taken, 0.5)),
    limit: `${ms((user + system) / 1000)} of processor time`,
    goal: "<= 15 s",
  };
  if (made !== undefined) yield benchDecided(made);

  const corpus = await growProblems(ctx, databaseUrl, problems);
  const make = async () => makeClusters(ctx.db, { databaseUrl, corpusId: corpus.key, onDone: async () => undefined });
  const [first = 0, again = 0] = await timings(2, make);
  const read = await timings(1, () => readLeakProblems(ctx, corpus.key));
  yield {
    ...{ id: "", what: `the same as the job makes them: the first time; again, where nothing changes`, goal: "" },
    ...{ measured: `${ms(first)}; ${ms(again)}`, limit: `reading them: ${ms(quantile(read, 0.5))}` },
  };
  yield await benchDecisions(ctx, corpus);
  const listed = await timings(ROUNDS, () => listClusters(ctx, { id: corpus.id, size: "several", limit: 50 }));
  yield {
    ...{ id: "", what: `first page of their clusters with all figures, p50 of ${ROUNDS}` },
    ...{ measured: ms(quantile(listed, 0.5)), limit: "", goal: "" },
  };
}

const THINGS = 4000;
const WORDS = 20_000;
const TEMPLATES = ["Looking for", "Show me", "I need", "Find a shop that sells"];

/** Queries of a few templates with words of their own; one in fifty is that of another problem, with a word more. */
function makeProblems(count: number): readonly LeakProblem[] {
  const rng = createRng(1, "leak clusters");
  const wordOf = (at: number) => `w${at.toString(36)}`;
  const queries: string[] = [];

  return Array.from({ length: count }, (_, at): LeakProblem => {
    const own = Array.from({ length: 6 }, () => wordOf(rng.between(0, WORDS - 1))).join(" ");
    const fresh = `${TEMPLATES[at % TEMPLATES.length]} ${wordOf(at % THINGS)} ${own} with free shipping and cash on delivery`;
    const query = at % 50 === 49 ? `${queries[rng.between(0, at - 1)]} please` : fresh;
    queries.push(query);
    const goldIds = [String(100_000_000 + rng.between(0, count * 2))];

    return { name: `p${at}`, query, goldIds, recommendedIds: [], viewedIds: [], titles: [] };
  });
}
