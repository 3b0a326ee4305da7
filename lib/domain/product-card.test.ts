import { describe, expect, test } from "vitest";
import { productCards } from "./product-card";

const HIT = {
  product_id: "2647304017",
  shop_id: "378460",
  title: "Magnets",
  price: 114.92,
  service: ["COD"],
  sold_count: 2,
};

describe("productCards", () => {
  test("reads id, title, price, shop and services of a search hit", () => {
    expect(productCards([HIT])).toEqual([
      {
        id: "2647304017",
        title: "Magnets",
        price: "114.92",
        shop: "378460",
        services: ["COD"],
        soldCount: "2",
        facts: [],
      },
    ]);
  });

  test("reads attributes and options of a view", () => {
    const view = { product_id: 7, attributes: { material: ["resin", "metal"] }, sku_options: { "1": { size: "a" } } };

    expect(productCards([view])?.[0]?.facts).toEqual(["material: resin, metal", "size: a"]);
  });

  test("a fact may be yes or no, and an id may not", () => {
    const attributes = { waterproof: true, "battery included": false, sizes: ["a", true] };

    expect(productCards([{ product_id: 7, attributes }])?.[0]?.facts).toEqual([
      "waterproof: true",
      "battery included: false",
      "sizes: a, true",
    ]);
    expect(productCards([{ product_id: false, message: "not found" }])).toBeUndefined();
  });

  test.each([
    ["a list", ["COD", false], ["COD"]],
    ["one word", "COD, returns", ["COD", "returns"]],
    ["yes", true, []],
    ["no", false, []],
  ])("yes and no name no service: %s", (_, service, services) => {
    expect(productCards([{ product_id: 7, service }])?.[0]?.services).toEqual(services);
  });

  test.each([
    ["JSON in a string", JSON.stringify([HIT]), 1],
    ["a wrapped list", { products: [HIT, HIT] }, 2],
    ["one product", HIT, 1],
  ])("takes %s", (_, value, count) => {
    expect(productCards(value)).toHaveLength(count);
  });

  test.each([
    ["a sentence", "recommended 1, 2"],
    ["an empty list", []],
    ["a list with another row in it", [HIT, { note: "x" }]],
    ["null", null],
    ["broken JSON", '[{"product_id": 1'],
    ["an object without an id", { name: "x" }],
  ])("leaves %s to be shown as it came", (_, value) => {
    expect(productCards(value)).toBeUndefined();
  });
});
