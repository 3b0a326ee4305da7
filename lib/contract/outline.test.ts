import { expect, test } from "vitest";
import { OutlineAnalysis, OutlineStep } from "./outline";

const STEP = { ...{ index: 0, role: "agent", calls: 0, logged: 0, attribution: [], flags: [] }, chars: 9, chunk: 0 };

test.each([
  ["find_product", "find_product"],
  ["A la\u202emp, 👩🏽\u200d💻", "A la[U+202E]mp, 👩🏽\u200d💻"],
  ["find\u200b_product", "find[U+200B]_product"],
  // Eighty UTF-16 units may end in the first half of a pair.
  ["a lamp 👍".slice(0, -1), "a lamp "],
  ["a lamp 👍", "a lamp 👍"],
])("the title %j of a stored outline is read as %j", (title, shown) => {
  const step = OutlineStep.parse({ ...STEP, title });

  expect(step.title).toBe(shown);
  // The server may have read it before the browser does.
  expect(OutlineStep.parse(step).title).toBe(shown);
});

test("the sentence of a reject names what cannot be seen in the agent's words", () => {
  const { rejects } = OutlineAnalysis.shape;
  const stored = [{ code: "R5", detail: "The last calls are fin\u200bd.", places: [] }];

  expect(rejects.parse(stored)[0]?.detail).toBe("The last calls are fin[U+200B]d.");
});
