import { expect, test } from "vitest";
import { labParams } from "./lab-params";

test("choosing a part is a step back can undo; what is tried in it replaces the address", () => {
  const { part, draft, against, mix } = labParams;

  expect("history" in part && part.history).toBe("push");
  for (const tried of [draft, against, mix]) expect("history" in tried && tried.history).not.toBe("push");
});
