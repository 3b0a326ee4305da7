import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { createClusterSums } from "./cluster-sums";
import { estimateAll, type Statistic } from "./estimate-all";
import { estimateMean } from "./estimate-mean";
import { percentileInterval } from "./percentile-interval";
import { share } from "./point";
import { resampleMeans } from "./resample-means";
import { sumsOfKinds } from "./sums-of-kinds";

const rng = createRng(23, "kinds");

/** What a kind adds: nothing, or a count, something of its own and at times the count once more. */
const amountsOf = ({ kind }: { readonly kind: number }) =>
  kind === 0 ? [] : ([[0, 1], [1, kind / 7], [2, 1], ...(kind % 2 === 0 ? ([[3, kind / 3]] as const) : [])] as const);
const WIDTH = 4;

function givenThings(count: number, clusters: number, kinds = 6) {
  return Array.from({ length: count }, () => ({
    cluster: `c${rng.between(1, clusters)}`,
    kind: rng.between(0, kinds - 1),
  }));
}

/** The same things, each by itself. */
function oneByOne(things: ReturnType<typeof givenThings>) {
  const names = [...new Set(things.map(({ cluster }) => cluster))];
  const builder = createClusterSums();
  for (const thing of things) {
    for (const [column, amount] of amountsOf(thing)) builder.add(names.indexOf(thing.cluster), column, amount);
  }

  return builder.build(WIDTH);
}

test.each([
  ["of many things each", 200, 12],
  ["of one thing or a few", 120, 90],
  ["that are all alike", 60, 60],
])("sums of clusters %s are those of the things one by one, to the last digit", (_, count, clusters) => {
  const things = givenThings(count, clusters, clusters === 60 ? 2 : 6);

  expect(sumsOfKinds(things, WIDTH, amountsOf)).toEqual(oneByOne(things));
});

test.each([
  ["few patterns", 400, 300, 3],
  ["a pattern for nearly each cluster", 90, 20, 6],
])(
  "with %s a mean and several of them at once have the interval that any statistic has",
  (_, count, clusters, kinds) => {
    const sums = sumsOfKinds(givenThings(count, clusters, kinds), WIDTH, amountsOf);
    const ratio =
      (sum: number, of: number): Statistic<Float64Array> =>
      (totals) =>
        share(totals[sum] ?? 0, totals[of] ?? 0, "Nothing.");
    const statistics = [ratio(1, 0), ratio(1, 2), ratio(3, 2)];
    const random = () => createRng(4, "intervals");
    const estimates = estimateAll(sums, statistics, { prepare: (totals) => totals, rng: random() });

    const means = [
      { sum: 1, count: 0 },
      { sum: 1, count: 2 },
      { sum: 3, count: 2 },
    ];
    const intervals = resampleMeans(sums, means, random()).map((resampled) => percentileInterval(resampled));
    const [first] = statistics;
    if (first === undefined) throw new Error("There is no statistic.");
    const alone = estimateAll(sums, [first], { prepare: (totals) => totals, rng: random() })(first);

    expect(statistics.map((statistic) => estimates(statistic))).toMatchObject(
      intervals.map((found) => (found.kind === "found" ? { kind: "estimated", interval: found.interval } : found)),
    );
    expect(estimateMean(sums, "Nothing.", random())).toEqual(alone);
  },
);

test("of nothing, and of too little, it is said why there is no interval", () => {
  expect(estimateMean(sumsOfKinds([], WIDTH, amountsOf), "Nothing.", createRng(1, "none"))).toEqual({
    kind: "undefined",
    n: 0,
    reason: "Nothing.",
  });
  expect(
    estimateMean(sumsOfKinds([{ cluster: "a", kind: 1 }], WIDTH, amountsOf), "Nothing.", createRng(1, "one")),
  ).toMatchObject({ kind: "too_few", value: 1 / 7 });
});
