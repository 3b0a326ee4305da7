import { expect, test } from "vitest";
import { formatCost } from "./format-cost";
import { givenListedRun } from "./given-runs";
import { runsCommand } from "./runs-command";
import { runsCsv } from "./runs-csv";

test("a line a run, numbers with all their digits, and why a figure is missing", () => {
  const runs = [
    givenListedRun({ name: "=night, 3", tokens: 1234.4567890123 }),
    givenListedRun({ name: "carried", pass: { status: "refused", reason: "No trials." } }),
  ];
  const [head = "", measured = "", refused = ""] = runsCsv({ runs, k: 4, hasHidden: false }).split("\r\n");
  const columns = head.split(",");
  const cell = (line: string, name: string) =>
    line.replace('"\'=night, 3"', "quoted").split(",")[columns.indexOf(name)];

  expect(measured.startsWith('"\'=night, 3",')).toBe(true);
  expect(cell(measured, "tokens_mean")).toBe("1234.4567890123");
  expect([cell(measured, "pass@4"), cell(measured, "pass@4_low"), cell(measured, "pass@4_high")]).toEqual([
    ...["0.6", "0.5", "0.7"],
  ]);
  expect([cell(measured, "pass@4_problems"), cell(refused, "pass@4_problems")]).toEqual(["25", ""]);
  expect(["always", "sometimes", "never"].map((part) => cell(measured, `problems_${part}`))).toEqual(["4", "11", "10"]);
  expect([cell(refused, "pass@4"), cell(refused, "problems_never"), cell(refused, "why_no_pass")]).toEqual([
    ...["", "", "No trials."],
  ]);
});

test("who may not see all rollouts is not told how many problems a run did not try", () => {
  const runs = [givenListedRun({ missingProblems: 3 })];
  const notTried = (hasHidden: boolean) => {
    const [head = "", row = ""] = runsCsv({ runs, k: 4, hasHidden }).split("\r\n");
    return row.split(",")[head.split(",").indexOf("problems_not_tried")];
  };

  expect([notTried(false), notTried(true)]).toEqual(["3", ""]);
});

test("at k = 1 no column comes twice", () => {
  const columns = runsCsv({ runs: [], k: 1, hasHidden: false }).trim().split(",");

  expect(columns).toEqual([...new Set(columns)]);
  expect(columns).not.toContain("headroom");
});

test.each([
  [0.0131, "$0.0131"],
  [0.5, "$0.50"],
  [12.345, "$12.35"],
])("%d dollars read %s", (costUsd, text) => {
  expect(formatCost(costUsd)).toBe(text);
});

test("the command names what differs from the usual", () => {
  expect(runsCommand("my arena", { filter: "", k: null, sort: "-passAtK" })).toBe(
    "npm run -s assay -- stats runs --corpus='my arena' --json",
  );
  expect(runsCommand("a", { filter: "bucket:shop gate:5", k: 4, sort: "-cost" })).toBe(
    "npm run -s assay -- stats runs --corpus=a --filter='bucket:shop gate:5' --k 4 --sort=-cost --json",
  );
});
