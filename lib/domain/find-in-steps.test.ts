import { describe, expect, test } from "vitest";
import { findInFields, searchableFields } from "./find-in-steps";
import { findPattern } from "./find-pattern";
import type { Step } from "./step";

const STEP: Step = {
  index: 4,
  role: "agent",
  thought: "A Magnet, then another magnet.",
  claimed: [
    {
      name: "find_product",
      args: { q: "magnet" },
      requestor: "agent",
      result: { value: [{ title: "Fridge MAGNET" }], isError: false },
    },
  ],
  logged: [{ order: 9, bucket: 4, path: "/search/find_product", params: { q: "magnet" }, isTruncated: false }],
};

function hits(needle: string): readonly string[] {
  const pattern = findPattern(needle);
  return pattern ? findInFields(searchableFields(STEP), pattern).map((hit) => hit.field) : [];
}

describe("findInFields", () => {
  test("looks through thought, call, result and log, whatever the case", () => {
    expect(hits("magnet")).toEqual(["thought", "thought", "call", "result", "log"]);
  });

  test("counts what the model said and what a tool answered once, though the log holds both again", () => {
    const response = [{ title: "Fridge MAGNET" }];
    const logged: Step["logged"] = [
      { order: 1, bucket: 4, path: "/inference/chat/completions", response: STEP.thought, isTruncated: false },
      { order: 2, bucket: 4, path: "/search/find_product", response, isTruncated: false },
    ];
    const pattern = findPattern("magnet") ?? /never/u;

    const found = findInFields(searchableFields({ ...STEP, logged }), pattern);

    expect(found.map((hit) => hit.field)).toEqual(["thought", "thought", "call", "result"]);
  });

  test("looks in calls and answers as the source wrote them, and in the log for what no answer holds", () => {
    const result = { value: { price: 188 }, json: '{"price": 188.0}', isError: false };
    const call = {
      name: "pay",
      args: { price: 188 },
      argsJson: '{"price": 188.0}',
      requestor: "agent",
      result,
    } as const;
    const logged = [{ order: 2, bucket: 4, path: "/search/pay", response: { price: 188 }, isTruncated: false }];
    const fields = searchableFields({ index: 4, role: "agent", claimed: [call], logged });
    const fieldsWith = (needle: string) =>
      findInFields(fields, findPattern(needle) ?? /never/u).map(({ field }) => field);

    expect(fieldsWith("188.0")).toEqual(["call", "result"]);
    expect(fieldsWith("188")).toEqual(["call", "result"]);
    expect(fieldsWith('{\n  "price": 188')).toEqual(["result"]);
  });

  test("gives offsets into the field", () => {
    const pattern = findPattern("another");

    expect(pattern && findInFields(searchableFields(STEP), pattern)).toEqual([
      { step: 4, field: "thought", start: 15, end: 22 },
    ]);
  });

  test.each(["a.c", "(", "[x", "$", "\\"])("%s is looked for as text, not as a pattern", (needle) => {
    expect(() => hits(needle)).not.toThrow();
    expect(hits(needle)).toEqual(needle === "(" ? ["call"] : []);
  });

  test("white space alone looks for nothing", () => {
    expect(findPattern("  ")).toBeUndefined();
  });
});
