import { expect, test } from "vitest";
import { givenProblem } from "./given-comparison";
import { cellFilter, problemsFilter, runFilter } from "./rows-filter";

const desk = givenProblem("desk", []);

test("a cell opens the rollouts of its problem in its run, within what is asked about", () => {
  expect(cellFilter("", { word: "base" }, desk)).toBe(`run:base problem:${desk.id}`);
  expect(cellFilter("bucket:shop", { word: "night 2, final*" }, desk)).toBe(
    `bucket:shop run:"night 2, final*" problem:${desk.id}`,
  );
});

test("terms narrow the rows of a run", () => {
  expect(runFilter("", { word: "base" }, "outcome:success")).toBe("run:base outcome:success");
});

test("a filter text holds as many problems as it may be long", () => {
  const many = Array.from({ length: 200 }, () => desk);

  const { filter, count } = problemsFilter("bucket:shop", [{ word: "base" }, { word: "night 2" }], many);

  expect(filter.startsWith('bucket:shop run:base,"night 2" problem:')).toBe(true);
  expect(filter.length).toBeLessThan(4000);
  expect(count).toBe(80);
});
