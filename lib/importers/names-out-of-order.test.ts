import { expect, test } from "vitest";
import { createRng, type Rng } from "@/lib/demo/rng";
import { hasNamesOutOfOrder } from "./names-out-of-order";

test.each([
  '{"1": {"x": "}", "y": [{"0": 1}]}, "2": {"10": 1, "b": 2}, "c": 3}',
  '[{"7": 1}, {"3": 2}]',
  '{"a": "\\"12\\": \\"1\\": ", "b": {}}',
  String.raw`{"b": 1, "he said \"12": 2}`,
  '{ \n "0" : 1, "x": "1" }',
])("%s is printed as it stands", (text) => {
  expect(hasNamesOutOfOrder(text)).toBe(false);
});

test.each([
  '{"b": 1, "1": 2}',
  '{"2": 1, "1": 2}',
  '{"1": {"3": 1, "2": 2}, "2": 3}',
  '{"1": {"3": 1}, "b": 2, "2": 3}',
  '{"1": {"a": [{"x": 1, "5": 2}]}}',
  '{"b": {"1": 2} , "3": 4}',
])("%s is printed in another order", (text) => {
  expect(hasNamesOutOfOrder(text)).toBe(true);
});

test("what is not JSON is looked through all the same", () => {
  for (const text of ['{"1": ', '"1":', '{"1": "', '}"1": 1}', '{"1"'])
    expect(hasNamesOutOfOrder(text)).toBeTypeOf("boolean");
});

test("random objects: the answer is whether JSON.parse and JSON.stringify change the text", () => {
  const answers = new Set<boolean>();
  for (let seed = 0; seed < 500; seed += 1) {
    const text = randomObject(createRng(seed, "order"), 0);
    const isMoved = JSON.stringify(JSON.parse(text)) !== text;
    answers.add(isMoved);

    expect(hasNamesOutOfOrder(text), text).toBe(isMoved);
  }

  expect(answers.size).toBe(2);
});

function randomObject(rng: Rng, depth: number): string {
  const names = rng.sample(["m", "1", "2", "10", "007", "{", "-1"], rng.between(0, 3));
  const value = () => {
    const kind = depth > 3 ? 0 : rng.between(0, 2);
    if (kind === 0) return rng.pick(["0", '"}"', '"\\"1\\":"', "[]"]);
    return kind === 1 ? randomObject(rng, depth + 1) : `[${randomObject(rng, depth + 1)},2]`;
  };

  return `{${names.map((name) => `"${name}":${value()}`).join(",")}}`;
}
