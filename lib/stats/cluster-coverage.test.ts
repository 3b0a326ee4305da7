import { expect, test } from "vitest";
import { createRng, type Rng } from "@/lib/demo/rng";
import { type ClusterTally, shareOfClusters } from "./cluster-ratio";

test("where labels of a problem repeat each other, few problems with nearly all marks are held too", () => {
  const rng = createRng(3, "alike problems");
  let held = 0;

  for (let run = 0; run < 2_000; run += 1) {
    const found = shareOfClusters(
      Array.from({ length: 12 }, () => ({ count: 10, sum: rng.chance(0.9) ? 10 : 0 })),
      "none",
    );
    if (found.kind === "estimated" && found.interval.low <= 0.9 && 0.9 <= found.interval.high) held += 1;
  }

  expect(held / 2_000).toBeGreaterThan(0.93);
});

test.each([
  [0.05, 0.2],
  [0.3, 0.2],
  [0.3, 0.6],
])("of 1,500 samples of 60 problems with rate %f and likeness %f, 93 to 97 in 100 intervals hold it", (rate, alike) => {
  const rng = createRng(5, `shares ${rate} ${alike}`);
  let held = 0;

  for (let run = 0; run < 1_500; run += 1) {
    const found = shareOfClusters(
      Array.from({ length: 60 }, () => clusterOf(rng.between(1, 9), rate, alike)),
      "none",
    );
    if (found.kind === "estimated" && found.interval.low <= rate && rate <= found.interval.high) held += 1;
  }

  expect(held / 1_500).toBeGreaterThan(0.93);
  expect(held / 1_500).toBeLessThan(0.97);

  // With the chance of `alike` all labels of a problem repeat one draw: their correlation is its square.
  function clusterOf(count: number, chance: number, share: number): ClusterTally {
    const common = rng.chance(chance) ? 1 : 0;
    let sum = 0;
    for (let label = 0; label < count; label += 1) {
      if (rng.chance(share)) sum += common;
      else if (rng.chance(chance)) sum += 1;
    }
    return { count, sum };
  }
});

test.each([
  // With Student's t for the plain number of problems it is 0.922 of 6,000.
  [12, 64],
  // With the linearised variance it is 0.925 of 4,000.
  [60, 300],
])(
  "of 3,000 samples of %i problems of sizes as %i / rank, 94 to 98 in 100 intervals hold the rate",
  (problems, first) => {
    const sizes = Array.from({ length: problems }, (_, rank) => Math.round(first / (rank + 1)));

    const held = heldOf(3_000, sizes, createRng(6, "unequal problems"));

    expect(held).toBeGreaterThan(0.94);
    expect(held).toBeLessThan(0.98);
  },
);

test("where one problem has nearly all labels and repeats itself, the interval does not take its share for that of all", () => {
  const held = heldOf(500, [32 * 76, ...Array<number>(19).fill(4)], createRng(6, "one problem"));

  // With the linearised variance it is 0.56: the one shows hardly any variance beside a ratio that is its own.
  expect(held).toBeGreaterThan(0.95);
});

/** How often intervals of problems of these sizes hold a rate of a half, at a likeness of 0.2. */
function heldOf(runs: number, sizes: readonly number[], rng: Rng): number {
  let held = 0;
  for (let run = 0; run < runs; run += 1) {
    const found = shareOfClusters(
      sizes.map((size) => urnOf(rng, { size, rate: 0.5, likeness: 0.2 })),
      "none",
    );
    if (found.kind === "estimated" && found.interval.low <= 0.5 && 0.5 <= found.interval.high) held += 1;
  }

  return held / runs;
}

test("of few problems of which few have any mark, 95 to 98 in 100 intervals hold the rate", () => {
  const rng = createRng(7, "nearly none");
  let held = 0;

  for (let run = 0; run < 2_000; run += 1) {
    const found = shareOfClusters(
      Array.from({ length: 40 }, () => urnOf(rng, { size: 3, rate: 0.05, likeness: 0.6 })),
      "none",
    );
    if (found.kind === "estimated" && found.interval.low <= 0.05 && 0.05 <= found.interval.high) held += 1;
  }

  // From what the clusters show alone it is 0.917.
  expect(held / 2_000).toBeGreaterThan(0.95);
  expect(held / 2_000).toBeLessThan(0.98);
});

/** Pólya's: each label of a problem makes the next more like it; the likeness is their intraclass correlation. */
function urnOf(
  rng: Rng,
  { size, rate, likeness }: { readonly size: number; readonly rate: number; readonly likeness: number },
): ClusterTally {
  const more = likeness / (1 - likeness);
  let sum = 0;
  for (let label = 0; label < size; label += 1) if (rng.chance((rate + sum * more) / (1 + label * more))) sum += 1;

  return { count: size, sum };
}
