import { expect, test } from "vitest";
import { noDisputeWords } from "./no-dispute-words";

test.each([
  [0, 0, /^Nothing is labelled yet\./],
  [1, 0, /^The filter left the only labelled row open \(.*\), so there is nothing to dispute\.$/],
  [1_200, 0, /^The filter left all 1,200 labelled rows open \(.*\), so there is nothing to dispute\.$/],
  [3, 3, /^People agree with every rule in at least half of what they labelled \(3 rows\)\.$/],
  [4, 1, /^People agree with every rule .* and the filter decided \(1 row\)\. It left 3 open\.$/],
])("of %d labelled rows of which the filter decided %d it says so", (labelled, decided, words) => {
  expect(noDisputeWords({ labelled, decided })).toMatch(words);
});
