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
