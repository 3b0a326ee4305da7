import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import { cellFilter, type StratumCell } from "./stratum-cell";

test.each<[StratumCell, string]>([
  [{}, ""],
  [{ gate: 1, verdict: "sub_task" }, "gate:1 verdict:sub_task"],
  [{ bucket: null, judge_model: null }, "judge_model:none bucket:none"],
  [{ judge_model: "none" }, 'judge_model:"none"'],
  [{ judge_model: 'a, "b" *', gate: 5 }, 'gate:5 judge_model:"a, \\"b\\" *"'],
])("the cell %j is the filter text %s", (cell, text) => {
  expect(cellFilter(cell)).toBe(text);
  expect(checkFilter(text).status).toBe("valid");
});
