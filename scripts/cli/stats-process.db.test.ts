import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { PROCESS_METRIC_NAMES } from "@/lib/query/process-metrics";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenMetrics } from "@/lib/services/measures/given-metrics";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("process");
const stats = (...args: readonly string[]) => assay("stats", "process", ...args);

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const Cell = z.looseObject({ run: z.string().nullable(), value: z.number().nullable(), known: z.int() });
const ProcessJson = z.strictObject({
  runs: z.array(z.strictObject({ run: z.string().nullable(), rollouts: z.int(), waiting: z.int() })),
  differences: z.int(),
  metrics: z.record(z.string(), z.array(Cell)),
});

/** Twelve problems in two runs; the second repeats calls in half of them. */
async function givenTwoRuns() {
  const rows = ["base", "tuned"].flatMap((run) =>
    Array.from({ length: 12 }, (_, at) => ({ run, query: `problem ${at}`, repeated: run === "base" ? 0 : at % 2 })),
  );
  const corpus = await givenCorpus(
    db,
    rows.map(({ run, query }) => ({ run, query })),
  );
  await givenMetrics(
    db,
    corpus,
    rows.map(({ repeated }) => ({ repeated })),
  );

  return corpus;
}

test("--json prints one line with every metric of every run and what lists its rows", async () => {
  const corpus = await givenTwoRuns();

  const { code, out, err } = await stats("--corpus", corpus.name, "--run", "base", "--run", "tuned", "--json");

  expect([code, err, out.trimEnd().split("\n").length]).toEqual([0, "", 1]);
  const found = ProcessJson.parse(JSON.parse(out));
  expect(Object.keys(found.metrics)).toEqual(PROCESS_METRIC_NAMES);
  expect(found.metrics["repeated"]).toMatchObject([
    { run: "base", value: 0, known: 12, notApplicable: 0, shown: 0, difference: null },
    {
      run: "tuned",
      value: 0.5,
      shown: 6,
      filter: "run:tuned repeated:>0",
      difference: { value: 0.5, n: 12, isApart: true },
    },
  ]);
  expect(found.metrics["verified"]).toMatchObject([
    { value: null, reason: "It is known of no trajectory.", notApplicable: 12 },
    { value: null },
  ]);
});

test("a table of two runs marks what is more than chance, and says for how many differences", async () => {
  const corpus = await givenTwoRuns();

  const { out } = await stats("--corpus", corpus.name, "--run", "base", "--run", "tuned");

  expect(out).toMatch(/\nRepeats a call \* +0\.5000 /);
  expect(out).toContain("* more than chance, corrected for 1 difference (Bonferroni); the intervals are not.");
});

test("runs of one name are told apart by their ids, in the tables as in --json", async () => {
  const agents = ["cart", "trolley"].map((agent) => ({ run: "same", agent, query: "a lamp" }));
  const corpus = await givenCorpus(db, agents);
  await givenMetrics(
    db,
    corpus,
    agents.map((_, repeated) => ({ repeated })),
  );
  const runs = await db.run.findMany({ where: { corpusId: corpus.id }, orderBy: { key: "asc" } });
  const asked = ["--corpus", corpus.name, ...runs.flatMap(({ key }) => ["--run", key])];

  const { out: words } = await stats(...asked);
  const { out: json } = await stats(...asked, "--json");

  const [first, second] = runs.map(({ extId }) => extId);
  expect(words.split("\n").filter((line) => /: \d+ rollout|^less /.test(line))).toEqual([
    `${first}: 1 rollout`,
    `${second}: 1 rollout`,
    `less ${first}`,
  ]);
  expect(ProcessJson.parse(JSON.parse(json)).runs).toMatchObject([{ run: first }, { run: second }]);
});

test("without --json and runs it prints a table in words", async () => {
  const corpus = await givenTwoRuns();

  const { code, out } = await stats("--corpus", corpus.name, "--filter", "run:tuned");

  expect(code).toBe(0);
  expect(out).toMatch(/all runs: 12 rollouts\n/);
  expect(out).toMatch(/Repeats a call +0\.5000 +0\.\d{4} to 0\.\d{4} +12\n/);
  expect(out).toMatch(/Verifies before it commits +– +It is known of no trajectory\.\n/);
});

test.each([
  [[], 2, "--corpus"],
  [["--corpus", "x", "--run", ""], 2, "--run"],
  [["--corpus", `none ${crypto.randomUUID()}`], 3, "no corpus"],
])("%j is a mistake", async (args, exit, sentence) => {
  const { code, out, err } = await stats(...args);

  expect([code, out]).toEqual([exit, ""]);
  expect(err.toLowerCase()).toContain(sentence.toLowerCase());
});
