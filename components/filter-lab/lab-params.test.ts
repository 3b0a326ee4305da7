import { expect, test } from "vitest";
import { labParams } from "./lab-params";

test("choosing a part or a list is a step back can undo; what is tried in it replaces the address", () => {
  const { part, list, draft, against, mix } = labParams;

  for (const step of [part, list]) expect("history" in step && step.history).toBe("push");
  for (const tried of [draft, against, mix]) expect("history" in tried && tried.history).not.toBe("push");
});
