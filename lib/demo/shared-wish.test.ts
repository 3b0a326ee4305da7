import { expect, test } from "vitest";
import { clusterProblems } from "@/lib/leak/cluster-problems";
import { buildCatalogue } from "./build-catalogue";
import { buildProblems } from "./build-problems";
import { withSharedWish } from "./shared-wish";

const problems = buildProblems(1, buildCatalogue(1), 75);

test("the sample has two proposals for a person: nearly equal queries that want other things", () => {
  const { near, proposals } = clusterProblems(
    problems.map(({ title, query, rewards }) => ({
      ...{ name: title, query, goldIds: rewards.map((reward) => reward.product_id) },
      ...{ recommendedIds: [], viewedIds: [], titles: [] },
    })),
    { cuts: [], joins: [], refused: [] },
  );

  const pairs = proposals.map(({ a, b }) => [a, b].map((at) => problems[at]?.title));
  expect(pairs.toSorted()).toEqual([
    ["Product 12", "Product 17"],
    ["Product 4", "Product 9"],
  ]);
  expect(near).toHaveLength(2);
});

test("a wish stands before the full stop and makes no new part of a sentence", () => {
  const query = "Show me a lamp, below 300 PHP.";
  const wished = withSharedWish(query, "product", 4);

  expect(wished).toMatch(/^Show me a lamp, below 300 PHP and since it is a surprise .*\.$/);
  expect(wished.split(/[,.;]\s*/)).toHaveLength(query.split(/[,.;]\s*/).length);
  expect(withSharedWish(query, "voucher", 4)).toBe(query);
});
