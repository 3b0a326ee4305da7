import { describe, expect, test } from "vitest";
import { buildCatalogue } from "./build-catalogue";
import { createSearchEngine } from "./search-engine";

const CATALOGUE = buildCatalogue(5);
const ENGINE = createSearchEngine(CATALOGUE);

describe("the simulated search", () => {
  test("finds a listing by its own title", () => {
    for (const product of CATALOGUE.slice(0, 40)) {
      const titles = ENGINE.find({ q: product.title }).map((hit) => hit.title);

      expect(titles).toContain(product.title);
    }
  });

  test("pages hold ten hits and do not overlap, a page beyond the fifth is empty", () => {
    const first = ENGINE.find({ q: "tumbler" });
    const second = ENGINE.find({ q: "tumbler", page: 2 });

    expect(first).toHaveLength(10);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((hit) => first.includes(hit))).toEqual([]);
    expect(ENGINE.find({ q: "tumbler", page: 6 })).toEqual([]);
    expect(ENGINE.find({ q: "tumbler", page: 0 })).toEqual([]);
  });

  test("price and service narrow the hits, open ends allowed", () => {
    const hits = ENGINE.find({ q: "lamp", price: "300-900", service: "COD" });

    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every((hit) => hit.price >= 300 && hit.price <= 900 && hit.service.includes("COD"))).toBe(true);
    expect(ENGINE.find({ q: "lamp", price: "-500" }).every((hit) => hit.price <= 500)).toBe(true);
    expect(ENGINE.find({ q: "lamp", price: "500-" }).every((hit) => hit.price >= 500)).toBe(true);
  });

  test.each([{ price: "above 10" }, { price: "104" }, { service: "lazmall" }, { sort: "cheapest" }])(
    "a filter the server cannot read is ignored: %o",
    (filter) => {
      expect(ENGINE.find({ q: "lamp", ...filter })).toEqual(ENGINE.find({ q: "lamp" }));
    },
  );

  test("sorts by price both ways", () => {
    const prices = ENGINE.find({ q: "mug", sort: "priceasc" }).map((hit) => hit.price);

    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(ENGINE.find({ q: "mug", sort: "pricedesc" })[0]?.price).toBeGreaterThan(prices[0] ?? 0);
  });

  test("a view drops unknown ids and shows no price", () => {
    const [product] = CATALOGUE;
    const views = ENGINE.view(`${product?.product_id}, 1`);

    expect(views.map((view) => view.product_id)).toEqual([product?.product_id]);
    expect(views[0]).not.toHaveProperty("price");
  });

  test("product ids are unique digits", () => {
    expect(new Set(CATALOGUE.map((product) => product.product_id)).size).toBe(CATALOGUE.length);
    expect(CATALOGUE.every((product) => /^[1-9]\d{8,9}$/.test(product.product_id))).toBe(true);
  });
});
