import { describe, expect, test } from "vitest";
import { type CutOptions, type CutRecord, cutRecords } from "./cut-records";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

async function* inChunks(bytes: Uint8Array, sizes: () => number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    const end = at + sizes();
    // A copy, so that a cutter that keeps views of a reused buffer would be found out.
    yield bytes.slice(at, end);
    at = end;
  }
}

async function cutAll(
  bytes: Uint8Array,
  options: CutOptions,
  sizes: () => number = () => 1 << 20,
): Promise<CutRecord[]> {
  const records: CutRecord[] = [];
  for await (const batch of cutRecords(inChunks(bytes, sizes), options))
    for (const record of batch) records.push(record);
  return records;
}

const texts = (records: readonly CutRecord[]): string[] => records.map((record) => decode(record.bytes));

// A small generator with a fixed start: failures repeat.
function randomSizes(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return 1 + (state % 7);
  };
}

const HARD = String.raw`{"a":"quote \" and \\","b":["]","}",{"c":"\\\""}],"😀":"\ud800 é"}`;
const FLUSH =
  '{\n  "id": "s1",\n  "messages": [\n{"role":"user"},\n{"role":"agent", "calls": [\n[1],\n{}\n]}\n  ],\n"tasks":\n[]\n}';
const SOURCES: readonly { name: string; options: CutOptions; text: string; records: string[] }[] = [
  {
    name: "lines with a byte order mark, CRLF, blank lines and no last line end",
    options: { layout: "lines" },
    text: `\uFEFF${HARD}\r\n\n  \r\n[1,2]\n not json \n\0{"b":2}\0\n{"cut":"he`,
    records: [HARD, "[1,2]", "not json", '{"b":2}', '{"cut":"he'],
  },
  {
    name: "an array with white space, a trailing comma and something after it",
    options: { layout: "array" },
    text: `\uFEFF\n[ ${HARD} ,\n\t{"b":[]},"text, [1]", 12 ,null,,[{"x":1}],\n]  garbage here`,
    records: [HARD, '{"b":[]}', '"text, [1]"', "12", "null", '[{"x":1}]', "garbage here"],
  },
  {
    name: "arrays one after the other",
    options: { layout: "array" },
    text: `[${HARD},{"a":1}][{"b":2}] []\n[\n{"c":3}\n], [{"d":4}]`,
    records: [HARD, '{"a":1}', '{"b":2}', '{"c":3}', ', [{"d":4}]'],
  },
  {
    name: "an array that breaks off inside a record",
    options: { layout: "array" },
    text: `[{"a":1},{"b":"half`,
    records: ['{"a":1}', '{"b":"half'],
  },
  {
    name: "pretty-printed records one after the other",
    options: { layout: "single" },
    text: `\n{\n "a": [\n1]\n}\n{"b":{}}\n`,
    records: ['{\n "a": [\n1]\n}', '{"b":{}}'],
  },
  {
    name: "lines of which some go on over several, from any printer",
    options: { layout: "lines" },
    text: `${HARD}\n{\r\n  "a": [\r\n\r\n    1\r\n  ],\r\n  "b": "x"\r\n}\r\n[\n{"s":1},\n{"s":2}\n]\n{"b":2}\n{\n"c":\n[3]}`,
    records: [
      HARD,
      '{\r\n  "a": [\r\n\r\n    1\r\n  ],\r\n  "b": "x"\r\n}',
      '[\n{"s":1},\n{"s":2}\n]',
      '{"b":2}',
      '{\n"c":\n[3]}',
    ],
  },
  {
    name: "lines that break off where a value, a name, a comma or the rest of a text is due, each before good ones",
    options: { layout: "lines" },
    text: `{"a":\n{"b":1}\n{"c":2}\n[1,\n{"b":3}\n{"c":4}\n{\n{"b":5}\n{"a":{"b":6\n{"c":7}\n{"a":["b\n{"c":8}\n[\n{"c":9}`,
    records: [
      ...['{"a":', '{"b":1}', '{"c":2}', "[1,", '{"b":3}', '{"c":4}', "{", '{"b":5}', '{"a":{"b":6', '{"c":7}'],
      ...['{"a":["b', '{"c":8}', "[", '{"c":9}'],
    ],
  },
  {
    name: "a record of several lines that is no JSON in the middle, between good ones",
    options: { layout: "lines" },
    text: `{"a":1}\n{\n  "b": [\n    1\n    2\n  ],\n\n  "c": "x\n}\n{"d":1}\n{\n  "e": "un\n  ended",\n}\n[\n  1\n]\n`,
    records: [
      '{"a":1}',
      '{\n  "b": [\n    1\n    2\n  ],\n\n  "c": "x\n}',
      '{"d":1}',
      '{\n  "e": "un\n  ended",\n}',
      "[\n  1\n]",
    ],
  },
  {
    name: "records one after the other of which some break off, in a list, in a text and in garbage",
    options: { layout: "single" },
    text: `{\n  "a": [\n    1,\n{\n  "b": 1\n}\n[\n{"c":1},\n{"c":2}\n]\n{\n  "d": "un\n  ended\n{"e":1}{"e":2}\n} garbage\n more\n{"f":1}\n{\n "g": `,
    records: [
      // Behind a comma of a list, where JSON may go on, no line end tells the next record from an item.
      '{\n  "a": [\n    1,\n{\n  "b": 1\n}',
      '[\n{"c":1},\n{"c":2}\n]',
      '{\n  "d": "un\n  ended',
      '{"e":1}',
      '{"e":2}',
      "} garbage\n more",
      '{"f":1}',
      '{\n "g": ',
    ],
  },
  ...(["single", "lines"] as const).map((layout) => ({
    name: `documents in layout ${layout} whose head is indented and whose items are not`,
    options: { layout },
    text: `{"a":1}\n${FLUSH}\n${FLUSH}\n{"b":2}`,
    records: ['{"a":1}', FLUSH, FLUSH, '{"b":2}'],
  })),
  {
    name: "an array that is a member, between other members that look like it",
    options: { layout: "member", memberKey: "simulations" },
    text: `{"simulations":{"a":[{"no":0}]},"info":{"simulations":[{"no":1}],"t":"simulations"},"note":"simulations","x":[9],"simulations" : [ ${HARD},{"b":2}\n], "tasks":[{"id":1}]}`,
    records: [HARD, '{"b":2}'],
  },
  {
    name: "an array that is a member, of the first of several objects",
    options: { layout: "member", memberKey: "simulations" },
    text: `{"simulations":[${HARD},{"b":2}],"tasks":[{"t":"]}"}]} \n{"simulations":[{"c":3}]}{}`,
    records: [HARD, '{"b":2}', '{"simulations":[{"c":3}]}{}'],
  },
];

describe.each(SOURCES)("cutting $name", ({ options, text, records }) => {
  const bytes = encode(text);

  test("gives the records as they stand in the file", async () => {
    expect(texts(await cutAll(bytes, options))).toEqual(records);
  });

  test("gives the same records however the bytes arrive, each at its offset", async () => {
    const whole = await cutAll(bytes, options);

    for (let seed = 1; seed <= 200; seed += 1) {
      const cut = await cutAll(bytes, options, seed === 1 ? () => 1 : randomSizes(seed));
      expect(cut).toEqual(whole);
      for (const record of cut) {
        expect(bytes.slice(record.offset, record.offset + record.bytes.length)).toEqual(record.bytes);
      }
    }
  });
});

test("what lies between the records of lines is white space only, so that no byte is lost", async () => {
  const bytes = encode(`{"a":1}\r\n\r\n{"b":2}\n \t{"c":3}`);
  const records = await cutAll(bytes, { layout: "lines" }, randomSizes(7));

  let rest = "";
  let at = 0;
  for (const record of records) {
    rest += decode(bytes.slice(at, record.offset));
    at = record.offset + record.bytes.length;
  }
  expect(rest + decode(bytes.slice(at))).toMatch(/^\s*$/);
});

test("numbers lines as an editor does and records of an array by position", async () => {
  const lines = await cutAll(encode(`\n{"a":1}\n\n{"b":2}`), { layout: "lines" });
  const items = await cutAll(encode(`[\n\n{"a":1},\n{"b":2}]`), { layout: "array" });

  expect(lines.map((record) => record.number)).toEqual([2, 4]);
  expect(items.map((record) => record.number)).toEqual([1, 2]);
});

test.each([
  { layout: "lines", text: `{"a":1}\n{"long":"${"x".repeat(500)}"}\n{"b":2}\n` },
  { layout: "array", text: `[{"a":1},{"long":"${"x".repeat(500)}"},{"b":2}]` },
] as const)(
  "a record of $layout above the limit keeps its beginning and its size, and the next one is read",
  async ({ layout, text }) => {
    const records = await cutAll(encode(text), { layout, maxRecordBytes: 100 }, randomSizes(3));

    expect(records.map((record) => record.oversizedBytes)).toEqual([undefined, 511, undefined]);
    expect(decode(records[1]?.bytes ?? new Uint8Array())).toMatch(/^\{"long":"x+$/);
    expect(texts(records).at(-1)).toBe('{"b":2}');
  },
);

// Looks at every byte of 404 MB, which takes a busy machine a minute.
test("a record of 200 MB is read whole, of a longer one the first 64 KB", { timeout: 180_000 }, async () => {
  const part = new Uint8Array(4 * 1024 * 1024).fill(0x78);
  const cut = async (parts: number): Promise<CutRecord | undefined> => {
    const source = async function* () {
      for (let at = 0; at < parts; at += 1) yield part;
    };
    for await (const [record] of cutRecords(source(), { layout: "lines" })) return record;

    return undefined;
  };

  const [whole, longer] = [await cut(50), await cut(51)];

  expect([whole?.bytes.length, whole?.oversizedBytes]).toEqual([200 * 1024 * 1024, undefined]);
  expect([longer?.bytes.length, longer?.oversizedBytes]).toEqual([64 * 1024, 204 * 1024 * 1024]);
});

test("a record of several lines has the number of the first, and is cut where it is longer than the limit", async () => {
  const text = `{"a":1}\n\n{\n "long": [\n  "${"x".repeat(90)}",\n  2\n ]\n}\n{\n "b": 2\n}\n{"c":3}`;

  const whole = await cutAll(encode(text), { layout: "lines" }, randomSizes(3));
  const cut = await cutAll(encode(text), { layout: "lines", maxRecordBytes: 100 }, randomSizes(3));

  expect(whole.map(({ number }) => number)).toEqual([1, 3, 9, 12]);
  expect(cut.map(({ oversizedBytes }) => oversizedBytes)).toEqual([undefined, 117, undefined, undefined]);
  expect(texts(cut).slice(2)).toEqual(['{\n "b": 2\n}', '{"c":3}']);
});

test.each([
  { what: "lines that only ever open brackets", layout: "lines", text: "[\n".repeat(100_000), records: 100_000 },
  {
    what: "a file of documents that goes on with nothing but opened brackets",
    layout: "single",
    text: `{\n "a": 1\n}\n${"[\n".repeat(300_000)}1\n[`,
    records: 3,
  },
  { what: "a million values on one line", layout: "single", text: "{}".repeat(1_000_000), records: 1_000_000 },
] as const)("$what are cut in a few seconds", { timeout: 20_000 }, async ({ layout, text, records }) => {
  expect(await cutAll(encode(text), { layout })).toHaveLength(records);
});

test("a record of few lines keeps no more memory than it is long", async () => {
  const text = '{\n "a": 1\n}\n'.repeat(1000);
  const records = await cutAll(encode(text), { layout: "lines" });
  const buffers = new Set(records.map(({ bytes }) => bytes.buffer));

  expect(records).toHaveLength(1000);
  expect([...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(2 * text.length);
});

test.each([" ", "\t", "\0\0"])("a broken line costs no line behind it where all begin with %j", async (before) => {
  const good = `${before}{"a":0}\n`.repeat(3);
  const lines = `${good}${before}{"a":1,\n${good}${before}{"b":\n${good}`;

  const records = await cutAll(encode(lines), { layout: "lines" }, randomSizes(5));

  expect(texts(records)).toEqual([
    ...Array.from({ length: 3 }, () => '{"a":0}'),
    '{"a":1,',
    ...Array.from({ length: 3 }, () => '{"a":0}'),
    '{"b":',
    ...Array.from({ length: 3 }, () => '{"a":0}'),
  ]);
});

test("a record that broke off before the last of the file costs it nothing", async () => {
  for (const layout of ["lines", "single"] as const) {
    const records = await cutAll(encode('{\n "a": 1,\n{\n "b": 2\n}\n'), { layout });

    expect(texts(records)).toEqual(['{\n "a": 1,', '{\n "b": 2\n}']);
  }
});

test.each([
  { layout: "lines", text: `{"cut":"he\n{"a":1}\n{"cut":"he`, known: [undefined, undefined, true] },
  { layout: "lines", text: `{"a":1}\n{"cut":"he\n`, known: [undefined, undefined] },
  { layout: "array", text: `[{"a":1},{"cut":"he`, known: [undefined, true] },
  { layout: "array", text: `[{"a":1}]`, known: [undefined] },
] as const)("only a record of $layout with which the file ends may have been cut with it: $text", async (of) => {
  const records = await cutAll(encode(of.text), { layout: of.layout }, randomSizes(5));

  expect(records.map(({ endsFile }) => endsFile)).toEqual(of.known);
});

test("an empty file holds no record in any layout", async () => {
  for (const layout of ["lines", "array", "single", "member"] as const) {
    expect(await cutAll(new Uint8Array(), { layout, memberKey: "simulations" })).toEqual([]);
  }
});
