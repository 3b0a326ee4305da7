import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const { assay, givenFile } = givenAssay("metrics");

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const given = async () => (await givenCorpus(db, [])).name;

test("--json prints a line for each file, and another import of it changes nothing", async () => {
  const corpus = await given();
  const file = givenFile("v18.csv.gz", gzipSync("step,kl,time\n1,0.5,x\n2,0.6,x\n"));

  const first = await assay("metrics", file, "--corpus", corpus, "--json");
  const again = await assay("metrics", file, "--corpus", corpus, "--json");

  expect([first.code, first.err]).toEqual([0, ""]);
  expect(JSON.parse(first.out)).toEqual({
    ...{ file: "v18.csv.gz", lines: 2, points: 2, added: 2, replaced: 0, repeated: 0, givenAgain: 0, rejected: 0 },
    ...{ reasons: [], runs: ["v18"], metrics: ["kl"], leftOutColumns: ["time"], fault: null },
  });
  expect(JSON.parse(again.out)).toMatchObject({ added: 0, repeated: 2 });
});

test("a step that a file gives twice is told", async () => {
  const file = givenFile("resumed.csv", "step,kl\n1,0.5\n2,0.6\n2,0.7\n");

  const { out } = await assay("metrics", file, "--corpus", await given());

  expect(out).toContain(
    "resumed.csv: 3 points in 3 lines; 2 new, 0 replaced another value, 0 there already, 1 for a step given before, of which the last counts.",
  );
});

test("what cannot be read is told by reason with exit code 1; --run names the run", async () => {
  const corpus = await given();
  const file = givenFile("bad.csv", "step,kl\n1,0.5\n2,nan\n");

  const { code, out } = await assay("metrics", file, "--corpus", corpus, "--run", "mine");

  expect(code).toBe(1);
  expect(out).toContain("bad.csv: 1 point in 2 lines; 1 new, 0 replaced another value, 0 there already.");
  expect(out).toContain("  runs: mine\n");
  expect(out).toContain("    1, first on line 3: “kl” is not finite (NaN or infinite).");
});

test("the points of a chart are printed whole, with means where they are asked for", async () => {
  const corpus = await given();
  const file = givenFile("two.csv", "step,kl,run\n1,1,a\n2,2,a\n3,6,a\n1,9,b\n");
  await assay("metrics", file, "--corpus", corpus);

  const { out } = await assay("stats", "training", "--corpus", corpus, "--metric", "kl", "--run", "a", "--smooth", "5");
  const list = await assay("stats", "training", "--corpus", corpus, "--json");

  expect(out).toBe("run,step,metric,value,mean of 5\r\na,1,kl,1,1\r\na,2,kl,2,3\r\na,3,kl,6,6\r\n");
  expect(JSON.parse(list.out)).toMatchObject({ curves: [{ run: "a", points: 3, last: 6 }, { run: "b" }] });
});

test("a corpus without curves has none to list, and is told how they come in", async () => {
  const corpus = await given();

  const listed = await assay("stats", "training", "--corpus", corpus);
  const named = await assay("stats", "training", "--corpus", corpus, "--run", "a");

  expect([listed.code, named.code]).toEqual([3, 3]);
  expect(listed.err).toContain(
    "has no training curves yet. Bring in a file of metrics with “npm run assay -- metrics”.",
  );
  expect(named.err).toContain("has no such training curve.");
  expect((await assay("stats", "training", "--corpus", corpus, "--json")).out).toBe('{"curves":[]}\n');
});

test.each([
  ["no file", ["metrics", "--corpus", "x"], 2, "Name at least one file"],
  ["no corpus", ["metrics", "x.csv"], 2, "--corpus is missing"],
  ["a file that is not there", ["metrics", "no-such.csv", "--corpus", "x"], 3, "There is no file no-such.csv."],
  ["an unknown corpus", ["stats", "training", "--corpus", "no such"], 3, "no corpus “no such”"],
  ["a window that is none", ["stats", "training", "--corpus", "x", "--smooth", "4"], 2, "“4” is no window"],
])("%s is told", async (_, args, code, words) => {
  const answer = await assay(...args);

  expect(answer.code).toBe(code);
  expect(answer.err.split("\n")[0]).toContain(words);
});

test("a file of which nothing can be read is refused with the reason", async () => {
  const file = givenFile("epochs.csv", "epoch,kl\n1,2\n");

  const { code, err } = await assay("metrics", file, "--corpus", await given());

  expect(code).toBe(3);
  expect(err).toContain("There is no step among “epoch, kl”.");
});
