import { expect, test } from "vitest";
import type { JudgeReportQuery } from "@/lib/contract/judge";
import { judgeCommand } from "./judge-command";

const ALL: JudgeReportQuery = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "", labels: "blind" };

test("the command names the corpus and what the report is narrowed by, quoted for a shell", () => {
  expect(judgeCommand("Sample arena (simulated)", ALL)).toBe(
    "npm run -s assay -- stats judge --corpus='Sample arena (simulated)' --json",
  );
  expect(
    judgeCommand("arena", {
      ...ALL,
      filter: "gate:<3",
      model: 'a,"b c"',
      week: "2026-04-27..2026-05-03",
      labels: "all",
    }),
  ).toBe(
    `npm run -s assay -- stats judge --corpus=arena --filter='gate:<3' --model='a,"b c"' --week=2026-04-27..2026-05-03 --all-labels --json`,
  );
});
