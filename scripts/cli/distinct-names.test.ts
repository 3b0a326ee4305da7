import { expect, test } from "vitest";
import { distinctNames } from "./distinct-names";

const runOf = (name: string, word = name) => ({ id: crypto.randomUUID(), name, word, harness: null });

test("a run is named by its name, and by the word that names it alone beside one of the same name", () => {
  const runs = [runOf("night", "id 1"), runOf("day"), runOf("night", "id 2")];

  expect(runs.map(distinctNames(runs))).toEqual(["id 1", "day", "id 2"]);
  expect(runs.slice(0, 2).map(distinctNames(runs.slice(0, 2)))).toEqual(["night", "day"]);
});
