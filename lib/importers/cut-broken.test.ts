import { describe, expect, test } from "vitest";
import { type CutOptions, type CutRecord, cutRecords } from "./cut-records";

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function cutAll(text: string, options: CutOptions, size = 1 << 20): Promise<CutRecord[]> {
  const records: CutRecord[] = [];
  for await (const batch of cutRecords(inChunks(new TextEncoder().encode(text), size), options)) records.push(...batch);
  return records;
}

const texts = (records: readonly CutRecord[]): string[] => records.map(({ bytes }) => new TextDecoder().decode(bytes));

const good = (id: number): string => `{"id":${id},"traj":[{"text":"a, b: [1] {2}","n":{"x":1}},{"list":[[1],{}]}]}`;
const pretty = (id: number): string => JSON.stringify({ id, traj: [{ text: "a" }, { b: [{}] }] }, null, 1);
const indented = (text: string): string => text.replaceAll("\n", "\n ");

const UNCLOSED = '{"id":2,"traj":[{"text":"a"}]';
const UNCLOSED_INNER = '{"id":2,"traj":[{"text":"a"}, {"text":"b", "n":1]}';
const UNQUOTED = '{"id":2,"traj":[{"text":"unended},{"b":1}]}';
const NO_COLON = '{"id":2,"traj" [{"text":"a"},{"b":1}],"n":{"x":1}}';
const NO_INNER = '{"id":2,"traj":[{"text":"a", {"text":"b"}],"n":{"x":1}}';
const IN_LINES = '{\n "id": 2,\n "text": "un\n ended"\n';

const BROKEN: readonly { what: string; list: string; records: readonly string[] }[] = [
  {
    what: "without its last bracket, on one line",
    list: `[${good(1)}, ${UNCLOSED}, ${good(3)}, ${good(4)}]`,
    records: [good(1), UNCLOSED, good(3), good(4)],
  },
  {
    what: "without a colon, on one line",
    list: `[${good(1)}, ${NO_COLON}, ${good(3)}, ${good(4)}]`,
    records: [good(1), NO_COLON, good(3), good(4)],
  },
  {
    what: "without a colon, an item a line",
    list: `[\n${good(1)},\n${NO_COLON},\n${good(3)},\n${good(4)}\n]`,
    records: [good(1), NO_COLON, good(3), good(4)],
  },
  {
    what: "without a bracket inside, on one line",
    list: `[${good(1)}, ${NO_INNER}, ${good(3)}, ${good(4)}]`,
    records: [good(1), NO_INNER, good(3), good(4)],
  },
  {
    what: "without a bracket inside, an item a line",
    list: `[\n${good(1)},\n${NO_INNER},\n${good(3)},\n${good(4)}\n]`,
    records: [good(1), NO_INNER, good(3), good(4)],
  },
  {
    what: "without its last bracket, an item a line",
    list: `[\n${good(1)},\n${UNCLOSED},\n${good(3)}\n,${good(4)}\n]`,
    records: [good(1), UNCLOSED, good(3), good(4)],
  },
  {
    what: "without the quote that ends a text, an item a line",
    list: `[\n${good(1)},\n${UNQUOTED},\n${good(3)},\n${good(4)}\n]`,
    records: [good(1), UNQUOTED, good(3), good(4)],
  },
  {
    what: "without the quote that ends a text, behind blanks",
    list: `[\n  ${good(1)},\r\n  ${UNQUOTED},\r\n  ${good(3)},\r\n  ${good(4)}\r\n]`,
    records: [good(1), UNQUOTED, good(3), good(4)],
  },
  {
    what: "with garbage behind it, an item a line",
    list: `[\n${good(1)},\n${good(2)} and "more of it,\n${good(3)}\n]`,
    records: [good(1), good(2), 'and "more of it', good(3)],
  },
  {
    what: "with a line feed in a text, of which the next line is no item",
    list: `[${good(1)}, {"id":2,"text":"un\nended"}, ${good(3)}]`,
    records: [good(1), '{"id":2,"text":"un\nended"}', good(3)],
  },
  {
    what: "printed over lines, without the end of a text",
    list: `[\n ${indented(pretty(1))},\n ${indented(IN_LINES)},\n ${indented(pretty(3))},\n ${indented(pretty(4))}\n]`,
    records: [indented(pretty(1)), indented(IN_LINES).trimEnd(), indented(pretty(3)), indented(pretty(4))],
  },
  {
    what: "with one bracket too many",
    list: `[${good(1)}, ${good(2)}}, ${good(3)}]`,
    records: [good(1), good(2), "}", good(3)],
  },
];

describe.each([
  { layout: "array", around: (list: string) => list },
  { layout: "member", around: (list: string) => `{"info":{"a":1},"simulations":${list}}` },
] as const)("a broken item of layout $layout", ({ layout, around }) => {
  test.each(BROKEN)("$what costs no good one", async ({ list, records }) => {
    const whole = await cutAll(around(list), { layout, memberKey: "simulations" });

    expect(texts(whole)).toEqual(records);
    for (const size of [1, 2, 3, 5, 7, 11, 64]) {
      expect(await cutAll(around(list), { layout, memberKey: "simulations" }, size)).toEqual(whole);
    }
  });
});

test("a bracket that lacks inside an item costs that item, in as many parts as it falls into", async () => {
  const records = texts(await cutAll(`[${good(1)}, ${UNCLOSED_INNER}, ${good(3)}]`, { layout: "array" }));

  expect(records.join("")).toContain(UNCLOSED_INNER);
  expect([records[0], records.at(-1)]).toEqual([good(1), good(3)]);
});

test.each([
  { layout: "array", text: `[${good(1)}, ${good(2)}`, count: 3, isOpen: true },
  { layout: "array", text: `[${good(1)},\n`, count: 2, isOpen: true },
  { layout: "array", text: `[${good(1)}, ${good(2)}]\n`, count: 2, isOpen: false },
  { layout: "array", text: "[", count: 1, isOpen: true },
  { layout: "member", text: `{"a":1,"simulations":[${good(1)}`, count: 2, isOpen: true },
  { layout: "member", text: `{"a":1,"simulations":[${good(1)}],"tasks":[{"id"`, count: 2, isOpen: true },
  { layout: "member", text: `{"a":1,"simulations":[${good(1)}],"tasks":[]}`, count: 1, isOpen: false },
] as const)("only a list of $layout that the file does not close ends with an empty record: $text", async (of) => {
  const records = await cutAll(of.text, { layout: of.layout, memberKey: "simulations" }, 5);

  expect(records).toHaveLength(of.count);
  expect(records.at(-1)?.bytes.length === 0).toBe(of.isOpen);
  expect(records.at(-1)?.endsFile === true).toBe(of.isOpen);
});

test("lists printed in any way are cut as before", async () => {
  const values = [1, 2, 3].map((id) => ({ id, traj: [[{ a: [] }], {}, { b: [{ c: "{" }] }] }));
  const flush = JSON.stringify(values, null, 1).replaceAll(/^ +/gm, "");

  for (const text of [
    JSON.stringify(values),
    JSON.stringify(values, null, 2),
    JSON.stringify(values, null, "\t"),
    flush,
  ]) {
    for (const size of [1, 3, 1 << 20]) {
      const records = texts(await cutAll(text, { layout: "array" }, size));
      expect(records.map((record): unknown => JSON.parse(record))).toEqual(values);
    }
  }
});
