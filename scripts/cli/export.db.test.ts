import { access, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { Manifest } from "@/lib/contract/exports";
import { createDb } from "@/lib/db/client";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { runAssay } from "./run-assay";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const folder = await temporaryFolder();
afterAll(() => db.$disconnect());

const corpus = await givenCorpus(db, [
  { query: "lamp", approved: true, tokens: 5 },
  { query: "sofa", approved: true, tokens: 50 },
  { query: "desk" },
]);

async function assay(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = "";
  let err = "";
  const code = await runAssay(["export", ...args], {
    out: async (text) => {
      out += text;
    },
    err: async (text) => {
      err += text;
    },
  });

  return { code, out, err };
}

test("it writes the file and its manifest, and prints the manifest as one line of JSON", async () => {
  const file = join(folder, "lamps.jsonl.gz");

  const { code, out, err } = await assay(
    "--corpus",
    corpus.name,
    "--filter",
    "tokens:<10",
    "--preset",
    "chat",
    "--out",
    file,
    "--json",
  );

  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.endsWith("\n") && out.trimEnd().includes("\n")).toBe(false);
  const manifest = Manifest.parse(JSON.parse(out));
  expect(manifest).toMatchObject({ corpus: corpus.name, rows: 1, filter: "tokens:<10" });
  expect(JSON.parse(await readFile(`${file}.manifest.json`, "utf8"))).toEqual(manifest);
  expect(
    gunzipSync(await readFile(file))
      .toString()
      .split("\n"),
  ).toHaveLength(2);
});

test("without --json it prints counts and the hash for people", async () => {
  const file = join(folder, "all.jsonl");

  const { code, out } = await assay("--corpus", corpus.name, "--preset", "chat", "--out", file);

  const { fileSha256 } = Manifest.parse(JSON.parse(await readFile(`${file}.manifest.json`, "utf8")));
  expect(code).toBe(0);
  expect(out).toContain(`2 trajectories`);
  expect(out).toContain(`SHA-256 ${fileSha256}`);
});

test("one row is one trajectory, and what was left out is counted by its reason", async () => {
  const turn = (role: string) => [[{ index: 0, role, text: "hi", claimed: [], logged: [] }]];
  const mixed = await givenCorpus(db, [
    { approved: true, verdict: "agentic", label: "sub_task", stepsJson: turn("agent") },
    { approved: true, stepsJson: turn("user") },
  ]);

  const { out } = await assay("--corpus", mixed.name, "--preset", "chat", "--out", join(folder, "mixed.jsonl"));

  expect(out).toContain("1 trajectory, ");
  expect(out).toContain("verdicts: agentic 1\nstructure, labels first: sub_task 1\n");
  expect(out).toContain("1 × It holds no turn of the agent.");
});

test("nothing approved is told in a sentence with exit code 3, and leaves no file", async () => {
  const answer = await assay(
    "--corpus",
    corpus.name,
    "--filter",
    "desk",
    "--preset",
    "chat",
    "--out",
    join(folder, "none.jsonl"),
  );

  expect(answer).toEqual({
    code: 3,
    out: "",
    err: "No trajectory that matches is approved. Approve some first.\n",
  });
  expect((await readdir(folder)).filter((name) => name.startsWith("none"))).toEqual([]);
});

test("a file that is there is not replaced, unless that is asked for", async () => {
  const file = join(folder, "mine.jsonl");
  await writeFile(file, "mine");
  const args = ["--corpus", corpus.name, "--preset", "chat", "--out", file];

  expect(await assay(...args)).toEqual({
    code: 3,
    out: "",
    err: `“${file}” is there already. Choose another place with --out, or replace it with --force.\n`,
  });
  expect(await readFile(file, "utf8")).toBe("mine");
  expect(await assay(...args, "--force")).toMatchObject({ code: 0 });
  expect(await readFile(file, "utf8")).toContain("messages");

  await rm(file);
  expect((await assay(...args)).err).toContain(`“${file}.manifest.json” is there already.`);
});

test.each([
  ["no corpus", ["--preset", "chat", "--out", "x"], 2, "--corpus is missing."],
  ["no file", ["--corpus", "x", "--preset", "chat"], 2, "--out is missing."],
  ["a dash for the output", ["--corpus", "x", "--preset", "chat", "--out", "-"], 2, "a file named “-” is “./-”."],
  ["no preset", ["--corpus", "x", "--out", "x"], 2, "--preset is missing."],
  [
    "a preset that is none",
    ["--corpus", "x", "--preset", "dpo", "--out", "x"],
    2,
    "“dpo” is not a preset; choose chat, sft, rejection, teacher, kto, step-rl, preference.",
  ],
  [
    "an option without a value",
    ["--corpus", "x", "--preset", "sft", "--out", "x", "--option", "maxTokens"],
    2,
    "“maxTokens” is no option; write NAME=VALUE.",
  ],
  [
    "an option that the preset does not have",
    ["--corpus", "x", "--preset", "kto", "--out", "x", "--option", "mix=1"],
    2,
    "“mix” is no option of this preset; it has label, maxTokens, keys.",
  ],
  [
    "a wrong filter",
    ["--corpus", "x", "--preset", "chat", "--out", "x", "--filter", "verdict:agentik"],
    2,
    "Did you mean agentic?",
  ],
  ["an option that is none", ["--corpos", "x"], 2, "Unknown option '--corpos'."],
  [
    "an unknown corpus",
    ["--corpus", "nowhere", "--preset", "chat", "--out", join(folder, "never.jsonl")],
    3,
    "There is no corpus “nowhere”.",
  ],
] as const)("%s is told in a sentence with its exit code", async (_, args, code, sentence) => {
  const answer = await assay(...args);

  expect(answer).toMatchObject({ code, out: "" });
  expect(answer.err).toContain(sentence);
  await expect(access(join(folder, "never.jsonl"))).rejects.toThrow();
});

test("a folder that is not there is told, with or without --force, and not made", async () => {
  const mistyped = join(folder, "expotrs", "today");
  const args = ["--corpus", corpus.name, "--preset", "chat", "--out", join(mistyped, "e.jsonl")];
  const err = `There is no folder “${mistyped}”. Make it first, or choose another place with --out.\n`;

  expect(await assay(...args)).toEqual({ code: 3, out: "", err });
  expect(await assay(...args, "--force")).toEqual({ code: 3, out: "", err });
  await expect(access(join(folder, "expotrs"))).rejects.toThrow();
});

test("a place that cannot be written is told in a sentence", async () => {
  const out = join(folder, "all.jsonl", "below-a-file.jsonl");

  const { code, err } = await assay("--corpus", corpus.name, "--preset", "chat", "--out", out);

  expect(code).toBe(3);
  expect(err).toMatch(/^“.*below-a-file.jsonl” cannot be written \(E[A-Z]+\)\. Choose another place with --out\.\n$/);
});

test("only a plain file is replaced: a folder, a link and a device are told, with --force as well", async () => {
  const target = join(folder, "target.jsonl");
  const link = join(folder, "link.jsonl");
  await writeFile(target, "mine");
  await symlink(target, link);
  const force = (out: string) => assay("--corpus", corpus.name, "--preset", "chat", "--out", out, "--force");

  expect((await force(folder)).err).toBe(`“${folder}” is a folder. Name a file in it with --out.\n`);
  expect((await force(link)).err).toBe(`“${link}” is a link to “${target}”. Name the file itself with --out.\n`);
  expect((await force("/dev/null")).err).toBe("“/dev/null” is no plain file. Name one with --out.\n");
  expect(await readlink(link)).toBe(target);
  expect(await readFile(target, "utf8")).toBe("mine");
});

test.each(["SIGINT", "SIGTERM"] as const)("%s stops an export, of which nothing stays", async (signal) => {
  const file = join(folder, `${signal}.jsonl`);
  const before = process.listeners(signal);

  const answer = assay("--corpus", corpus.name, "--preset", "chat", "--out", file);
  const heard = () => process.listeners(signal).filter((listener) => !before.includes(listener));
  await expect.poll(() => heard().length, { interval: 1 }).toBe(1);
  heard()[0]?.(signal);

  expect(await answer).toEqual({ code: 3, out: "", err: "The export was stopped. No file was left behind.\n" });
  expect((await readdir(folder)).filter((name) => name.startsWith(signal))).toEqual([]);
});
