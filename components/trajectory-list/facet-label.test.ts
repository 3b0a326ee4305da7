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
