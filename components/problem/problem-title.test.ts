import { expect, test } from "vitest";
import { problemTitle } from "./problem-title";

test.each([
  ["the beginning of what it asks", " find a\nlamp ", "find a lamp"],
  ["its key without task text", " \n", "p-1"],
])("a problem is called by %s", (_, query, title) => {
  expect(problemTitle({ query, key: "p-1" })).toBe(title);
});
