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
