import { expect, test } from "vitest";
import { aRelease } from "@/components/release/given-release";
import { releaseText } from "./release-show";

test.each([
  [null, ", no rows\n"],
  [1, ", 1 row\n"],
  [1_200, ", 1,200 rows\n"],
])("a release of %j rows says so in its first line", (rows, words) => {
  expect(releaseText(aRelease({ rows }))).toContain(words);
});

test.each([
  [null, ": draft, 1,234 rows\n"],
  [0, ": draft, 1,234 rows\n"],
  [2, ": draft, 2 guards waived, 1,234 rows\n"],
])("of %j waived guards the first line tells where the state is", (waived, words) => {
  expect(releaseText(aRelease({ state: "draft", waived }))).toContain(words);
});
