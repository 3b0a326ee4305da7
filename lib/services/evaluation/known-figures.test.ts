import { expect, test } from "vitest";
import { keepFigures, knownFigures, type MeasuredRun } from "./known-figures";

const of = (reason: string): MeasuredRun => ({ read: { kind: "refused", reason }, figures: undefined });

test("figures are known by what they were computed from, and by nothing else", () => {
  keepFigures("counts at k 2", of("two"));

  expect(knownFigures("counts at k 2")).toEqual(of("two"));
  expect(knownFigures("counts at k 3")).toBeUndefined();
});

test("of many runs those that were listed last are kept", () => {
  keepFigures("listed again and again", of("kept"));
  keepFigures("listed once", of("dropped"));
  for (let at = 0; at < 2500; at += 1) {
    keepFigures(`run ${at}`, of("another"));
    knownFigures("listed again and again");
  }

  expect(knownFigures("listed again and again")).toEqual(of("kept"));
  expect(knownFigures("listed once")).toBeUndefined();
});
