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
    [
      "fillers and joiners of letters",
      "\u034f\u115f\u1160\u3164\uffa0",
      ["U+034F", "U+115F", "U+1160", "U+3164", "U+FFA0"].map((label, at) => [at, at + 1, label]),
    ],
    [
      "the first and the last of the variation selectors that hide bytes",
      "a\u{e0100}b\u{e01ef}",
      [
        [1, 3, "U+E0100"],
        [4, 6, "U+E01EF"],
      ],
    ],
    [
      "a look that no letter or digit has",
      "o\ufe0f1\ufe0f0",
      [
        [1, 2, "U+FE0F"],
        [3, 4, "U+FE0F"],
      ],
    ],
    [
      "bytes behind the look of an emoji",
      "☺\ufe0f\ufe0e\u{e0110}",
      [
        [2, 3, "U+FE0E"],
        [3, 5, "U+E0110"],
      ],
    ],
    ["a joiner of an emoji with nothing", "👩\u200d you", [[2, 3, "U+200D"]]],
    [
      "one of two joiners",
      "👩\u200d\u200d👩",
      [
        [2, 3, "U+200D"],
        [3, 4, "U+200D"],
      ],
    ],
  ])("names %s", (_, text, expected) => {
    const marks = invisibleMarks(text);

    expect(marks.map((mark) => [mark.start, mark.end, mark.label])).toEqual(expected);
  });

  test.each([
    ["tabs and line ends", "a\tb\r\nc\n"],
    ["an emoji family", "👨\u200D👩\u200D👧"],
    ["a joiner behind a skin tone", "👩🏽\u200D💻"],
    ["looks of emoji, joined or not", "☺\ufe0e ❤\ufe0f\u200d🔥 🏳\ufe0f\u200d🌈"],
    ["a keycap", "1\ufe0f\u20e3"],
    ["a variant of an ideograph", "葛\u{e0100}城 神\ufe00"],
    ["accents, CJK and the peso sign", "é 磁石 ₱114.92"],
  ])("leaves %s alone", (_, text) => {
    expect(invisibleMarks(text)).toEqual([]);
  });
});

test.each([
  ["\u0085", "U+0085 control character"],
  ["\u202e", "U+202E right-to-left override"],
  ["\u3164", "U+3164 character without a shape"],
  ["\u{e0041}", "U+E0041 tag character"],
  ["\u{e0101}", "U+E0101 character without a shape"],
  ["\udc00", "U+DC00 half of a surrogate pair"],
  ["\u009b1m", "Terminal escape sequence, shown and not obeyed"],
])("what %j is, is said of its mark", (text, title) => {
  expect(invisibleMarks(text).map((mark) => mark.title)).toEqual([title]);
});

test.each([
  ["night 3", "night 3"],
  ["a\u202Eb", "a[U+202E]b"],
  ["\u001b[31mRED\u0003", "[ESC[31m]RED[U+0003]"],
  ["\u001b]0;ti\u202Etle\u0007", "[ESC]0;ti][U+202E]tle[U+0007]"],
  ["two\r\nlines\tand\na third", "two lines and a third"],
  ["a\rb", "a[CR]b"],
  ["", ""],
  ["👨\u200D👩\u200D👧 磁石", "👨\u200D👩\u200D👧 磁石"],
])("the name %j is shown as %j", (name, shown) => {
  expect(visibleName(name)).toBe(shown);
  expect(unseenFault(name, "run")).toBe(
    shown === name ? undefined : "The name of the run has characters that cannot be seen.",
  );
});
