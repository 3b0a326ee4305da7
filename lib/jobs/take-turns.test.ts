import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createTurns } from "./take-turns";

/** Work that notes what ran at the same time as it. */
function aShop() {
  const running = new Set<string>();
  const met: Record<string, string[]> = {};
  const order: string[] = [];

  return {
    met,
    order,
    work: (name: string) => async () => {
      order.push(name);
      met[name] = [...running];
      for (const other of running) met[other]?.push(name);
      running.add(name);
      await sleep(5);
      running.delete(name);
    },
  };
}

test("what runs alone meets nothing, and the rest runs together", async () => {
  const { beside, alone } = createTurns();
  const { met, order, work } = aShop();

  await Promise.all([
    beside(work("a")),
    beside(work("b")),
    alone(work("first suspect")),
    beside(work("c")),
    alone(work("second suspect")),
    beside(work("d")),
  ]);

  expect(met).toEqual({ a: ["b"], b: ["a"], "first suspect": [], c: [], "second suspect": [], d: [] });
  expect(order).toEqual(["a", "b", "first suspect", "c", "second suspect", "d"]);
});

test("a failure is the caller's, and the next one has its turn", async () => {
  const { beside, alone } = createTurns();
  const fail = () => Promise.reject(new Error("no"));

  await expect(beside(fail)).rejects.toThrow("no");
  await expect(alone(fail)).rejects.toThrow("no");

  expect(await beside(async () => "done")).toBe("done");
});
