import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { COMMANDS } from "./commands";
import { givenAssay } from "./given-assay";

const fixtures = resolve(import.meta.dirname, "../../lib/importers");
const ENVELOPES = join(fixtures, "sn15/fixtures/envelopes.jsonl");
const RUN = join(fixtures, "tau2-bench/fixtures/run.json");

const { assay, folder, givenFile } = givenAssay("cli");

const BUILD = "release build --corpus A --split B --name C --preset sft --licence D".split(" ");

/** Every command with every word that says what it does, as the usage names them. */
const LINES = (await Promise.all(Object.values(COMMANDS).map(({ load }) => load()))).flatMap(({ usage }) =>
  [...usage.matchAll(/^Usage: assay ([a-z][a-z-]*(?: [a-z][a-z-]*)*)/gm)].map(([, words = ""]) => words),
);

describe("the frame", () => {
  test("without a command it lists the commands and exits 2, with help it exits 0", async () => {
    expect(await assay()).toMatchObject({ code: 2, out: expect.stringContaining("classify") });
    expect(await assay("--help")).toMatchObject({ code: 0, out: expect.stringContaining("classify") });
    for (const [command, help] of [
      ["classify", "--help"],
      ["set-up-link", "-h"],
    ] as const)
      expect(await assay(command, help)).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Usage: assay ${command}`),
      });
  });

  test.each([
    [["frobnicate"], "There is no command “frobnicate”."],
    [["constructor"], "There is no command “constructor”."],
    [["improt"], "There is no command “improt”. Did you mean import?"],
    [["filter", "actvate"], "There is no “actvate” of filters. Did you mean activate?"],
    [["stats", "shares"], "There are no statistics “shares”; choose agreement, judge"],
    [["import", "x", "--corpsu", "A"], "Unknown option '--corpsu'. Did you mean --corpus?"],
    [["release", "build", "--labels-asof=1"], "Unknown option '--labels-asof'. Did you mean --labels-as-of?"],
    [["import", "x", "--licence", "A"], "Unknown option '--licence'."],
    [["import", "x", "--co", "A"], "Unknown option '--co'. Did you mean --corpus?"],
    [["import", "x", "--corpus", "--json"], "--corpus is missing its value; one that begins with a dash is written"],
    [["import", "x", "--corpus"], "Option '--corpus <value>' argument missing."],
    [["import", "x", "--format", "xml"], "“xml” is not a format"],
    [["import", "x", "--corpus", " "], "--corpus is empty. Give the corpus a name"],
    [["import", "x", "--corpus", "a\u200bb"], "The name of the corpus has characters that cannot be seen."],
    [["import", "x", "--run", "a\u202eb"], "The name of the run has characters that cannot be seen."],
    [["classify"], "Name at least one file to classify."],
    [["import"], "Name at least one file to import."],
    [["catalogue", "x"], "--corpus is missing."],
    [["problems", "x"], "--corpus is missing."],
    [["metrics"], "--corpus is missing."],
    [["export"], "--corpus is missing."],
    [["rejudge"], "--corpus is missing."],
    [["filter"], "Say what to do: list, "],
    [["reset-link"], "Name one email."],
    [["filter", "save", "A", "--corpus", "B", "--reason", "C", "--set", "nope=1"], "--set nope=1: there is no such"],
    [["filter", "pipeline", "--corpus", "B", "--set", "agenticShare=x"], "“x” is no value of agenticShare,"],
    [["filter", "grid", "--corpus", "B", "--set", "agenticShare=2"], "agenticShare, which takes numbers from 0 to 1"],
    [["filter", "grid", "--corpus", "B", "--set", "rejects.R1=no"], "rejects.R1, which takes on or off."],
    [["filter", "grid", "--corpus", "B", "--set", "agenticshare=0.5"], "threshold. Did you mean agenticShare?"],
    [["filter", "grid", "--corpus", "B", "--set", "agenticShare"], "--set agenticShare: write NAME=VALUE."],
    [["release", "show", "one", "--corpus", "B"], "Name one release by its number."],
    [["release", "diff", "1", "--corpus", "B"], "Name one release by its number."],
    [[...BUILD, "--pool", "nowhere"], "pools.0: "],
    [["classify", "--nope", "x"], "Unknown option '--nope'."],
    [["classify", "--format", "xml", "x"], "“xml” is not a format; choose auto, shoppingbench, sn15"],
  ])("%j is a usage mistake: one sentence, where its options stand, exit code 2", async (args, sentence) => {
    const { code, out, err } = await assay(...args);

    expect([code, out]).toEqual([2, ""]);
    const [first, second, ...rest] = err.split("\n");
    expect(first).toContain(sentence);
    expect(first?.includes("Did you mean")).toBe(sentence.includes("Did you mean"));
    expect(second).toMatch(/^npm run assay -- (help lists the commands|[a-z -]+ --help shows its options)\.$/);
    expect(rest).toEqual([""]);
  });

  test("a mistake names the help of its verb, and without one that of its command", async () => {
    expect((await assay("leak", "split", "--nope")).err).toMatch(/\nnpm run assay -- leak split --help shows/);
    expect((await assay("leak", "burn")).err).toMatch(/\nnpm run assay -- leak --help shows/);
    expect((await assay("import")).err).toMatch(/\nnpm run assay -- import --help shows/);
  });
});

test("the lines to try are those of every command", () => {
  expect(LINES).toContain("release sign");
  expect(new Set(LINES.map((line) => line.split(" ")[0]))).toEqual(new Set(Object.keys(COMMANDS)));
});

test.each(LINES)(
  "assay %s reads its arguments before it looks for a database, and its usage needs none",
  async (line) => {
    vi.stubEnv("DATABASE_URL", "");
    const words = line.split(" ");

    expect(await assay(...words, "--nope")).toMatchObject({
      code: 2,
      err: expect.stringContaining("Unknown option '--nope'."),
    });
    expect(await assay(...words, "--help")).toMatchObject({
      code: 0,
      out: expect.stringContaining(`Usage: assay ${line}`),
    });
  },
);

test("leak split --help prints the usage of that verb alone", async () => {
  const { out } = await assay("leak", "split", "--help");

  expect(out.match(/Usage: .*/g)).toEqual([expect.stringMatching(/^Usage: assay leak split/)]);
});

test.each(LINES)("assay %s takes every option that its usage names", async (line) => {
  const words = line.split(" ");
  const { out } = await assay(...words, "--help");

  for (const [option] of out.matchAll(/--[a-z][\w-]*/g)) {
    expect((await assay(...words, option, "--nope")).err).not.toContain(`Unknown option '${option}'`);
  }
});

describe("classify --json", () => {
  test("prints one line a trajectory with exactly the promised fields", async () => {
    const { code, out, err } = await assay("classify", "--json", ENVELOPES);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));

    expect([code, err]).toEqual([0, ""]);
    expect(lines.map((line) => line.row)).toEqual([0, 1, 2, 3, 4]);
    expect(lines[0]).toEqual({
      file: ENVELOPES,
      row: 0,
      id: "run-1/prob-lamp/2",
      format: "sn15",
      steps: 2,
      dispatches: 1,
      attribution: { model: 1, macro: 0, retry: 0, code: 0, unknown: 0, phantom: 0 },
      richness: { early: 1, flattened: 1, nonce: null },
      rejects: [],
      signals: {
        depth: 2,
        reformulations: 0,
        verification: expect.any(Boolean),
        regularity: 1,
        tokens: expect.any(Number),
        unseenIds: 0,
      },
      verdict: "agentic",
      rule: expect.any(String),
    });
    expect(lines[2]).toMatchObject({
      ...{ id: "prob-stool", steps: 0, rejects: ["R2", "R5"], verdict: "insufficient_evidence", rule: "no_log" },
      richness: { early: null, flattened: null, nonce: null },
    });
  });

  test("a row is counted where it stands in the file, behind one that is rejected too", async () => {
    const [first, second] = readFileSync(ENVELOPES, "utf8").trim().split("\n");
    const { out } = await assay("classify", "--json", givenFile("gap.jsonl", `${first}\n{"cut": \n${second}\n`));
    const rows = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).row);

    expect(rows).toEqual([0, 2]);
  });

  test("who made each call is told apart, with the ids that nothing had shown and the calls without a log", async () => {
    const { out } = await assay("classify", "--json", givenFile("mixed.jsonl", mixedRun()));

    expect(JSON.parse(out)).toMatchObject({
      ...{ steps: 2, dispatches: 5, verdict: "review", rule: "share_between" },
      attribution: { model: 1, macro: 1, retry: 1, code: 2, unknown: 0, phantom: 1 },
      richness: { early: 0.2, flattened: 0.2, nonce: null },
      signals: { depth: 1, reformulations: 1, verification: false, regularity: 1, unseenIds: 1 },
    });
  });

  test("a log of which the calculators see nothing has a richness of 0 in JSON and n/a in the table", async () => {
    const legacy = join(fixtures, "sn15/fixtures/legacy-lists.jsonl");
    const json = await assay("classify", "--json", legacy);
    const rows = (await assay("classify", legacy)).out.split("\n").filter((line) => /^ +\d/.test(line));

    expect(json.out).toContain('"richness":{"early":0,"flattened":0,"nonce":null}');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toContain("n/a");
  });

  test("the table ends with the counts and the filter that decided, by its hash", async () => {
    const { out } = await assay("classify", ENVELOPES);

    expect(out).toMatch(/\n\d+ [a-z_]+(, \d+ [a-z_]+)*; by the default filter, [0-9a-f]{10}\n$/);
  });

  test("reads gzip by content, whatever the name", async () => {
    const plain = await assay("classify", "--json", ENVELOPES);
    const packed = await assay("classify", "--json", givenFile("packed.jsonl", gzipSync(readFileSync(ENVELOPES))));

    const withoutName = (out: string) => out.replaceAll(/[^":]*(?:envelopes|packed)\.jsonl/g, "");
    expect(withoutName(packed.out)).toBe(withoutName(plain.out));
  });

  test("a rejected row is one sentence on the error stream, the rest is read, and the exit code is 1", async () => {
    const path = givenFile("cut.jsonl", `${readFileSync(ENVELOPES, "utf8")}\n{"problem_id":"x","dialo`);
    const { code, out, err } = await assay("classify", "--json", path);

    expect(code).toBe(1);
    expect(out.trim().split("\n")).toHaveLength(5);
    expect(err).toMatch(/cut\.jsonl, line 7: The record breaks off after 24 characters.*\.\n$/);
  });

  test("records of an array are counted, not lines", async () => {
    const { code, out, err } = await assay("classify", "--json", RUN);

    expect([code, out.trim().split("\n").length]).toEqual([1, 3]);
    expect(err).toContain("run.json, record 4: This simulation is a voice call");
  });

  test("a file that cannot be read does not stop the next one, and the exit code is 3", async () => {
    const unknown = givenFile("unknown.json", `{"version":1}`);
    const { code, out, err } = await assay("classify", "--json", join(folder(), "missing"), unknown, ENVELOPES);

    expect(code).toBe(3);
    expect(out.trim().split("\n")).toHaveLength(5);
    expect(err).toContain("missing: There is no such file.");
    expect(err).toContain("unknown.json: No known format fits. The file holds an object with version.");
  });

  test("why a file is refused stands on lines of its own, and no escape sequence of it reaches the terminal", async () => {
    const { err } = await assay("classify", givenFile("refused.json", `{"\\u001b[31mred":1}`));

    expect(err).toContain("The file holds an object with �[31mred.\nTried ");
    expect(err.match(/�/g)).toHaveLength(1);
  });

  test("a run without a single simulation says so and is a failure, as in an import", async () => {
    const empty = givenFile("empty.json", `{"info":{"environment_info":{}},"tasks":[],"simulations":[]}`);

    expect(await assay("classify", "--json", empty)).toMatchObject({
      code: 3,
      out: "",
      err: expect.stringContaining("without a single trajectory"),
    });
  });
});

test("classify without --json prints a table, and no escape sequence of a file reaches the terminal", async () => {
  const row = { id: "\u001b[31mred", messages: [{ role: "user", content: "hi" }] };
  const { code, out } = await assay("classify", givenFile("hostile.jsonl", JSON.stringify(row)));

  expect(code).toBe(0);
  expect(out).toContain("�[31mred");
  expect(out).not.toContain("\u001b");
  expect(out).toContain("insufficient_evidence");
  expect(out).toContain("\n1 insufficient_evidence; by the default filter, ");
});

/** One bundle: of five logged calls the model asked for the first, and a macro of it made the third; code made the last two. */
function mixedRun(): string {
  const search = { q: "red lamp", service: "COD" };
  const asked = [
    { function: { name: "find_product", arguments: search } },
    { function: { name: "check_product_match", arguments: { product_id: "111111111" } } },
  ];
  const answer = { response: { choices: [{ message: { tool_calls: asked } }] } };
  const log = [
    { path: "/inference/chat/completions", ...answer },
    { path: "/search/find_product", params: search, response: [] },
    { path: "/search/find_product", params: { q: "red lamp" } },
    { path: "/search/view_product_information", params: { product_ids: "111111111" } },
    { path: "/search/find_product", params: { q: "blue chair" } },
    { path: "/search/view_product_information", params: { product_ids: "222222222" } },
  ].map((call, at) => ({ kind: "summary", status_code: 200, timestamp: 1_790_000_000_000 + at, ...call }));
  const step = (number: number, message: unknown, proxy_calls: unknown) => ({
    completion: { content: "", message },
    extra_info: { step: number, query: "a red lamp", timestamp: 1_790_000_001_000 * number, proxy_calls },
  });
  const claimed = (name: string, parameters: unknown) => ({ name, parameters, result: [] });
  const first = [claimed("find_product", search), claimed("check_product_match", { product_id: "111111111" })];

  return JSON.stringify([
    step(1, { think: "A lamp.", tool_call: first }, log),
    step(2, { tool_call: [claimed("find_product", { q: "never made" })] }, undefined),
  ]);
}
