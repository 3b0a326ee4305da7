import { expect, test } from "vitest";
import { labelsAsOfText, labelsAsOfWords, notAhead, readLabelsAsOf } from "./labels-as-of";

test.each([
  ["", "", "of when it was built"],
  ["3", "3", "as release 3 knows them"],
  ["2026-11-20", "2026-11-20T00:00:00.000Z", "as of 2026-11-20 00:00 UTC"],
  ["2026-11-20T10:30Z", "2026-11-20T10:30:00.000Z", "as of 2026-11-20 10:30 UTC"],
  ["2026-11-20T10:30:05.250+02:00", "2026-11-20T08:30:05.250Z", "as of 2026-11-20 08:30 UTC"],
])("“%s” is read and has one text and words", (text, one, words) => {
  const read = readLabelsAsOf(text);

  expect(read && labelsAsOfText(read)).toBe(one);
  expect(readLabelsAsOf(one)).toEqual(read);
  expect(labelsAsOfWords(one)).toBe(words);
});

test.each(["0", "03", "yesterday", "2026-11-20T10:30", "2026-13-40", "2026-11-20 10:30Z", "-1", "1.5"])(
  "“%s” is no moment that is the same everywhere, and no release",
  (text) => {
    expect(readLabelsAsOf(text)).toBeUndefined();
  },
);

test.each([
  ["2026-11-20T10:29:00.000Z", "2026-11-20T10:29:00.000Z"],
  ["2026-11-20T10:31:00.000Z", "2026-11-20T10:30:00.000Z"],
  ["2026-11-20T10:40:30.000Z", "2026-11-20T10:30:00.000Z"],
  ["2026-11-20T10:41:00.000Z", "2026-11-20T10:41:00.000Z"],
  ["3", "3"],
  ["", ""],
])("at 10:30:30 “%s” is “%s”: a clock may be a little ahead", (text, taken) => {
  const asOf = readLabelsAsOf(text) ?? { kind: "now" };

  expect(labelsAsOfText(notAhead(asOf, new Date("2026-11-20T10:30:30Z")))).toBe(taken);
});
