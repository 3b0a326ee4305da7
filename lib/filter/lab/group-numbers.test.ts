import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { GroupNumbers } from "./group-numbers";

test("equal keys have one number, others another, in the order in which they come", () => {
  const groups = new GroupNumbers();
  const rng = createRng(1, "groups");
  const known = new Map<string, number>();

  for (let at = 0; at < 50_000; at += 1) {
    const [owner, high, low] = [rng.between(0, 400), rng.between(-3, 3), rng.between(-2_147_483_648, -2_147_483_630)];
    const key = `${owner} ${high} ${low}`;
    const expected = known.get(key) ?? known.size;
    known.set(key, expected);

    expect(groups.numberOf(owner, high, low)).toBe(expected);
  }
  expect(known.size).toBeGreaterThan(20_000);
});
