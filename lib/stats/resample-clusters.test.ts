import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { addWeighted, type ClusterSums, createClusterSums, totalsOf } from "./cluster-sums";
import { resampleClusters } from "./resample-clusters";

test("clusters with equal rows share a pattern, and totals are those of all clusters", () => {
  const sums = givenSums([
    [1, 2],
    [0, 5],
    [1, 2],
  ]);

  expect([sums.clusterCount, sums.patternCount, [...sums.multiplicity]]).toEqual([3, 2, [2, 1]]);
  expect([...totalsOf(sums)]).toEqual([2, 9]);
});

test("a row may be added to in parts and in any order", () => {
  const builder = createClusterSums();
  builder.add(9, 1, 2);
  builder.add(9, 0, 1);
  builder.add(9, 1, 3);

  expect([...totalsOf(builder.build(2))]).toEqual([1, 5]);
});

test.each([
  ["few patterns, drawn as counts", 3],
  ["a pattern for each cluster, drawn one by one", 60],
])("%s: as many clusters as there are, each as often as the others", (_, patternCount) => {
  const clusters = Array.from({ length: 60 }, (__, cluster) => [1, (cluster % patternCount) + 1]);
  const sums = givenSums(clusters);
  const draw = resampleClusters(sums, createRng(5, `resample ${patternCount}`).next);
  const weights = new Int32Array(sums.patternCount);
  const totals = new Float64Array(2);
  const drawn: number[] = [];

  for (let round = 0; round < 5_000; round += 1) {
    draw(weights);
    addWeighted(sums, weights, totals);
    expect(totals[0]).toBe(60);
    drawn.push(totals[1] ?? 0);
  }

  // A resample's sum has the sum itself as mean, and 60 times the variance of the clusters as variance.
  const values = clusters.map(([, value]) => value ?? 0);
  expect(sums.patternCount).toBe(patternCount);
  expect(Math.abs(mean(drawn) / (60 * mean(values)) - 1)).toBeLessThan(0.01);
  expect(Math.abs(variance(drawn) / (60 * variance(values)) - 1)).toBeLessThan(0.1);
});

test("the same seed draws the same clusters", () => {
  const sums = givenSums(Array.from({ length: 20 }, (_, cluster) => [cluster]));
  const draws = [1, 1, 2].map((seed) => {
    const weights = new Int32Array(sums.patternCount);
    resampleClusters(sums, createRng(seed, "same").next)(weights);
    return [...weights];
  });

  expect(draws[0]).toEqual(draws[1]);
  expect(draws[0]).not.toEqual(draws[2]);
});

function givenSums(rows: readonly (readonly number[])[]): ClusterSums {
  const builder = createClusterSums();
  for (const [cluster, row] of rows.entries()) {
    for (const [column, amount] of row.entries()) if (amount !== 0) builder.add(cluster, column, amount);
  }

  return builder.build(rows[0]?.length ?? 0);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / numbers.length;
}

function variance(numbers: readonly number[]): number {
  const middle = mean(numbers);

  return mean(numbers.map((number) => (number - middle) ** 2));
}
