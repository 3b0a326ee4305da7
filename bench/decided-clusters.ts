import { performance } from "node:perf_hooks";
import { createRng } from "@/lib/demo/rng";
import { groupBy } from "@/lib/filter/group-by";
import type { ClusteredProblems } from "@/lib/leak/cluster-problems";
import { remakeClusters, type TouchedClusters } from "@/lib/leak/remake-clusters";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";
import { undoClusterDecision } from "@/lib/services/clusters/undo-cluster-decision";
import type { Context } from "@/lib/services/context";
import { type Figure, ms, quantile, timings } from "./figure";

const DECISIONS = 1000;
const STORED = 20;

/** What the clusters that a drawn join touches take to be made anew, without a database. */
export function benchDecided({ first, edges, near }: ClusteredProblems): Figure {
  const rng = createRng(1, "decided clusters");
  const members = groupBy([...first.keys()], (place) => first[place] ?? place);
  const edgesAt = groupBy(edges, ({ a }) => a);
  const nearAt = groupBy(
    near.flatMap((pair) => [pair.a, pair.b].map((end) => ({ end, pair }))),
    ({ end }) => end,
  );
  const samples = Array.from({ length: DECISIONS }, () => {
    const joined = [rng.between(0, first.length - 1), rng.between(0, first.length - 1)];
    const own = [...new Set(joined.map((place) => first[place] ?? place))].flatMap((key) => members.get(key) ?? []);
    const pairs = [...new Set(own.flatMap((place) => (nearAt.get(place) ?? []).map(({ pair }) => pair)))];
    const places = [...new Set([...own, ...pairs.flatMap(({ a, b }) => [a, b])])].toSorted((a, b) => a - b);
    const placeOf = new Map(places.map((place, at) => [place, at]));
    const at = (place = 0) => placeOf.get(place) ?? 0;
    const touched: TouchedClusters = {
      stays: places.map((place) => (own.includes(place) ? undefined : first[place])),
      edges: [
        ...own.flatMap((place) => (edgesAt.get(place) ?? []).map(({ a, b }) => ({ a: at(a), b: at(b) }))),
        { a: at(joined[0]), b: at(joined[1]) },
      ],
      near: pairs.map(({ a, b, similarity }) => ({ a: at(a), b: at(b), similarity })),
      refused: [],
    };
    const start = performance.now();
    remakeClusters(touched);

    return performance.now() - start;
  });

  return {
    ...{
      id: "K1 incremental",
      what: `the clusters that a decision touches among ${first.length.toLocaleString("en")}`,
    },
    measured: `p50 ${ms(quantile(samples, 0.5))}, p95 ${ms(quantile(samples, 0.95))}`,
    ...{ limit: "", goal: "<= 10 ms at p95" },
  };
}

/** Joining two drawn problems and taking it back, as a person does it, in a corpus whose clusters are made. */
export async function benchDecisions(
  ctx: Context,
  corpus: { readonly key: number; readonly id: string },
): Promise<Figure> {
  const rng = createRng(2, "decided clusters");
  const { id } = corpus;
  const problems = await ctx.db.problem.findMany({
    where: { corpusId: corpus.key },
    orderBy: { id: "asc" },
    select: { extId: true },
  });
  const decisions: string[] = [];
  const joined = await timings(STORED, async () => {
    const [a = "", b = ""] = rng.sample(problems, 2).map(({ extId }) => extId);
    decisions.push((await decideCluster(ctx, { id, kind: "join", a, b, note: "Of the bench." })).decision);
  });
  const undone = await timings(STORED, (at) => undoClusterDecision(ctx, { id, decision: decisions[at] ?? "" }));

  return {
    ...{ id: "", what: `a join as a person decides it, and taking it back, p50 and p95 of ${STORED}` },
    measured: [joined, undone]
      .map((taken) => [0.5, 0.95].map((share) => ms(quantile(taken, share))).join(", "))
      .join("; "),
    ...{ limit: "", goal: "" },
  };
}
