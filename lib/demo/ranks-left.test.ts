import { expect, test } from "vitest";
import { RanksLeft } from "./ranks-left";
import { createRng } from "./rng";

test("places are taken as from a list that closes each gap", () => {
  for (let count = 0; count < 70; count += 1) {
    const ranks = new RanksLeft(count);
    const list = Array.from({ length: count }, (_, at) => at);
    const { between } = createRng(count, "ranks");
    while (list.length > 0) {
      const rank = between(0, list.length - 1);
      expect(ranks.size).toBe(list.length);
      expect(ranks.take(rank)).toBe(list.splice(rank, 1)[0]);
    }
    expect(ranks.size).toBe(0);
  }
});

test("a sample is the draw that it always was: splits and audits are made by it", () => {
  const items = Array.from({ length: 12 }, (_, at) => at);

  expect(createRng(3, "pools shop").sample(items, 12)).toEqual([1, 9, 7, 4, 11, 3, 0, 8, 6, 5, 2, 10]);
  expect(createRng(3, "pools shop").sample(items, 20)).toEqual([1, 9, 7, 4, 11, 3, 0, 8, 6, 5, 2, 10]);
});
