import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { AlikeThoughts, COMPARED_ALL } from "./alike-thoughts";
import { SKETCH_VALUES } from "./fact-table";

const rng = createRng(7, "sketches");
const aValue = () => rng.between(1, 65_535);
const aSketch = () => Array.from({ length: SKETCH_VALUES }, aValue);

/** The same but for so many of its values. */
function changed(sketch: readonly number[], values: number): number[] {
  const places = new Set<number>();
  while (places.size < values) places.add(rng.between(0, SKETCH_VALUES - 1));

  return sketch.map((value, at) => (places.has(at) ? (value % 65_535) + 1 : value));
}

/** The representative of each row; -1 where it begins a group. */
function groups(sketches: readonly (readonly number[])[], similarity: number): number[] {
  const alike = new AlikeThoughts(Uint16Array.from(sketches.flat()), { similarity, most: sketches.length });

  return sketches.map((_, row) => {
    const first = alike.find(row);
    if (first < 0) alike.add(row);
    return first;
  });
}

function groupsByHand(sketches: readonly (readonly number[])[], similarity: number): number[] {
  const firsts: number[] = [];

  return sketches.map((sketch, row) => {
    const first = firsts.find((one) => {
      const same = sketch.filter((value, at) => value === sketches[one]?.[at]).length;
      return same / SKETCH_VALUES >= similarity;
    });
    if (first === undefined) firsts.push(row);
    return first ?? -1;
  });
}

test.each([
  [0.5, 32],
  [0.8, 12],
  [0.9, 6],
  [1, 0],
])("of many representatives those that are alike to %d are found, and no others", (similarity, mayDiffer) => {
  const unlike = Array.from({ length: COMPARED_ALL + 300 }, aSketch);
  const more = unlike.flatMap((sketch) => [changed(sketch, mayDiffer), changed(sketch, mayDiffer + 1)]);
  const sketches = [...unlike, ...more];

  const found = groups(sketches, similarity);

  expect(found).toEqual(groupsByHand(sketches, similarity));
  expect(found.filter((first) => first >= 0).length).toBeGreaterThanOrEqual(unlike.length);
});

/** 12 of 64 values, one or two in every band of the other half. */
const TOLD_APART = new Set([32, 34, 36, 40, 42, 44, 46, 50, 52, 54, 56, 61]);

test.each([
  [COMPARED_ALL - 2, "found"],
  [COMPARED_ALL + 2, "missed"],
])("after %d that share half of their values, a pair with nothing else whole in common is %s", (before, end) => {
  const half = aSketch().slice(0, SKETCH_VALUES / 2);
  const template = Array.from({ length: before }, () => [...half, ...aSketch().slice(SKETCH_VALUES / 2)]);
  const one = [...half, ...aSketch().slice(SKETCH_VALUES / 2)];
  const twin = one.map((value, at) => (TOLD_APART.has(at) ? (value % 65_535) + 1 : value));

  const found = groups([...template, one, twin], 0.8).at(-1);

  expect(found).toBe(end === "found" ? before : -1);
});

test("rows without thoughts are alike to none", () => {
  const none = Array.from({ length: SKETCH_VALUES }, () => 0);

  expect(groups([none, none, aSketch(), none], 0.5)).toEqual([-1, -1, -1, -1]);
});
