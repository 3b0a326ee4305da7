import { describe, expect, test } from "vitest";
import { invisibleMarks, unseenFault, visibleName } from "./visible-text";

describe("invisibleMarks", () => {
  test.each([
    ["a right-to-left override", "ab\u202Ecd", [[2, 3, "U+202E"]]],
    ["a NUL", "a\u0000b", [[1, 2, "U+0000"]]],
    ["a zero-width space", "pro\u200Bduct", [[3, 4, "U+200B"]]],
    [
      "a colour sequence as one mark",
      "\u001b[31mred\u001b[0m",
      [
        [0, 5, "ESC[31m"],
        [8, 12, "ESC[0m"],
      ],
    ],
    ["a terminal link", "\u001b]8;;http://x\u0007go", [[0, 14, "ESC]8;;http://x"]]],
    ["a one-byte control sequence", "\u009b2Jx", [[0, 3, "ESC[2J"]]],
    ["a lone surrogate", "a\ud800b", [[1, 2, "U+D800"]]],
    ["a tag character that hides text", "a\u{e0041}", [[1, 3, "U+E0041"]]],
    ["a carriage return that overwrites a line", "10%\r20%", [[3, 4, "CR"]]],
  ])("names %s", (_, text, expected) => {
    const marks = invisibleMarks(text);

    expect(marks.map((mark) => [mark.start, mark.end, mark.label])).toEqual(expected);
  });

  test.each([
    ["tabs and line ends", "a\tb\r\nc\n"],
    ["an emoji family", "👨\u200D👩\u200D👧"],
    ["accents, CJK and the peso sign", "é 磁石 ₱114.92"],
  ])("leaves %s alone", (_, text) => {
    expect(invisibleMarks(text)).toEqual([]);
  });
});

test.each([
  ["night 3", "night 3"],
  ["a\u202Eb", "a[U+202E]b"],
  ["\u001b[31mRED\u0003", "[ESC[31m]RED[U+0003]"],
  ["\u001b]0;ti\u202Etle\u0007", "[ESC]0;ti][U+202E]tle[U+0007]"],
  ["two\r\nlines\tand\na third", "two lines and a third"],
  ["👨\u200D👩\u200D👧 磁石", "👨\u200D👩\u200D👧 磁石"],
])("the name %j is shown as %j", (name, shown) => {
  expect(visibleName(name)).toBe(shown);
  expect(unseenFault(name, "run")).toBe(
    shown === name ? undefined : "The name of the run has characters that cannot be seen.",
  );
});
