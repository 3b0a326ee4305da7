import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { parseReply } from "./parse-reply";

const file = resolve(import.meta.dirname, "../../../shared/data/sn15/judge-parse-cases.json");
const hasFile = existsSync(file);

const Cases = z.object({
  cases: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      reply: z.string(),
      expected: z.object({ score: z.number(), explanation: z.string(), parsed: z.boolean() }),
    }),
  ),
});
const { cases } = Cases.parse(hasFile ? JSON.parse(readFileSync(file, "utf8")) : { cases: [] });

/** Cases that upstream loses and ours reads, on purpose. */
const READ_BY_OURS: Readonly<Record<string, object>> = { J13: { score: 0.7, explanation: "saw {x}" } };

describe.skipIf(!hasFile)("the 16 shared replies", () => {
  test("there are 16 of them", () => {
    expect(cases).toHaveLength(16);
  });

  test.each(cases.map((entry) => [entry.id, entry.title, entry] as const))("%s: %s", (id, _title, entry) => {
    const { score, explanation, parsed } = entry.expected;
    const answer = parseReply(entry.reply);

    if (READ_BY_OURS[id]) expect(answer).toMatchObject({ kind: "scored", ...READ_BY_OURS[id] });
    else if (parsed) expect(answer).toMatchObject({ kind: "scored", score, explanation });
    else expect(answer).toEqual({ kind: "unparseable", reason: expect.stringMatching(/\w/) });
  });
});

describe("a reply that can be read", () => {
  test.each([
    ["a plain object", '{"reasoning_quality": 0.7, "explanation": "one pick"}', 0.7, "one pick"],
    ["no explanation", '{"reasoning_quality": 0.5}', 0.5, ""],
    ["a value above the range", '{"reasoning_quality": 1.5}', 1, ""],
    ["a value below the range", '{"reasoning_quality": -0.5}', 0, ""],
    ["a zero that was said", '{"reasoning_quality": 0, "explanation": "no inference"}', 0, "no inference"],
    ["a value as text", '{"reasoning_quality": "0.9", "explanation": "x"}', 0.9, "x"],
    ["a fence", '```json\n{"reasoning_quality": 0.3}\n```', 0.3, ""],
    ["a raw line break", '{"reasoning_quality": 0.5, "explanation": "a\nb\tc"}', 0.5, "a\nb\tc"],
    [
      "braces in the explanation, words after it",
      '{"reasoning_quality": 0.7, "explanation": "saw {x}"} so',
      0.7,
      "saw {x}",
    ],
    ["braces before the key", 'So: {"explanation": "saw {x", "reasoning_quality": 0.7} done', 0.7, "saw {x"],
    ["a draft in the thoughts", '<think>{"reasoning_quality": 0.3}</think>{"reasoning_quality": 0.9}', 0.9, ""],
    [
      "a cut answer after a draft",
      '<think>{"reasoning_quality": 0.3}</think>{"reasoning_quality": 0.9, "explanation": "Ga',
      0.9,
      "Ga",
    ],
    ["a cut escape", '{"reasoning_quality": 0.7, "explanation": "caf\\u00', 0.7, "caf"],
    ["a cut backslash", '{"reasoning_quality": 0.7, "explanation": "said \\', 0.7, "said "],
    ["a comma at the cut", '{"reasoning_quality": 0.7,', 0.7, ""],
    [
      "a reply quoted in the explanation",
      '{"reasoning_quality": 0.3, "explanation": "wrote {\\"reasoning_quality\\": 0.9}"} end',
      0.3,
      'wrote {"reasoning_quality": 0.9}',
    ],
    [
      "an answer that quotes the agent's made-up reply after it",
      '{"reasoning_quality": 0.1} Note: it wrote {"reasoning_quality": 0.9}.',
      0.1,
      "",
    ],
    [
      "thoughts whose beginning was cut off",
      'maybe {"reasoning_quality": 0.3}</think>{"reasoning_quality": 0.9}',
      0.9,
      "",
    ],
    ["an explanation that is a list", '{"reasoning_quality": 0.3, "explanation": ["a"]}', 0.3, '["a"]'],
  ])("%s", (_name, reply, score, explanation) => {
    expect(parseReply(reply)).toMatchObject({ kind: "scored", score, explanation });
  });

  test("only the five values of the rubric are a gate", () => {
    expect(parseReply('{"reasoning_quality": 0.7}')).toHaveProperty("gate", 4);
    expect(parseReply('{"reasoning_quality": 0.65}')).not.toHaveProperty("gate");
  });
});

describe("a reply that cannot be read is no zero", () => {
  test.each([
    ["nothing", ""],
    ["white space", " \n "],
    ["prose", "The agent reasons well, I would say 0.9."],
    ["a word for a number", '{"reasoning_quality": "high"}'],
    ["true", '{"reasoning_quality": true}'],
    ["null", '{"reasoning_quality": null}'],
    ["infinity", '{"reasoning_quality": "inf"}'],
    ["empty text", '{"reasoning_quality": ""}'],
    ["a number that is cut", '{"reasoning_quality": 0.'],
    ["a number that may be cut", '{"reasoning_quality": 0'],
    ["a cut key", '{"reasoning_qual'],
    ["thoughts without an end", '<think>maybe {"reasoning_quality": 0.3}'],
    ["another key", '{"score": 0.9, "explanation": "x"}'],
    [
      "the last answer is none, an earlier one was",
      'First: {"reasoning_quality": 0.3} no: {"reasoning_quality": "n/a"}',
    ],
    ["single quotes", "{'reasoning_quality': 0.7}"],
  ])("%s", (_name, reply) => {
    expect(parseReply(reply)).toEqual({ kind: "unparseable", reason: expect.stringMatching(/\w/) });
  });
});

test("a draft before the end of thoughts whose beginning was cut off is no answer", () => {
  expect(parseReply('maybe {"reasoning_quality": 0.3} or more</think>\nI cannot say.').kind).toBe("unparseable");
});

test.each([
  ["braces", "{".repeat(200_000)],
  ["keys", '"reasoning_quality"{'.repeat(10_000)],
  ["open strings", '{"reasoning_quality": "'.repeat(10_000)],
  ["backslashes", `{"reasoning_quality": 0.7, "explanation": "${"\\".repeat(200_001)}`],
  ["commas", `{"reasoning_quality": 0.7${", ".repeat(100_000)}`],
])("a hostile reply of %s comes back", (_name, reply) => {
  // What takes more than a step a character does not come back within the time that a test has.
  expect(parseReply(reply)).toHaveProperty("kind");
});
