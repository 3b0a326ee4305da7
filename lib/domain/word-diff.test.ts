import { describe, expect, test } from "vitest";
import { wordDiff } from "./word-diff";

describe("wordDiff", () => {
  test("names the words that code left out", () => {
    expect(wordDiff("country fridge magnet resin", "country magnet")).toEqual([
      { kind: "same", text: "country " },
      { kind: "removed", text: "fridge " },
      { kind: "same", text: "magnet" },
      { kind: "removed", text: " resin" },
    ]);
  });

  test.each([
    ["", ""],
    ["", "a b"],
    ["a b", ""],
    ["q: red hat, size 4", "q: blue hat; size 42"],
    ["one two three", "three two one"],
    ["price 50-150", "price 50-150"],
  ])("both texts can be put together again from the parts: %s | %s", (before, after) => {
    const parts = wordDiff(before, after);

    const join = (left: string) =>
      parts
        .filter((part) => part.kind === "same" || part.kind === left)
        .map((p) => p.text)
        .join("");
    expect(join("removed")).toBe(before);
    expect(join("added")).toBe(after);
  });

  test("texts too long to compare are shown as replaced", () => {
    const before = Array.from({ length: 2500 }, (_, i) => `a${i}`).join(" ");
    const after = Array.from({ length: 2500 }, (_, i) => `b${i}`).join(" ");

    expect(wordDiff(before, after).map((part) => part.kind)).toEqual(["removed", "added"]);
  });
});
