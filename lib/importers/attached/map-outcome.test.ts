import { expect, test } from "vitest";
import { levelOfScore, mapOutcome } from "./map-outcome";

const PRODUCT = { bucket: "product", reward: undefined };

test.each([
  ["nothing", {}, "unscored"],
  ["null scores", { score: null, outcome_status: null }, "unscored"],
  ["a pending report", { outcome_status: "PENDING" }, "unscored"],
  ["a skipped problem", { outcome_status: "SKIPPED" }, "unscored"],
  ["a time-out without a score", { outcome_status: "TIMED_OUT" }, "unscored"],
  ["a failed report", { outcome_status: "FAILED" }, "fail"],
  ["a solved report", { outcome_status: "SUCCESS" }, "success"],
  ["a full score", { score: 1 }, "success"],
  ["a score of zero", { score: 0 }, "fail"],
  ["a score of zero with some constraints met", { score: 0, score_dict: { rule: 0.5 } }, "partial"],
  ["a truth value for a score", { score: true }, "success"],
  ["the scorer's numbers alone", { score_dict: { rule: 1 } }, "success"],
  ["numbers inside score", { score: { rule: 0.25 } }, "partial"],
  ["numbers inside score_components", { score_components: { rule: 0.25 } }, "partial"],
  ["numbers inside score_components_summary", { score_components_summary: { rule: 1 } }, "success"],
  ["a reward", { reward: 1 }, "success"],
  ["a progress report that says solved", { progress: { status: "SUCCESS" } }, "success"],
  ["a progress report that only ran", { status: "SUCCESS", progress: { status: "RUNNING" } }, "unscored"],
  ["a progress report with numbers", { score: null, progress: { score: 0, score_dict: { rule: 0.5 } } }, "partial"],
  ["a score beside a progress report", { score: 1, progress: { status: "FAILED", score: 0 } }, "success"],
  ["a score beside a report of no success", { score: 1, progress: { success: false } }, "success"],
  ["a score beside a report of other numbers", { score: 0, progress: { success: true } }, "fail"],
  ["numbers beside a report of a score", { score_dict: { rule: 1 }, progress: { score: 0 } }, "success"],
  ["a failure beside a report of all met", { outcome_status: "FAILED", progress: { score: 1 } }, "fail"],
  ["a score of zero beside a report's numbers", { score: 0, progress: { score_dict: { rule: 0.5 } } }, "partial"],
  ["a run's own status only", { status: "SUCCESS" }, "unscored"],
])("%s means %s", (_, fields, level) => {
  expect(mapOutcome(fields, PRODUCT).level).toBe(level);
});

test("the scorer's numbers that only the progress report holds are kept beside the record's own score", () => {
  const progress = { success: false, score_dict: { rule: 0.5, title: 1 } };

  expect(mapOutcome({ score: 1, progress }, PRODUCT)).toMatchObject({
    level: "success",
    score: 1,
    rule: 0.5,
    axes: { title: "pass" },
  });
});

test("shop tasks need one shop and voucher tasks the budget", () => {
  expect(mapOutcome({ score_dict: { rule: 1, shop: 0 } }, { bucket: "shop", reward: undefined }).level).toBe("partial");
  expect(mapOutcome({ score_dict: { rule: 1, shop: 1 } }, { bucket: "shop", reward: undefined }).level).toBe("success");
  expect(mapOutcome({ score_dict: { rule: 1 } }, { bucket: "voucher", reward: undefined }).level).toBe("partial");
  expect(mapOutcome({ score_dict: { rule: 1, budget: 1 } }, { bucket: "voucher", reward: undefined }).level).toBe(
    "success",
  );
});

test("a reward within a millionth of 1 is a success", () => {
  expect([1, 1 - 1e-7, 1 - 1e-5, 1e-7, 0].map(levelOfScore)).toEqual(["success", "success", "partial", "fail", "fail"]);
});
