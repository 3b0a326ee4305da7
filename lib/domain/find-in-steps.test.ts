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

  test("what the log holds again is told from what it alone holds", () => {
    const response = [{ title: "Fridge MAGNET" }];
    const path = "/search/find_product";
    const logged: Step["logged"] = [
      { order: 2, bucket: 4, path, params: { q: "magnet" }, response, isTruncated: false },
      { order: 3, bucket: 4, path, params: { q: "big+magnet" }, response: "Magnets", isTruncated: false },
    ];

    const found = findInFields(searchableFields({ ...STEP, logged }), /magnet/giu).filter((hit) => hit.order);

    expect(found.map(({ field, order, isAgain = false }) => [field, order, isAgain])).toEqual([
      ["log", 2, true],
      ["log_result", 2, true],
      ["log", 3, false],
      ["log_result", 3, false],
    ]);
  });

  test("looks in what the model answered, which is another text than the step or the step again", () => {
    const path = "/inference/chat/completions";
    const chat = (content: string) => ({ choices: [{ message: { content } }] });
    const step: Step = {
      ...STEP,
      claimed: [],
      logged: [
        { order: 1, bucket: 4, path, response: chat(`<think>${STEP.thought}</think>`), isTruncated: false },
        { order: 2, bucket: 4, path, response: chat("magnet"), isTruncated: false },
      ],
    };

    const found = findInFields(searchableFields(step), /another magnet|^magnet/giu);

    expect(found).toEqual([
      { step: 4, field: "thought", start: 15, end: 29 },
      { step: 4, field: "answer", order: 1, isAgain: true, start: 22, end: 36 },
      { step: 4, field: "answer", order: 2, start: 0, end: 6 },
    ]);
  });

  test("looks for nothing in an answer that is shown as empty, and in the ids of one that was cut", () => {
    const log = { bucket: 4, path: "/search/find_product", isTruncated: false };
    const step: Step = {
      ...{ index: 4, role: "agent" },
      claimed: [{ name: "find_product", args: {}, requestor: "agent", result: { value: null, isError: false } }],
      logged: [
        { ...log, order: 1, response: [] },
        { ...log, order: 2, isTruncated: true, resultProductIds: ["11", "12"] },
      ],
    };

    expect(searchableFields(step).map(({ at, text }) => [at.field, text])).toEqual([
      ["call", "find_product()"],
      ["log", "find_product()"],
      ["log", "find_product()"],
      ["log_result", "11 12"],
    ]);
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
    expect(fieldsWith("188")).toEqual(["call", "result", "log_result"]);
    expect(fieldsWith('{\n  "price": 188')).toEqual(["result", "log_result"]);
  });

  test("gives offsets into the field", () => {
    const pattern = findPattern("another");

    expect(pattern && findInFields(searchableFields(STEP), pattern)).toEqual([
      { step: 4, field: "thought", start: 15, end: 22 },
    ]);
  });

  test.each(["a.c", "(", "[x", "$", "\\"])("%s is looked for as text, not as a pattern", (needle) => {
    expect(() => hits(needle)).not.toThrow();
    expect(hits(needle)).toEqual(needle === "(" ? ["call", "log"] : []);
  });

  test("white space alone looks for nothing", () => {
    expect(findPattern("  ")).toBeUndefined();
  });
});
