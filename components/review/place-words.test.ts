import { expect, test } from "vitest";
import { indexAnalysis } from "@/lib/domain/analysis-index";
import { placeWords } from "./place-words";

const INDEX = indexAnalysis({
  dispatches: [
    {
      ...{ order: 2, step: 0, tool: "find_product", attribution: "code", reason: "not asked for" },
      claimed: { step: 0, call: 1 },
    },
  ],
  phantoms: [],
});

test.each([
  [{ step: 0, order: 2 }, "step 1, logged call 3"],
  [{ step: 0, call: 1 }, "step 1, logged call 3"],
  [{ step: 2, call: 1 }, "step 3, call 2"],
  [{ step: 1 }, "step 2"],
])("a place names its call as the row of the call does: %o", (place, words) => {
  expect(placeWords(place, INDEX)).toBe(words);
});
