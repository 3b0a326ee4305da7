import { parseArgs } from "node:util";
import { expect, test } from "vitest";
import { processCommand } from "@/components/evaluation/process-command";
import { importCommand } from "@/components/import/command-text";
import { judgeCommand } from "@/components/judge-report/judge-command";
import { matrixCommand } from "@/components/problem/problem-command";
import { compareCommand, passCommand } from "@/components/run-comparison/compare-commands";
import { runsCommand } from "@/components/run-list/runs-command";
import { trainingCommand } from "@/components/training/training-command";
import { commandOption } from "@/lib/domain/command-option";
import { exportCommand } from "./export-command";

const NAME = "-night";
const FILTER = "-outcome:success";
const SCOPE = { corpusName: NAME, filter: FILTER };
const REPORT = { ...{ model: "", rubric: "", bucket: "", agent: "", week: "" }, labels: "blind" } as const;

test("a value is one word of a shell and stands with its name", () => {
  expect(commandOption("filter", "-outcome:success gate:<3")).toBe("--filter='-outcome:success gate:<3'");
});

test.each([
  ["pass", passCommand(SCOPE, [NAME], 1), ["corpus", "run", "filter"]],
  ["compare", compareCommand(SCOPE, [NAME, NAME]), ["corpus", "a", "b", "filter"]],
  ["runs", runsCommand(NAME, { filter: FILTER, k: null, sort: "-passAtK" }), ["corpus", "filter"]],
  ["process", processCommand(SCOPE, [NAME]), ["corpus", "run", "filter"]],
  [
    "problems",
    matrixCommand({ ...SCOPE, sort: "key", runs: [NAME], problems: 9 }),
    ["corpus", "run", "filter", "sort"],
  ],
  [
    "export",
    exportCommand({ ...SCOPE, preset: "sft", chosen: { calls: "model" }, isGzip: false }),
    ["corpus", "filter", "preset", "option", "out"],
  ],
  ["judge", judgeCommand(NAME, { ...REPORT, filter: FILTER }), ["corpus", "filter"]],
  [
    "training",
    trainingCommand({ corpusName: NAME, metric: "-kl", runs: [NAME], smooth: 1 }),
    ["corpus", "metric", "run"],
  ],
  ["import", importCommand({ files: [], corpus: NAME, runName: NAME, format: "auto" }), ["corpus", "run"]],
])("the line of %s is read as it is meant where names and the filter begin with a minus", (_, line, names) => {
  const args = line.split(" ").slice(line.split(" ").findIndex((word) => word.startsWith("--")));
  const { values } = parseArgs({
    args: args.filter((word) => word !== "--" && word !== "-s"),
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
      ...{ json: { type: "boolean" as const }, k: { type: "string" as const } },
    },
    allowPositionals: true,
  });

  expect(values).toMatchObject({ corpus: NAME });
  if (names.includes("filter")) expect(values).toMatchObject({ filter: FILTER });
});
