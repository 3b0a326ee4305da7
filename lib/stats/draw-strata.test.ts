import { expect, test } from "vitest";
import { drawStrata } from "./draw-strata";

test("each stratum gives as many different ids of its own as wanted, or all it has", () => {
  const drawn = drawStrata([given("a", 50, 20), given("b", 5, 20), given("c", 5, 0)], 1);

  expect([...drawn].map(([name, ids]) => [name, new Set(ids).size])).toEqual([
    ["a", 20],
    ["b", 5],
    ["c", 0],
  ]);
  expect(drawn.get("a")?.every((id) => id.startsWith("a-"))).toBe(true);
});

test("the draw depends on the seed and the ids, not on the order of rows nor on other strata", () => {
  const a = given("a", 50, 20);
  const drawn = drawStrata([a, given("b", 50, 20)], 1);

  const turned = drawStrata([given("b", 40, 3), { ...a, ids: a.ids.toReversed() }], 1);

  expect(turned.get("a")).toEqual(drawn.get("a"));
  expect(drawStrata([a], 2).get("a")).not.toEqual(drawn.get("a"));
});

test("a larger draw adds to the smaller one of the same seed", () => {
  const few = drawStrata([given("a", 200, 20)], 5).get("a");
  const many = drawStrata([given("a", 200, 60)], 5).get("a");

  expect(many?.slice(0, 20)).toEqual(few);
});

test("over many seeds every id is drawn alike often, also together with its neighbour", () => {
  const seeds = Array.from({ length: 6_000 }, (_, seed) => drawStrata([given("a", 8, 3)], seed).get("a") ?? []);
  const ids = given("a", 8, 3).ids;
  const often = ids.map((id) => seeds.filter((drawn) => drawn.includes(id)).length / seeds.length);
  const pairs = ids.map((id, at) => {
    const next = ids[(at + 1) % ids.length] ?? "";
    return seeds.filter((drawn) => drawn.includes(id) && drawn.includes(next)).length / seeds.length;
  });

  // 3 in 8 and 3 · 2 in 8 · 7, each within four standard errors.
  for (const share of often) expect(Math.abs(share - 3 / 8)).toBeLessThan(0.025);
  for (const share of pairs) expect(Math.abs(share - 6 / 56)).toBeLessThan(0.016);
});

test.each([
  ["an id twice", [{ name: "a", ids: ["x", "x"], count: 1 }]],
  ["a name twice", [given("a", 3, 1), given("a", 3, 1)]],
  ["half a draw", [given("a", 3, 0.5)]],
  ["a negative draw", [given("a", 3, -1)]],
])("%s is refused", (_, strata) => {
  expect(() => drawStrata(strata, 1)).toThrow(RangeError);
});

function given(name: string, size: number, count: number) {
  return { name, ids: Array.from({ length: size }, (_, at) => `${name}-${at}`), count };
}
