import { describe, expect, test } from "vitest";
import { importBytes } from "@/lib/importers/import-bytes";
import { toldByRecords } from "@/lib/importers/told-by-records";
import { tauBenchImporter } from "./tau-bench-importer";

const policy = (text: string) => ({ role: "system", content: text });
const trial = (task: number, rollout: number, text = "# Airline Agent Policy\n") => ({
  task_id: task,
  trial: rollout,
  reward: 1,
  info: { task: { instruction: "Fly." } },
  traj: [policy(text), { role: "user", content: "hi" }],
});
/** As tau-bench writes a trial that an exception ended. */
const crash = (task: number, rollout: number, traceback = "Traceback") => ({
  ...{ task_id: task, trial: rollout, reward: 0, traj: [] },
  info: { error: "rate limited", traceback },
});

async function importRows(text: string, name = "results.json") {
  const file = await importBytes(new TextEncoder().encode(text), name);
  if (file.kind === "refused") throw new Error(file.why);

  return file.outcomes.map((outcome) => {
    if (outcome.kind === "rejected") throw new Error(outcome.reason);
    const { problem, run, rollout, outcome: end } = outcome.value;
    return { key: problem.key, bucket: problem.bucket, suite: run.suite, rollout, level: end.level };
  });
}
const asArray = (rows: readonly unknown[]) => JSON.stringify(rows, null, 1);
const asLines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).join("\n");

const AIRLINE = { bucket: "airline", suite: "tau-bench airline" };

describe("a trial that crashed is one of its problem", () => {
  test.each([
    ["a list", asArray],
    ["lines", asLines],
    [
      "values over several lines",
      (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row, null, 1)).join("\n"),
    ],
  ])("in %s, behind and before the first trial with a policy", async (_, write) => {
    expect(await importRows(write([crash(1, 0), trial(0, 0), crash(0, 1), trial(1, 1)]))).toEqual([
      { key: "tau-bench:airline:1", ...AIRLINE, rollout: 0, level: "fail" },
      { key: "tau-bench:airline:0", ...AIRLINE, rollout: 0, level: "success" },
      { key: "tau-bench:airline:0", ...AIRLINE, rollout: 1, level: "fail" },
      { key: "tau-bench:airline:1", ...AIRLINE, rollout: 1, level: "success" },
    ]);
  });

  test.each([
    ["a list", asArray],
    ["lines", asLines],
  ])("also where more of them come first in %s than a format is told by", async (_, write) => {
    // 600 kB of crashes, and more than twenty lines: detection looks at no more than 512 KB and 20 lines.
    const crashes = Array.from({ length: 60 }, (_one, task) => crash(task, 0, "x".repeat(10_000)));
    const rows = await importRows(write([...crashes, trial(0, 1)]));

    expect(rows).toHaveLength(61);
    expect(new Set(rows.map(({ bucket }) => bucket))).toEqual(new Set(["airline"]));
    expect(rows.filter(({ key }) => key === "tau-bench:airline:0").map(({ level }) => level)).toEqual([
      "fail",
      "success",
    ]);
  });
});

test("the policy of a trial goes before that of its file", async () => {
  const rows = await importRows(asArray([trial(0, 0), trial(0, 0, "# Retail agent policy\n"), crash(0, 1)]));

  expect(rows.map(({ key }) => key)).toEqual(["tau-bench:airline:0", "tau-bench:retail:0", "tau-bench:airline:0"]);
});

test("without any policy a file's tasks are its own, and their domain is not made up", async () => {
  const rows = [crash(0, 0), crash(0, 1)];
  const none = { bucket: undefined, suite: undefined, level: "fail" };

  expect(await importRows(asArray(rows), "a.json")).toEqual([
    { key: "tau-bench:unknown:a.json:0", ...none, rollout: 0 },
    { key: "tau-bench:unknown:a.json:0", ...none, rollout: 1 },
  ]);
  expect(tauBenchImporter.read(rows[0], { fileName: "a.json", recordIndex: 0, origin: "night" })).toMatchObject({
    value: { problem: { key: "tau-bench:unknown:night:0" } },
  });
});

test("what no record tells is not looked for without end", async () => {
  const rows = [crash(0, 0), crash(1, 0), trial(2, 0)].map((row) =>
    new TextEncoder().encode(`${JSON.stringify(row)}\n`),
  );
  const [first = new Uint8Array()] = rows;
  const read: number[] = [];
  async function* source() {
    for (const [at, row] of rows.entries()) {
      read.push(at);
      yield row;
    }
  }
  const tell = tauBenchImporter.toldByRecord ?? (() => undefined);

  expect(await toldByRecords(source(), "lines", tell, first.length)).toBeUndefined();
  expect(read).toEqual([0, 1]);
  expect(await toldByRecords(source(), "lines", tell)).toEqual({ domain: "airline" });
});
