import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { MostAlike } from "./most-alike";
import { byAlike } from "./near-queries";

test("the most alike of many pairs are those of sorting all, also of equal ones", () => {
  const rng = createRng(5, "pairs");
  const all = Array.from({ length: 5000 }, (_, a) => ({ a, b: a + 1, similarity: rng.between(50, 99) / 100 }));
  const most = new MostAlike(70);

  for (const pair of all) most.add(pair);

  expect(most.pairs()).toEqual(all.toSorted(byAlike).slice(0, 70));
});
