import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { anEnvelope, db, givenFile } from "@/lib/services/imports/fixtures/given-import";
import { runAssay } from "./run-assay";

afterAll(() => db.$disconnect());

const NO_SIMULATION = JSON.stringify({ info: { environment_info: {} }, tasks: [], simulations: [] });

async function assay(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const written = { out: "", err: "" };
  const code = await runAssay(args, {
    out: async (text) => {
      written.out += text;
    },
    err: async (text) => {
      written.err += text;
    },
  });

  return { code, ...written };
}

test("--json prints exactly the promised line, and the exit code is 0 when nothing was rejected", async () => {
  const path = await givenFile("plain.jsonl", `${anEnvelope()}\n${anEnvelope()}\n`);

  const { code, out } = await assay("import", path, "--json");

  expect(code).toBe(0);
  expect(out.endsWith("\n")).toBe(true);
  const line: unknown = JSON.parse(out);
  expect(Object.keys(Object(line))).toEqual(
    "import corpus format read imported duplicates rejected bytes seconds".split(" "),
  );
  expect(line).toMatchObject({ corpus: "plain", format: "sn15", read: 2, imported: 2, duplicates: 0, rejected: 0 });
});

test("rejected rows make the exit code 1, and the text says where they are", async () => {
  const { code, err } = await assay(
    "import",
    await givenFile("half.jsonl", `${anEnvelope()}\n{\n`),
    "--corpus",
    "half",
  );

  expect(code).toBe(1);
  expect(err).toContain("1 imported");
  expect(err).toMatch(/\/imports\/[0-9a-f-]{36}/);
});

test("the same file again says that nothing changed", async () => {
  const path = await givenFile("again.jsonl", anEnvelope());
  await assay("import", path);

  expect(await assay("import", path)).toMatchObject({ code: 0, err: expect.stringContaining("Nothing changed") });
});

test("a mistake in the command is exit code 2, a file that is not there or not known 3", async () => {
  expect(await assay("import")).toMatchObject({
    code: 2,
    err: expect.stringContaining("npm run assay -- import --help"),
  });
  expect(await assay("import", "x.jsonl", "--format", "nonsense")).toMatchObject({ code: 2 });
  expect(await assay("import", "/nowhere/x.jsonl")).toEqual({
    code: 3,
    out: "",
    err: "There is no file /nowhere/x.jsonl.\n",
  });

  const unknown = await assay("import", await givenFile("unknown.jsonl", `{"a":1}\n`));
  expect(unknown).toMatchObject({ code: 3, err: expect.stringContaining("No known format fits") });
});

test("what was asked for is what is imported: corpus, run and format, with the file's bytes and the time it took", async () => {
  const content = `${anEnvelope()}\n`;
  const path = await givenFile("night.jsonl", content);

  const { code, out } = await assay("import", path, "--corpus", "Asked for", "--run", "Night 7", "--json");
  expect(code).toBe(0);
  const line = JSON.parse(out);
  expect(line).toMatchObject({ corpus: "Asked for", bytes: content.length, seconds: expect.any(Number) });
  expect(line.seconds).toBeGreaterThan(0);
  const runs = await db.run.findMany({ where: { corpus: { name: "Asked for" } }, select: { name: true } });
  expect(runs).toEqual([{ name: "Night 7" }]);

  const other = await assay("import", path, "--corpus", "Asked for", "--format", "chat");
  expect(other).toMatchObject({ code: 3, err: expect.stringContaining("chat: an object without messages") });
});

test("a refused file beside a good one makes the exit code 1, and says why", async () => {
  const good = await givenFile("good.jsonl", anEnvelope());
  const { code, err } = await assay("import", good, await givenFile("other.json", `{"a":1}`), "--corpus", "beside");

  expect(code).toBe(1);
  expect(err).toContain("1 imported");
  expect(err).toContain("other.json: No known format fits.");
});

test.each([
  ["an empty file", "", "The file is empty."],
  ["a file of no known format", `{"a":1}\n`, "No known format fits."],
  ["a run without simulations", NO_SIMULATION, "The file was read as tau2-bench and holds no trajectory. Check that"],
  ["cut JSON", `{"a":`, "The record breaks off after 5 characters"],
  ["gzip that is cut inside its first record", gzipSync(anEnvelope()).subarray(0, 200), "No whole record came before"],
])("%s makes no corpus", async (what, content, why) => {
  const corpus = `nothing of ${what}`;
  const { code, out, err } = await assay("import", await givenFile("bad.jsonl", content), "--corpus", corpus);

  expect({ code, out }).toEqual({ code: 3, out: "" });
  expect(err.startsWith("bad.jsonl: "), err).toBe(true);
  expect(err).toContain(why);
  expect(await db.corpus.count({ where: { name: corpus } })).toBe(0);
});

test("files of one name in two folders are two runs, and what is the same in both counts once and is told", async () => {
  const same = anEnvelope();
  const paths: string[] = [];
  for (const folder of ["ra", "rb"]) {
    const path = join(dirname(await givenFile("any", "")), folder, "output.jsonl");
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${anEnvelope()}\n${same}\n`);
    paths.push(path);
  }

  const { code, err } = await assay("import", ...paths, "--corpus", "two runs");

  expect(code).toBe(0);
  expect(err).toContain("3 imported, 1 already there");
  expect(err).toContain("is the run “rb/output.jsonl”. Records that are the same in both count once");
  const runs = await db.run.findMany({ where: { corpus: { name: "two runs" } }, select: { name: true } });
  expect(runs.map(({ name }) => name).toSorted()).toEqual(["ra/output.jsonl", "rb/output.jsonl"]);
});

test("a list that the file does not close is no whole file: exit code 1, and the reason is kept", async () => {
  const path = await givenFile("cut.json", `[${anEnvelope()},\n${anEnvelope()},\n`);

  const { code, out } = await assay("import", path, "--corpus", "cut list", "--json");

  expect({ code, ...Object(JSON.parse(out)) }).toMatchObject({ code: 1, read: 3, imported: 2, rejected: 1 });
  const [row] = await db.rejectedRow.findMany({ where: { import: { corpus: { name: "cut list" } } } });
  expect(row?.reason).toContain("The file breaks off here, behind a whole record");
});

test("a file that holds nothing beside one that does is told, and imported into a corpus that is there it is a failure", async () => {
  const empty = await givenFile("empty.json", NO_SIMULATION);
  const good = await givenFile("good.jsonl", anEnvelope());

  expect(await assay("import", empty, good, "--corpus", "half empty")).toMatchObject({ code: 0 });
  const alone = await assay("import", empty, "--corpus", "half empty", "--json");

  expect(alone.code).toBe(3);
  expect(alone.err).toMatch(/^The file was read as tau2-bench and holds no trajectory\. Check that .*\n$/);
  expect(JSON.parse(alone.out)).toMatchObject({ corpus: "half empty", read: 0, imported: 0 });
});
