import { expect, test } from "vitest";
import { nearestWords } from "./nearest-words";

const RUNS = ["night 3", "night 12", "gpt-4.1 airline", "fine-tuned airline"];

test("the nearest come first, no more than asked for, whatever their case", () => {
  expect(nearestWords("Nigth 3", RUNS, 2)).toEqual(["night 3", "night 12"]);
});

test("a part of a name finds it, though most of its letters are missing", () => {
  expect(nearestWords("GPT-4.1", RUNS, 1)).toEqual(["gpt-4.1 airline"]);
});

test("a name is told once, and none of none", () => {
  expect(nearestWords("night", ["night", "night"], 3)).toEqual(["night"]);
  expect(nearestWords("night", [], 3)).toEqual([]);
});
