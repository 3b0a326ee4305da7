import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { CountTable } from "./count-table";

test("it counts as a map does, also keys that begin alike and those at the ends of 32 bits", () => {
  const rng = createRng(1, "counts");
  const keys = Array.from({ length: 20_000 }, (_, at) =>
    at % 3 === 0 ? rng.between(0, 500) * 0x1_00_00 : rng.between(0, 0xff_ff_ff_ff),
  ).concat([0, 0, 0xff_ff_ff_ff]);
  const table = new CountTable();
  const map = new Map<number, number>();

  for (const key of keys) {
    table.add(key);
    map.set(key, (map.get(key) ?? 0) + 1);
  }

  expect([...map].filter(([key, count]) => table.count(key) !== count)).toEqual([]);
  expect(table.count(12_345)).toBe(map.get(12_345) ?? 0);
});
