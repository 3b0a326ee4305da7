import { expect, test } from "vitest";
import { whereTheyDiffer } from "./where-they-differ";

const START = "Let me think step by step about what the user wants";

test("names with a long beginning in common start near where they differ, the others are whole", () => {
  expect(whereTheyDiffer([`${START}: a lamp`, `${START}: a chair`, "I will look for it", "I will look again"])).toEqual(
    ["… the user wants: a lamp", "… the user wants: a chair", "I will look for it", "I will look again"],
  );
});

test("names that are the same, or that have no word to start at, are whole", () => {
  const long = "x".repeat(60);

  expect(whereTheyDiffer([START, START])).toEqual([START, START]);
  expect(whereTheyDiffer([`${long}1`, `${long}2`])).toEqual([`${long}1`, `${long}2`]);
});
