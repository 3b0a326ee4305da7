import { expect, test } from "vitest";
import { runWord } from "./run-word";

test.each([
  ["night 3", false, "night 3"],
  ["night 3", true, "id"],
  ["night\u0003\n3", false, "id"],
  ["\u202Enight", false, "id"],
])("the run %j, whose name is taken: %s, is named by %j", (name, isNameTaken, word) => {
  expect(runWord({ id: "id", name, isNameTaken })).toBe(word);
});
