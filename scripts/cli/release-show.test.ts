import { expect, test } from "vitest";
import { aRelease, auditOf } from "@/components/release/given-release";
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

test("a waiver that waits for a second person stands with the guard that stops the release until then", () => {
  const by = { person: "Ada Owner", at: "2026-11-20T10:00:00.000Z" };
  const half = {
    id: crypto.randomUUID(),
    guard: "gold" as const,
    reason: "Checked",
    by,
    second: null,
    mayAgree: false,
  };
  const lines = releaseText(aRelease({ audit: auditOf(["gold", "protected"]), waivers: [half] })).split("\n");

  expect(lines.find((line) => line.includes("gold"))).toMatch(
    /stops the release: the waiver of Ada Owner waits for a second person$/,
  );
  expect(lines.find((line) => line.includes("protected"))).toMatch(/stops the release$/);
});
