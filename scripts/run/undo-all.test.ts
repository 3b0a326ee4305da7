import { expect, test } from "vitest";
import { Refusal } from "@/scripts/setup/refusal.mjs";
import { undoAll } from "./undo-all.mjs";

/** Four steps of which the second and the third fail, and what was done of them. */
function given() {
  const done: string[] = [];
  const step = (name: string, words?: string) => async () => {
    done.push(name);
    if (words !== undefined) throw new Refusal(words);
  };
  const steps = [() => void done.push("first"), step("second", "no"), step("third", "never"), step("fourth")];

  return { steps, done };
}

test("a step that fails skips no other, and does not replace an error that is there", async () => {
  const { steps, done } = given();
  const said: string[] = [];

  await undoAll(steps, { say: (line) => said.push(line), hasFailed: true });

  expect(done).toEqual(["fourth", "third", "second", "first"]);
  expect(said).toEqual(["A part could not be stopped in order: never", "A part could not be stopped in order: no"]);
});

test("without another error the first failure is thrown, after all steps, and the others are told", async () => {
  const { steps, done } = given();
  const said: string[] = [];

  await expect(undoAll(steps, { say: (line) => said.push(line), hasFailed: false })).rejects.toThrow("never");

  expect(done).toEqual(["fourth", "third", "second", "first"]);
  expect(said).toEqual(["A part could not be stopped in order: no"]);
});
