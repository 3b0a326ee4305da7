import { expect, test } from "vitest";
import { corpusNameOf } from "./corpus-name";

test.each([
  ["/data/day-1.jsonl.gz", "day-1"],
  ["C:\\data\\bundle.JSON", "bundle"],
  ["/data/day\u202E1.jsonl", "day[U+202E]1"],
  ["no-extension", "no-extension"],
  ["v1.2 results.json", "v1.2 results"],
  [".json", "Imported"],
  ["", "Imported"],
  [`${"x".repeat(500)}.jsonl`, "x".repeat(120)],
])("%s goes into the corpus %s", (file, corpus) => {
  expect(corpusNameOf(file)).toBe(corpus);
});
