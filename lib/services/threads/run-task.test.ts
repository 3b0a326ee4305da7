import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { aFactTable, drawnRows } from "@/lib/filter/lab/fixtures/a-fact-table";
import { givenPrograms } from "./given-programs";
import { runTask } from "./run-task";
import { TaskThread } from "./task-thread";

const programs = givenPrograms();

function givenTries(problems: number) {
  return Array.from({ length: problems }, (_, at) => ({
    problem: `problem ${at}`,
    cluster: `problem ${at}`,
    rollouts: 8,
    successes: (at * 5) % 9,
  }));
}

const RUNS = { runs: [givenTries(40)], k: 4, seed: 1 };
const COMPARED = { runs: [givenTries(40), givenTries(30)], k: 4, slices: [[givenTries(20), undefined]], seed: 1 };
/** Takes twenty times as long. */
const MANY = { ...RUNS, runs: Array.from({ length: 20 }, () => givenTries(75)) };

test("a thread answers what is answered here, to the last digit", { timeout: 60_000 }, async () => {
  expect(await runTask("runs", RUNS, programs())).toEqual(await runTask("runs", RUNS, undefined));
  for (const name of ["curves", "slices", "paired"] as const) {
    expect(await runTask(name, COMPARED, programs())).toEqual(await runTask(name, COMPARED, undefined));
  }
});

test("what resamples need not wait for what was asked before it", { timeout: 60_000 }, async () => {
  const ended: string[] = [];
  // A thread takes as long to start as a small request.
  await Promise.all([runTask("runs", RUNS, programs()), runTask("runs", RUNS, programs())]);

  await Promise.all([
    runTask("runs", MANY, programs()).then(() => ended.push("first")),
    runTask("runs", RUNS, programs()).then(() => ended.push("second")),
  ]);

  expect(ended).toEqual(["second", "first"]);
});

test("a thread selects what is selected here", { timeout: 60_000 }, async () => {
  const thresholds = { ...DEFAULT_THRESHOLDS, dedup: { measure: "thoughts", similarity: 0.75, keep: 1 } } as const;
  const input = { table: aFactTable(drawnRows(3000, 3)), labels: new Map([[5, "reject"]] as const), thresholds };

  expect(await runTask("select", input, programs())).toEqual(await runTask("select", input, undefined));
});

test("a thread makes the leak clusters that are made here", { timeout: 60_000 }, async () => {
  const problems = ["A lamp", "a LAMP!", "A rug of jute for the hall", "A rug of jute for the hall, please"].map(
    (query) => ({ name: query, query, goldIds: [], recommendedIds: [], viewedIds: [], titles: [] }),
  );
  const input = { problems, decisions: { cuts: [], joins: [{ a: 0, b: 2, note: "Alike" }], refused: [] } };

  const clustered = await runTask("clusters", input, programs());

  expect(clustered).toEqual(await runTask("clusters", input, undefined));
  expect([...clustered.first]).toEqual([0, 0, 0, 3]);
});

test("this thread goes on while the other computes", { timeout: 60_000 }, async () => {
  const busy = performance.eventLoopUtilization();

  await runTask("runs", MANY, programs());

  expect(performance.eventLoopUtilization(busy).utilization).toBeLessThan(0.5);
});

test("a mistake in the thread is told to who asked, and the next one is answered", { timeout: 60_000 }, async () => {
  const wrong = { ...RUNS, runs: [[{ problem: "a", rollouts: 1, successes: 2 }]] };

  await expect(runTask("runs", wrong, programs())).rejects.toThrow("2 successes of 1 rollouts cannot be");
  expect(await runTask("runs", RUNS, programs())).toHaveLength(1);
});

test("a thread that dies is told to who waits", { timeout: 60_000 }, async () => {
  const dying = await mkdtemp(join(tmpdir(), "assay-dying-"));
  await writeFile(
    join(dying, "thread-worker.mjs"),
    `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(1));`,
  );

  const thread = new TaskThread(join(dying, "thread-worker.mjs"));
  const answer = new Promise((resolve, reject) =>
    thread.send({ id: 1, name: "runs", input: RUNS }, { resolve, reject }),
  );

  await expect(answer).rejects.toThrow("The computing thread ended.");
  expect(thread.isAlive).toBe(false);
  await rm(dying, { recursive: true, force: true });
});
