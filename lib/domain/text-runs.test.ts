import { describe, expect, test } from "vitest";
import { textRuns } from "./text-runs";

describe("textRuns", () => {
  test("cuts at every edge and says which marks cover a run", () => {
    const runs = textRuns("abcdefgh", [
      { start: 1, end: 5, name: "a" },
      { start: 3, end: 7, name: "b" },
    ]);

    expect(runs.map((run) => `${run.text}:${run.marks.map((mark) => mark.name).join("")}`)).toEqual([
      "a:",
      "bc:a",
      "de:ab",
      "fg:b",
      "h:",
    ]);
  });

  test.each([
    [[]],
    [[{ start: 0, end: 4 }]],
    [[{ start: 2, end: 99 }]],
    [[{ start: 50, end: 60 }]],
    [[{ start: 3, end: 3 }]],
  ])("the runs put together are the text for %j", (marks) => {
    const runs = textRuns("some text", marks);

    expect(runs.map((run) => run.text).join("")).toBe("some text");
  });

  test("an empty text has no runs", () => {
    expect(textRuns("", [{ start: 0, end: 3 }])).toEqual([]);
  });
});
