import { expect, test } from "vitest";
import type { Facet } from "@/lib/domain/table-fields";
import { facetLabels } from "./facet-label";

const labelsOf = (facet: Facet, ...names: readonly string[]) =>
  facetLabels(
    facet,
    names.map((name) => ({ value: name, label: name })),
  );
const shortsOf = (facet: Facet, ...names: readonly string[]) => labelsOf(facet, ...names).map(({ short }) => short);

test("words of Assay begin with a capital", () => {
  expect(shortsOf("verdict", "sub_task", "insufficient_evidence")).toEqual(["Sub-task", "No evidence"]);
  expect(shortsOf("outcome", "unscored")).toEqual(["Not scored"]);
});

test("so do the three buckets, beside families that a source names in its own way", () => {
  expect(shortsOf("bucket", "product", "shop", "voucher", "airline-2")).toEqual([
    "Product",
    "Shop",
    "Voucher",
    "airline-2",
  ]);
});

test.each([
  ["agent", "gpt-4o-mini"],
  ["format", "sn15"],
  ["run", "tau-bench airline"],
] as const)("names that a source gave stay as they are: %s %s", (facet, name) => {
  expect(shortsOf(facet, name)).toEqual([name]);
});

test.each([
  ["Half and half/train", "Half and half/train", "Half and half/train"],
  ["Half and half/never_touch", "Half…half/never touch", "Half and half/never touch"],
  ["A split that goes on and on/train", "A split… and on/train", "A split that goes on and on/train"],
  ["A split that goes on and on/test", "A split … and on/test", "A split that goes on and on/test"],
  ["No pool", "No pool", "No pool"],
])("the pool of %s is whole and in its own word, and the split is cut", (given, short, name) => {
  expect(labelsOf("pool", given)).toEqual([{ name, short, isLong: false }]);
});

test.each([
  ["run", "a-very-long-run-file-name_b.jsonl", "a-very-long-run-file-name_re.jsonl"],
  ["run", "qwen3-4b-sft-lr1e-5-epoch1-eval75", "qwen3-4b-sft-lr3e-5-epoch1-eval75"],
  ["agent", "qwen3-4b-sft-lr1e-5-epoch1-eval75", "qwen3-4b-sft-lr3e-5-epoch1-eval75"],
  ["pool", "shopping-split-2026-v1-seed-17/train", "shopping-split-2026-v2-seed-17/train"],
] as const)(
  "values of %s are told apart by what is shown, and called by their whole names: %s, %s",
  (facet, ...names) => {
    const labels = labelsOf(facet, ...names);

    // The pane cuts the end of what is longer.
    const shown = labels.map(({ short }) => (short.length > 21 ? short.slice(0, 20) : short));
    expect(new Set(shown).size).toBe(2);
    expect(labels.map(({ name }) => name)).toEqual(names);
  },
);

test("names that begin like no other stay whole, for the width that the pane has", () => {
  const names = ["Does not apply: no shop", "3 or more of any kind at all"];

  expect(labelsOf("unseen", ...names).map(({ short }) => short)).toEqual(names);
});

test.each(["run", "agent", "pool"] as const)(
  "names of %s that differ at more places than can be shown are whole and take the lines that they need",
  (facet) => {
    const places = Array.from({ length: 16 }, (_, at) => [...at.toString(2).padStart(4, "0")]);
    const whole = places.map((bits) => bits.map((bit) => `${"-".repeat(20)}${bit}${"-".repeat(20)}`).join(""));
    const names = whole.map((name) => (facet === "pool" ? `${name}/test` : name));

    expect(labelsOf(facet, ...names)).toEqual(names.map((name) => ({ name, short: name, isLong: true })));
    expect(labelsOf(facet, ...names.slice(0, 1)).map(({ isLong }) => isLong)).toEqual([false]);
  },
);

test("the pools of a hundred splits that begin alike take no longer than they should", () => {
  const values = Array.from({ length: 100 }, (_, at) => `shopping-split-of-the-year-2026-v${at}-seed-17`);
  const names = values.flatMap((split) => ["train", "test", "never_touch"].map((pool) => `${split}/${pool}`));
  const started = performance.now();

  for (let turn = 0; turn < 20; turn += 1) labelsOf("pool", ...names);

  // Cut anew for each value they take some seconds.
  expect(performance.now() - started).toBeLessThan(1500);
});
