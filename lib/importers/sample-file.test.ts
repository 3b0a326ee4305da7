import { describe, expect, test } from "vitest";
import { MOST_SAMPLE_VALUES, sampleFile } from "./sample-file";

const MOST_BYTES = 4 * 1024 * 1024;

/** A file of one repeated part, longer than any sample's values. */
function sample(open: string, part: string): ReturnType<typeof sampleFile> {
  return sampleFile(Buffer.from(open.padEnd(MOST_BYTES, part)));
}

function countValues(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((count: number, inner: unknown) => count + countValues(inner), 1);
}

describe("of a sample with very many values", () => {
  test.each([
    ["lists in a list", `{"a":[`, "[1,2],"],
    ["objects in a list", `{"a":[`, `{"id":1,"n":"ab"},`],
    ["numbers in a list", "[", "1,"],
    ["pretty-printed objects", `{\n"a":[`, `{\n"id":1\n},\n`],
    ["long lines", `${`[${"[1,2],".repeat(40_000)}0]\n`.repeat(12)}[`, "[1,2],"],
  ])("as %s, no more are read than the budget has, and a longer sample is not wanted", (_, open, part) => {
    const found = sample(open, part);
    if (found.kind !== "sampled") throw new Error(found.why);

    const count = found.sample.values.reduce((sum, { value }) => sum + countValues(value), 0);
    expect(count).toBeGreaterThan(MOST_SAMPLE_VALUES * 0.9);
    expect(count).toBeLessThanOrEqual(MOST_SAMPLE_VALUES);
    expect(found.isCut).toBe(false);
  });

  test("long text costs one value, so a longer sample is wanted", () => {
    expect(sample(`{"note":"`, "x")).toMatchObject({ kind: "sampled", isCut: true });
  });
});

test.each(["", "\n"])(
  "a value on one line is read once: more than half of the budget is not too much (end %j)",
  (end) => {
    const line = JSON.stringify(Array.from({ length: MOST_SAMPLE_VALUES * 0.6 }, () => 1));

    expect(sampleFile(Buffer.from(`${line}${end}`))).toMatchObject({
      sample: { kind: "lines", values: [{ isComplete: true }] },
      isCut: false,
    });
  },
);

test("a first line with too many values tells what came before them", () => {
  const line = `{"messages": [], "rest": [${"1,".repeat(MOST_SAMPLE_VALUES)}1]}`;

  expect(sampleFile(Buffer.from(`${line}\n${line}\n`))).toMatchObject({
    sample: { kind: "lines", values: [{ value: { messages: [] }, isComplete: false }] },
  });
});

test("blank lines between lines are passed over", () => {
  expect(sampleFile(Buffer.from(`\n{"a":1}\r\n\n  \n {"b":2} \n\n`))).toEqual({
    kind: "sampled",
    sample: {
      kind: "lines",
      values: [
        { value: { a: 1 }, isComplete: true },
        { value: { b: 2 }, isComplete: true },
      ],
    },
    isCut: false,
  });
});

test.each([
  ["behind each other", `{"a":1}{"b":2}`, [{ a: 1 }, { b: 2 }]],
  ["with blanks between them", ` [{}] \t[]\r\n`, [[{}], []]],
  ["of both kinds", `{"a":1}[{"s":1}]{"b":2}`, [{ a: 1 }, [{ s: 1 }], { b: 2 }]],
  ["before other lines", `{"a":1}{"b":2}\n{"c":3}\n`, [{ a: 1 }, { b: 2 }, { c: 3 }]],
  ["and the beginning of one", `{"a":1}{"b":2}{"c":"x`, [{ a: 1 }, { b: 2 }, { c: "x" }]],
])("values on the first line %s are no line of a file of lines, and each is looked at", (_, text, values) => {
  expect(sampleFile(Buffer.from(text))).toMatchObject({
    sample: { kind: "document", values: values.map((value) => ({ value })) },
    isCut: false,
  });
});

test("lists of a log on the first line are no records of it, as on any later line", () => {
  expect(sampleFile(Buffer.from(`[2026][1] up\n{"a":1}\n`))).toMatchObject({
    sample: { kind: "lines", values: [{ value: { a: 1 } }] },
  });
});

test("several values on a later line tell what lines hold", () => {
  expect(sampleFile(Buffer.from(`garbage\n{"a":1}{"b":2}\n{"c":3} garbage\n7{"d":4}\n`))).toMatchObject({
    sample: { kind: "lines", values: [{ value: { a: 1 } }, { value: { b: 2 } }] },
  });
});
