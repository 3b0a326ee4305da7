import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { cutToDamage } from "./cut-to-damage";
import { openSource } from "./open-source";

const folder = mkdtempSync(join(tmpdir(), "assay-gzip-"));
afterAll(() => rmSync(folder, { recursive: true }));

const line = (at: number): string => `{"id":${at},"text":"${Math.sin(at)} ${Math.cos(at * 7)}"}\n`;
const text = Array.from({ length: 60_000 }, (_, at) => line(at)).join("");
const sound = gzipSync(text);

async function read(content: Uint8Array): Promise<{ content: string; why: string }> {
  const path = join(folder, "file.gz");
  writeFileSync(path, content);
  const parts: Uint8Array[] = [];
  try {
    for await (const chunk of (await openSource(path)).read().chunks) parts.push(chunk.slice());
  } catch (error) {
    return { content: Buffer.concat(parts).toString(), why: error instanceof Error ? error.message : "" };
  }
  return { content: Buffer.concat(parts).toString(), why: "" };
}

function flipped(at: number): Uint8Array {
  const bytes = Buffer.from(sound);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
}

test.each([
  ["something else follows", Buffer.concat([sound, Buffer.from("junk")]), "something else follows"],
  [
    "something else follows two members",
    Buffer.concat([gzipSync(""), sound, Buffer.from("junk")]),
    "something else follows",
  ],
  ["its check sum is wrong", flipped(sound.length - 6), "breaks off or is damaged after 3."],
  ["the last byte is missing", sound.subarray(0, -1), "breaks off or is damaged after 3."],
])("all of the content is read where %s", async (_, content, why) => {
  const found = await read(content);

  expect(found.content === text).toBe(true);
  expect(found.why).toContain(why);
});

test("of a small file with something else behind it all is read, though one chunk holds both", async () => {
  const found = await read(Buffer.concat([gzipSync("{}\n{}\n"), Buffer.from("trailing")]));

  expect(found).toMatchObject({ content: "{}\n{}\n", why: expect.stringContaining("ends after 6 bytes of content") });
});

test("up to damage in the middle everything is read, and nothing twice", async () => {
  const found = await read(flipped(Math.floor(sound.length / 2)));

  expect(found.why).toContain("breaks off or is damaged");
  const isAsWritten = (part: string, at: number): boolean => part === line(at).trimEnd();
  const lines = found.content.split("\n");
  // What is behind the damage may be garbage for a while, until the check of the data finds it.
  const firstGarbage = lines.findIndex((part, at) => !isAsWritten(part, at));
  expect(firstGarbage).toBeGreaterThan(20_000);
  expect(found.content.startsWith(text.slice(0, 1_000_000))).toBe(true);
});

const padding = (bytes: number): Buffer => Buffer.alloc(bytes);

test.each([
  ["100 bytes", 100],
  ["5 MB", 5_000_000],
])("members behind padding of %s are read as if nothing were between them", async (_, bytes) => {
  const parts = [gzipSync("one\n"), padding(bytes), sound, gzipSync("two\n"), padding(bytes), gzipSync("three\n")];

  const found = await read(Buffer.concat(parts));

  expect(found.content === `one\n${text}two\nthree\n`).toBe(true);
  expect(found.why).toBe("");
});

test("padding at the end of the file is nothing", async () => {
  expect(await read(Buffer.concat([sound, padding(3_000_000)]))).toEqual({ content: text, why: "" });
});

test("of damage behind padding everything before it is read, and told with how far that went", async () => {
  const before = [gzipSync("{}\n"), padding(512)];

  expect(await read(Buffer.concat([...before, Buffer.from("junk")]))).toEqual({
    content: "{}\n",
    why: expect.stringContaining("ends after 3 bytes of content, and something else follows"),
  });
  expect(await read(Buffer.concat([...before, gzipSync("{}\n{}\n").subarray(0, -4)]))).toEqual({
    content: "{}\n{}\n{}\n",
    why: expect.stringContaining("breaks off or is damaged after 9 bytes of content"),
  });
});

async function recordsOf(content: Uint8Array): Promise<{ records: string[]; damages: number; endsFile: unknown }> {
  const path = join(folder, "records.gz");
  writeFileSync(path, content);
  const records: string[] = [];
  let [damages, endsFile]: [number, unknown] = [0, undefined];
  const cut = cutToDamage((await openSource(path)).read(), { layout: "lines" }, () => {
    damages += 1;
  });
  for await (const batch of cut) {
    for (const record of batch) {
      records.push(new TextDecoder().decode(record.bytes));
      endsFile = record.endsFile;
    }
  }
  return { records, damages, endsFile };
}

test("what there is of the record that it breaks off in is the last record; between two it is an empty one", async () => {
  const cut = gzipSync(`{"a":1}\n{"b":"${"x".repeat(20)}`);
  const between = gzipSync('{"a":1}\n');

  expect(await recordsOf(cut.subarray(0, -6))).toEqual({
    records: ['{"a":1}', `{"b":"${"x".repeat(20)}`],
    damages: 1,
    endsFile: true,
  });
  expect(await recordsOf(between.subarray(0, -6))).toEqual({ records: ['{"a":1}', ""], damages: 1, endsFile: true });
  const unended = Buffer.concat([gzipSync('{"a":1}\n{"b":2}'), Buffer.from("junk")]);
  expect(await recordsOf(unended)).toEqual({ records: ['{"a":1}', '{"b":2}', ""], damages: 1, endsFile: true });
  expect(await recordsOf(between)).toEqual({ records: ['{"a":1}'], damages: 0, endsFile: undefined });
});
