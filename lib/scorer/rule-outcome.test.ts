import { describe, expect, test } from "vitest";
import { aReward, CATALOGUE } from "./fixtures/a-task";
import { readProductDocument } from "./product-document";
import { readTask } from "./rescore";
import { ruleOutcome } from "./rule-outcome";

const LAMP = aReward({ product_id: "L1", price: [{ "less than": [null, 25] }], service: ["COD"] });

function scored(ids: readonly string[], reward: unknown = LAMP, sources: object = {}) {
  const task = readTask({ reward, voucher: undefined });
  if (task === undefined) throw new Error("This is no reward spec.");

  return ruleOutcome(
    { task, ids },
    { version: "sn15", catalogue: CATALOGUE, seen: new Map(), similarity: () => undefined, ...sources },
  );
}

function documents(value: unknown) {
  const document = readProductDocument(value);

  return new Map(document === undefined ? [] : [[document.productId, document]]);
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

describe("where something else than a title is not known", () => {
  const seen = (product: object, reward: unknown = LAMP, version: "sn15" | "sn15-later" = "sn15") =>
    scored(["L2"], reward, { version, catalogue: new Map(), seen: documents({ product_id: "L2", ...product }) });

  test("the share of what is met is not stated, and what is met for certain makes it partial", () => {
    const dear = aReward({
      product_id: "L1",
      price: [{ "less than": [null, 25] }],
      service: ["COD"],
      attributes: [{ a: "b" }],
    });

    expect(seen({ price: 99 })).toMatchObject({ level: "fail", axes: { price: "fail" } });
    expect(seen({ price: 99 })).not.toHaveProperty("rule");
    expect(seen({ price: 99, service: ["COD"] }, dear)).toMatchObject({ level: "partial" });
    expect(seen({ price: 99, service: ["COD"] }, dear)).not.toHaveProperty("rule");
    expect(seen({ price: 99, service: ["COD"] })).toMatchObject({ level: "partial", rule: 0.5 });
  });

  test("nor by the later scorer, for which a missing attribute proves nothing", () => {
    const oak = aReward({ product_id: "L1", price: [{ "less than": [null, 25] }], attributes: [{ wood: "oak" }] });
    const known = { price: 99, sku_options: {}, attributes: {} };

    expect(seen(known, oak)).toMatchObject({ level: "fail", rule: 0 });
    expect(seen(known, oak, "sn15-later")).not.toHaveProperty("rule");
  });

  test("but of the wanted product itself nothing counts, and an empty place meets nothing", () => {
    const both = [LAMP, aReward({ product_id: "P1", service: ["COD"] })];

    expect(scored(["L1"], LAMP, { version: "sn15", catalogue: new Map(), seen: new Map() })).toMatchObject({ rule: 1 });
    expect(scored(["L1"], both, { version: "sn15", catalogue: new Map(), seen: new Map() })).toMatchObject({
      ...{ level: "partial", rule: 0.5 },
    });
  });
});

test("there is none while what is not known decides", () => {
  expect(scored(["NOBODY"])).toBeUndefined();
  expect(scored(["L2"], aReward({ product_id: "L1", title: ["a lamp"], service: ["COD"] }))).toBeUndefined();
});
