import { expect, test } from "vitest";
import { causeSentence } from "./cause-sentence";

const AT = new Date("2026-11-20T09:00:00Z");
const ROW = {
  ...({ change: "left", pool: "train", poolBefore: "train", poolNow: "train", importedAt: AT } as const),
  ...{ person: null, value: null, at: null, pin: null, growth: null, join: null, activation: null },
};
const FROM = { number: 2, split: { name: "v1" }, filterVersion: { name: "defaults-1" }, caps: "2 a problem" };
const TO = { number: 3, split: { name: "v1" }, filterVersion: { name: "strict" }, caps: "1 a problem" };

test("what fell to a cap is told with the caps of both releases", () => {
  expect(causeSentence({ ...ROW, cause: "cap" }, { from: FROM, to: TO })).toBe(
    "Others of its problem or miner come before it under the caps of 3 (1 a problem; those of 2 were 2 a problem), or it is a near-duplicate of one of them.",
  );
});

test("another filter version does not hide that the caps differ, and nothing is said where they do not", () => {
  const said = "“strict” decides in place of “defaults-1”.";

  expect(causeSentence({ ...ROW, cause: "filter version" }, { from: FROM, to: TO })).toBe(
    `${said} Their caps differ too, which may be why: 2 a problem in 2, 1 a problem in 3.`,
  );
  expect(causeSentence({ ...ROW, cause: "filter version" }, { from: FROM, to: { ...TO, caps: FROM.caps } })).toBe(said);
});
