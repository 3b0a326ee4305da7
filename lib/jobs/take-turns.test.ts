import { once } from "node:events";
import { expect, test } from "vitest";
import { createTurns } from "./take-turns";

/** Work that runs until it is let go. */
function aWork() {
  const letGo = new AbortController();
  let isBegun = false;

  return {
    run: async () => {
      isBegun = true;
      if (!letGo.signal.aborted) await once(letGo.signal, "abort");

      return "done";
    },
    end: () => letGo.abort(),
    isBegun: () => isBegun,
  };
}

test("work runs beside other work, and what has to be alone is not begun meanwhile", async () => {
  const { beside, alone } = createTurns();
  const [first, second, suspect] = [aWork(), aWork(), aWork()];

  const running = [beside(first.run), beside(second.run)];
  expect(alone(suspect.run)).toBeUndefined();
  first.end();
  await running[0];
  expect(alone(suspect.run)).toBeUndefined();
  second.end();
  expect(await Promise.all(running)).toEqual(["done", "done"]);

  expect([first, second, suspect].map((work) => work.isBegun())).toEqual([true, true, false]);
  suspect.end();
  expect(await alone(suspect.run)).toBe("done");
});

test("beside what runs alone nothing is begun, afterwards everything", async () => {
  const { beside, alone } = createTurns();
  const [suspect, other, fresh] = [aWork(), aWork(), aWork()];

  const running = alone(suspect.run);
  expect(beside(fresh.run)).toBeUndefined();
  expect(alone(other.run)).toBeUndefined();
  suspect.end();
  await running;

  expect([other, fresh].map((work) => work.isBegun())).toEqual([false, false]);
  fresh.end();
  expect(await beside(fresh.run)).toBe("done");
});

test("a failure is the caller's, and the next one has its turn", async () => {
  const { beside, alone } = createTurns();
  const fail = () => Promise.reject(new Error("no"));

  await expect(beside(fail)).rejects.toThrow("no");
  await expect(alone(fail)).rejects.toThrow("no");

  expect(await beside(async () => "done")).toBe("done");
});
