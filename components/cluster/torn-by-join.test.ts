import { expect, test } from "vitest";
import { tornByJoin } from "./torn-by-join";

test.each([
  ["another pool", ["train"], ["test"], true],
  ["the same pool", ["train"], ["train"], false],
  ["one of its pools, of which it has several and is torn already", ["train", "test"], ["train"], false],
  ["several pools, of which it has one", ["train"], ["train", "test"], false],
  ["the same several pools", ["train", "test"], ["train", "test"], false],
  ["a pool that is new to it, though it is torn already", ["train", "test"], ["validation"], true],
  ["several pools, of which it lacks one", ["train", "test"], ["test", "validation"], true],
  ["a pool that is meant for nobody", ["never_touch"], ["validation"], true],
] as const)("a split that has the other cluster in %s", (_, own, other, isTorn) => {
  const torn = tornByJoin([{ split: "main", pools: [...own] }], [{ split: "main", pools: [...other] }]);

  expect(torn).toEqual(isTorn ? [{ split: "main", own, other }] : []);
});

test.each([
  ["one pool", ["train"]],
  ["several, which is torn already", ["train", "test"]],
] as const)("a split that has one of the two alone, in %s, is not torn by it", (_, pools) => {
  const alone = { split: "main", pools: [...pools] };

  expect(tornByJoin([alone], [{ split: "later", pools: ["test"] }])).toEqual([]);
  expect(tornByJoin([alone], [])).toEqual([]);
  expect(tornByJoin([], [alone])).toEqual([]);
});
