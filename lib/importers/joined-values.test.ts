import { describe, expect, test } from "vitest";
import { type CutOptions, type CutRecord, cutRecords } from "./cut-records";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

async function cutAll(bytes: Uint8Array, options: CutOptions, size: number): Promise<readonly CutRecord[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  const records: CutRecord[] = [];
  for await (const batch of cutRecords(chunks(), options)) for (const record of batch) records.push(record);

  return records;
}

const texts = (records: readonly CutRecord[]): string[] => records.map(({ bytes }) => new TextDecoder().decode(bytes));

const HARD = String.raw`{"a":"quote \" and \\","b":["]","}",{"c":"\\\""}],"😀":"}{"}`;

describe.each([
  {
    what: "lines of which some hold several records, the last one with a part of one",
    layout: "lines",
    text: `{"a":1}\n${HARD}${HARD}{"a":[{}]}\r\n[{"s":1}][][{"s":2}]\n {"a":2}{"b":"]["}{\n  "c": 3\n}\n{"d":4}{"d":"half`,
    records: [
      ...['{"a":1}', HARD, HARD, '{"a":[{}]}', '[{"s":1}]', "[]", '[{"s":2}]'],
      ...['{"a":2}', '{"b":"]["}', '{\n  "c": 3\n}', '{"d":4}', '{"d":"half'],
    ],
    numbers: [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 7, 7],
  },
  {
    what: "lines of records of both kinds, whatever stands between them and whatever their texts hold",
    layout: "lines",
    text: `{"a":0}\n[{"s":1}]{"e":1}\n{"e":2}[{"s":2}]\n{"e":3} \t{"e":4}\n${HARD}  [] {"b":"half`,
    records: [
      ...['{"a":0}', '[{"s":1}]', '{"e":1}', '{"e":2}', '[{"s":2}]', '{"e":3}', '{"e":4}', HARD, "[]"],
      '{"b":"half',
    ],
    numbers: [1, 2, 2, 3, 3, 4, 4, 5, 5, 5],
  },
  {
    what: "lines that are one record or none, though brackets follow each other in them",
    layout: "lines",
    text: `{"a":"}{","b":"x[0][1]"}\n{"a":"} {"} [INFO]\n[INFO][main] up\n[2026][1]\n{"a":1}][\nnot {}{} json\n{"a":1]{"b":"} {"}\n[[1],[2]]`,
    records: [
      ...['{"a":"}{","b":"x[0][1]"}', '{"a":"} {"} [INFO]', "[INFO][main] up", "[2026][1]", '{"a":1}]['],
      ...["not {}{} json", '{"a":1]{"b":"} {"}', "[[1],[2]]"],
    ],
    numbers: [1, 2, 3, 4, 5, 6, 7, 8],
  },
  {
    what: "records behind the end of one that takes several lines",
    layout: "lines",
    text: `{"x":0}\n{\n "a":1\n}{\n "b":2\n} {"c":3}{"d":"}{"}\t{\n  "e":[\n4]}[{"f":5}]\r\n{"g":6}\n{\n"h":7\n}{"i":"half`,
    records: [
      ...['{"x":0}', '{\n "a":1\n}', '{\n "b":2\n}', '{"c":3}', '{"d":"}{"}', '{\n  "e":[\n4]}', '[{"f":5}]'],
      ...['{"g":6}', '{\n"h":7\n}', '{"i":"half'],
    ],
    numbers: [1, 2, 4, 6, 6, 6, 8, 9, 10, 12],
  },
  {
    what: "records behind one that is no JSON, or that never ends",
    layout: "lines",
    text: `{\n "a":"half\n}{"b":1}\n[\n  {"c":"half\n]{\n "d":2\n}\n{"e":\n{"f":3}{"g":4}\n{"h":5}`,
    records: [
      ...['{\n "a":"half\n}', '{"b":1}', '[\n  {"c":"half\n]', '{\n "d":2\n}'],
      ...['{"e":', '{"f":3}', '{"g":4}', '{"h":5}'],
    ],
    numbers: [1, 3, 4, 6, 9, 10, 10, 11],
  },
  {
    what: "records of several lines whose end something else than a record follows",
    layout: "lines",
    text: `{\n "a":1\n} [INFO]\n{\n "b":2\n}, {"c":3}\n{"d":4}`,
    records: ['{\n "a":1\n} [INFO]', '{\n "b":2\n}, {"c":3}', '{"d":4}'],
    numbers: [1, 4, 7],
  },
  {
    what: "records one after the other on one line, with and without blanks",
    layout: "single",
    text: `[{"a":1}][{"a":2}] [] ${HARD}${HARD}{"b":"half`,
    records: ['[{"a":1}]', '[{"a":2}]', "[]", HARD, HARD, '{"b":"half'],
    numbers: [1, 2, 3, 4, 5, 6],
  },
] as const)("cutting $what", ({ layout, text, records, numbers }) => {
  test.each([1, 2, 7, 1 << 20])("gives each of them, with its line and place, in chunks of %i bytes", async (size) => {
    const bytes = encode(text);
    const cut = await cutAll(bytes, { layout }, size);

    expect(texts(cut)).toEqual(records);
    expect(cut.map(({ number }) => number)).toEqual(numbers);
    for (const { bytes: own, offset } of cut) expect(bytes.slice(offset, offset + own.length)).toEqual(own);
  });
});

test.each([
  { length: 50, size: 7 },
  { length: 50, size: 90 },
  { length: 130, size: 7 },
])("a line longer than any record is read where its records, of $length bytes, are not", async ({ length, size }) => {
  const bundle = `[{"a":"${"x".repeat(length - 10)}"}]`;
  const text = `${bundle.repeat(1000)}\n{"a":1}${"{}".repeat(200)}`;
  const cut = await cutAll(encode(text), { layout: "lines", maxRecordBytes: 200 }, size);

  expect(texts(cut).slice(0, 1002)).toEqual([...Array.from({ length: 1000 }, () => bundle), '{"a":1}', "{}"]);
  expect(cut.filter(({ oversizedBytes }) => oversizedBytes !== undefined)).toEqual([]);
  expect([cut.length, cut.at(999)?.number, cut.at(-1)?.number]).toEqual([1201, 1, 2]);
});

test.each(["} ", "}x", "} [INFO] "])("a long text of “%s” over and over is read as fast as any other", async (part) => {
  const msOf = async (text: string): Promise<number> => {
    const line = encode(`{"a":"${text.repeat((1 << 23) / text.length)}"}`);
    const started = process.cpuUsage().user;
    expect(await cutAll(line, { layout: "lines" }, 1 << 16)).toHaveLength(1);

    return (process.cpuUsage().user - started) / 1000;
  };
  await msOf(part);

  // A search for each bracket takes half a second and more.
  expect(await msOf(part)).toBeLessThan(350 + (await msOf("xx")));
});

test("a record longer than the limit between others on one line is cut alone where it arrives in parts", async () => {
  const long = `{"b":"${"x".repeat(300)}"}`;
  const cut = await cutAll(
    encode(`{"a":1}{"a":2}${long}{"c":3}\n{"d":4}`),
    { layout: "lines", maxRecordBytes: 200 },
    20,
  );

  // What follows it on its line cannot be told from it any more.
  expect(cut.map(({ oversizedBytes }) => oversizedBytes)).toEqual([undefined, undefined, long.length + 7, undefined]);
});
