import { expect, test } from "vitest";
import { placeWords } from "./place-words";

test("places that would read alike name their logged call, and the others stay short", () => {
  expect(
    placeWords([
      { step: 0, order: 1 },
      { step: 0, order: 3 },
      { step: 1, order: 5 },
      { step: 2, call: 1 },
    ]),
  ).toEqual(["step 1, logged call 2", "step 1, logged call 4", "step 2", "step 3, call 2"]);
});
