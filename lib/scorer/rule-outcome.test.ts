import { expect, test } from "vitest";
import { aReward, CATALOGUE } from "./fixtures/a-task";
import { readTask } from "./rescore";
import { ruleOutcome } from "./rule-outcome";

const LAMP = aReward({ product_id: "L1", price: [{ "less than": [null, 25] }], service: ["COD"] });

function scored(ids: readonly string[], reward: unknown = LAMP) {
  const task = readTask({ reward, voucher: undefined });
  if (task === undefined) throw new Error("This is no reward spec.");

  return ruleOutcome(
    { task, ids },
    { version: "sn15", catalogue: CATALOGUE, seen: new Map(), similarity: () => undefined },
  );
}

test.each([
  ["the wanted product", ["L1"], { level: "success", rule: 1 }, LAMP],
  ["one that misses a constraint", ["L2"], { level: "partial", rule: 0.5 }, LAMP],
  ["one that misses all", ["L2"], { level: "fail", rule: 0 }, aReward({ product_id: "L1", service: ["EMI"] })],
  ["nothing", [], { level: "fail", rule: 0 }, LAMP],
])("of %s the outcome is clear, without a score", (_, ids, outcome, reward) => {
  const made = scored(ids, reward);

  expect(made).toMatchObject(outcome);
  expect(made).not.toHaveProperty("score");
});

test("an axis that nobody can decide is absent, and what is not asked says so", () => {
  const titled = aReward({ product_id: "L1", title: ["a lamp"], price: [{ "less than": [null, 25] }] });

  expect(scored(["L2"], titled)).toEqual({
    ...{ level: "fail", rule: 0 },
    axes: { price: "fail", service: "n/a", sku: "n/a", attribute: "n/a", shop: "n/a", budget: "n/a" },
  });
});

test("there is none while what is not known decides", () => {
  expect(scored(["NOBODY"])).toBeUndefined();
  expect(scored(["L2"], aReward({ product_id: "L1", title: ["a lamp"], service: ["COD"] }))).toBeUndefined();
});
