import { expect, test } from "vitest";
import { facetLabel } from "./facet-label";

test("words of Assay begin with a capital", () => {
  expect(facetLabel("verdict", { value: "sub_task", label: "sub_task" })).toBe("Sub-task");
  expect(facetLabel("outcome", { value: "unscored", label: "unscored" })).toBe("Not scored");
});

test.each([
  ["agent", "gpt-4o-mini"],
  ["format", "sn15"],
  ["run", "tau-bench airline"],
] as const)("names that a source gave stay as they are: %s %s", (facet, name) => {
  expect(facetLabel(facet, { value: name, label: name })).toBe(name);
});

test.each([
  ["Half and half/train", "Half and half/train"],
  ["Half and half/never_touch", "Half…half/never touch"],
  ["A split with a name that goes on and on/train", "A split… and on/train"],
  ["A split with a name that goes on and on/test", "A split … and on/test"],
  ["No pool", "No pool"],
])("the pool of %s is whole and in its own word, and the split is cut", (name, shown) => {
  const label = facetLabel("pool", { value: name, label: name });

  expect(label).toBe(shown);
});

test("runs whose long names differ at the end are told apart", () => {
  const names = ["b", "re"].map((end) => `a-very-long-run-file-name-that-somebody-made_${end}.jsonl`);

  const [one, other] = names.map((name) => facetLabel("run", { value: name, label: name }));

  expect(one).not.toBe(other);
  expect(one?.length).toBeLessThanOrEqual(21);
});
