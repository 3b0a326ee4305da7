import { describe, expect, test } from "vitest";
import { aReward, aTask, CATALOGUE, given } from "./fixtures/a-task";
import { recommendedIds } from "./recommended-ids";
import { scoreDict } from "./score-dict";
import { scoreOutcome } from "./score-outcome";
import { SCORING_RULES, type ScoringVersion } from "./scoring-version";

/** Success of a recommendation, by the catalogue of the fixtures. */
function solved(task: ReturnType<typeof aTask>, ids: unknown, version: ScoringVersion = "sn15") {
  const calls = [{ name: "recommend_product", args: { product_ids: ids } }];

  return scoreOutcome(task, recommendedIds(calls, SCORING_RULES[version]), given({ version }));
}

const LAMP = aReward({ product_id: "L1", price: [{ "less than": [null, 30] }], service: ["COD"] });
const SHADE = aReward({ product_id: "P1", attributes: [{ material: ["linen"] }] });

describe("scoreOutcome", () => {
  test("the i-th id answers the i-th reward, so right items in another order fail", () => {
    const task = aTask("shop", [LAMP, SHADE]);

    expect(solved(task, "L1,P1").success).toBe("yes");
    expect(solved(task, "P1,L1").success).toBe("no");
  });

  test("a repeated id collapses and leaves the second place empty", () => {
    const score = solved(aTask("shop", [LAMP, SHADE]), "L1, L1 ,");

    expect(score.success).toBe("no");
    expect(scoreDict(score)).toMatchObject({ product: 0.5, gt: 0.5, rule: 0.5, shop: 0 });
  });

  test("in the original benchmark spaces are part of an id and repeated ids keep their places", () => {
    expect(
      recommendedIds([{ name: "recommend_product", args: { product_ids: "a, a,a" } }], { cleansIds: false }),
    ).toEqual(["a", " a", "a"]);
  });

  test("a substitute that meets everything passes without being the wanted product", () => {
    const score = solved(aTask("product", [LAMP]), "L2");

    expect(score.success).toBe("yes");
    expect(scoreDict(score)).toMatchObject({ gt: 0, rule: 1 });
  });

  test("the wanted product passes although its own price breaks the range, and its axis says so", () => {
    const dear = aReward({ product_id: "L1", price: [{ "less than": [null, 1] }] });
    const score = solved(aTask("product", [dear]), "L1");

    expect(score.success).toBe("yes");
    expect(scoreDict(score)).toMatchObject({ gt: 1, rule: 1, price: 0 });
  });

  test("a made-up id leaves the axes absent rather than zero", () => {
    const score = solved(aTask("product", [LAMP]), "NOPE");

    expect(score.success).toBe("no");
    expect(scoreDict(score)).toEqual({});
  });

  test("bounds of a price belong to the range, whichever way it is written", () => {
    const price = CATALOGUE.get("L2")?.price ?? 0;
    const asks = (range: object) =>
      solved(aTask("product", [aReward({ product_id: "X", price: [range] })]), "L2").success;

    expect(asks({ "less than": [null, price] })).toBe("yes");
    expect(asks({ "greater than": [price, null] })).toBe("yes");
    expect(asks({ between: [price, price] })).toBe("yes");
    expect(asks({ "less than": [null, price - 0.01] })).toBe("no");
    expect(asks({ about: [price, price] })).toBe("open");
  });

  test("options of two rows do not add up: the best row counts", () => {
    const both = aReward({ product_id: "X", sku_options: [{ colour: "red" }, { size: "L" }] });
    const score = solved(aTask("product", [both]), "P1");

    expect(score.success).toBe("no");
    expect(scoreDict(score)["sku & attrs"]).toBe(0.5);

    const second = aReward({ product_id: "X", sku_options: [{ colour: "blue" }, { size: "L" }] });
    expect(solved(aTask("product", [second]), "P1").success).toBe("yes");
  });

  test("an item without any constraint earns nothing; the original scorer fails there and nobody knows", () => {
    const free = aTask("product", [aReward({ product_id: "X" })]);

    expect(solved(free, "L1").success).toBe("no");
    expect(solved(free, "L1", "shoppingbench").success).toBe("open");
  });

  test("two shops fail a shop task although every constraint is met", () => {
    const score = solved(aTask("shop", [LAMP, SHADE]), "L1,P2");

    expect(scoreDict(score)).toMatchObject({ rule: 1, shop: 0 });
    expect(score.success).toBe("no");
  });

  test("an item that meets nothing does not stand for its place, except in the original benchmark", () => {
    const task = aTask("shop", [LAMP, SHADE]);

    expect(solved(task, "L1,L2").shop).toBe("no");
    expect(solved(task, "L1,L2", "shoppingbench").shop).toBe("yes");
  });
});

describe("what is not known", () => {
  const seen = (known: object) => given({ known: [{ product_id: "L2", ...known }] });
  const task = aTask("product", [LAMP]);

  test("stays open while it could decide", () => {
    expect(scoreOutcome(task, ["L2"], seen({})).success).toBe("open");
    expect(scoreOutcome(task, ["L2"], seen({ price: 25 })).success).toBe("open");
    expect(scoreOutcome(task, ["L2"], seen({ price: 25, service: ["COD"] })).success).toBe("yes");
  });

  test("does not save what fails already", () => {
    expect(scoreOutcome(task, ["L2"], seen({ price: 99 })).success).toBe("no");
  });

  test("counts in no denominator", () => {
    expect(scoreOutcome(task, ["L2"], seen({ price: 25 })).rule).toBe(1);
    expect(scoreOutcome(task, ["L2"], seen({ price: 99 })).rule).toBe(0);
  });

  test("the wanted product is met whatever is known of it, but its shop may not be", () => {
    expect(scoreOutcome(task, ["L1"], given({ known: [{ product_id: "L1" }] })).success).toBe("yes");
    expect(
      scoreOutcome(
        aTask("shop", [LAMP, SHADE]),
        ["L1", "P1"],
        given({ known: [{ product_id: "L1" }, { product_id: "P1", shop_id: "S1" }] }),
      ).success,
    ).toBe("open");
  });
});

describe("titles", () => {
  const titled = aTask("product", [aReward({ product_id: "X", title: ["a lamp"], service: ["COD"] })]);
  const red = aTask("product", [aReward({ product_id: "X", title: ["a lamp"], service: ["official"] })]);
  const at = (cosine: number | undefined, version: ScoringVersion = "sn15") =>
    given({ version, similarity: () => cosine });

  test("without a cosine they are left out of the rule, and the answer stays open", () => {
    const score = scoreOutcome(titled, ["L2"], at(undefined));

    expect([score.rule, score.success]).toEqual([1, "open"]);
  });

  test.each([
    ["sn15", 0.7, "yes"],
    ["sn15", 0.699, "no"],
    ["shoppingbench", 0.5, "yes"],
    ["shoppingbench", 0.499, "no"],
    ["sn15-later", 0.72, "yes"],
    ["sn15-later", 0.719, "open"],
    ["sn15-later", 0.499, "no"],
  ] as const)("%s takes a cosine of %d as %s", (version, cosine, expected) => {
    expect(scoreOutcome(titled, ["L2"], at(cosine, version)).success).toBe(expected);
  });

  test("the later scorer gives no doubtful title to what misses something else", () => {
    expect(scoreOutcome(red, ["L2"], at(0.6, "sn15-later")).items[0]?.axes.title).toEqual({ hit: 0, open: 0, of: 1 });
  });

  test("the later scorer rewrites attributes by lists that are not public, so that a miss proves nothing", () => {
    const oak = aTask("product", [aReward({ product_id: "X", attributes: [{ wood: ["oak"] }] })]);

    expect(scoreOutcome(oak, ["L2"], at(undefined)).success).toBe("no");
    expect(scoreOutcome(oak, ["L2"], at(undefined, "sn15-later")).success).toBe("open");
  });
});
