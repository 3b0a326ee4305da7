import { expect, test } from "vitest";
import type { ClaimedCall, LoggedCall, Step } from "@/lib/domain/step";
import { documentsSeen } from "./documents-seen";

function aStep(step: Partial<Step>): Step {
  return { index: 0, role: "agent", claimed: [], logged: [], ...step };
}

function claimed(name: string, value: unknown, isError = false): ClaimedCall {
  return { name, requestor: "agent", result: { value, isError } };
}

function logged(path: string, response: unknown): LoggedCall {
  return { order: 0, bucket: 0, path, isTruncated: false, response };
}

const HIT = { product_id: "1", shop_id: "S", title: "magnet", price: 12, service: ["COD"], sold_count: 3 };
const VIEW = { product_id: "1", sku_options: {}, attributes: { material: ["resin"] } };

test("a search and a view tell of one product together", () => {
  const seen = documentsSeen({
    steps: [
      aStep({ claimed: [claimed("find_product", [HIT])] }),
      aStep({ claimed: [claimed("view_product_information", [VIEW])] }),
    ],
  });

  expect(seen.get("1")).toEqual({
    ...{ productId: "1", shopId: "S", title: "magnet", price: 12, services: ["COD"], skuRows: [] },
    attributes: new Map([["material", ["resin"]]]),
  });
});

test("what the proxy logged counts above what the agent says it was answered", () => {
  const seen = documentsSeen({
    steps: [
      aStep({ logged: [logged("/search/find_product", [{ ...HIT, price: 12 }])] }),
      aStep({ claimed: [claimed("find_product", [{ ...HIT, price: 1 }])] }),
    ],
  });

  expect(seen.get("1")?.price).toBe(12);
});

test("a logged call that failed tells of no product", () => {
  const failed = { ...logged("/search/find_product", [HIT]), status: 500 };

  expect(documentsSeen({ steps: [aStep({ logged: [failed] })] }).size).toBe(0);
});

test.each([
  ["an answer of another tool", claimed("check_product_match", [HIT])],
  ["a failed answer", claimed("find_product", [HIT], true)],
  ["text that is no JSON", claimed("find_product", "[broken")],
  ["rows without an id", claimed("find_product", [{ title: "magnet" }])],
  ["nothing", claimed("find_product", null)],
])("%s tells of no product", (_what, call) => {
  expect(documentsSeen({ steps: [aStep({ claimed: [call] })] }).size).toBe(0);
});

test("products in a text and in a list inside an answer are found, and a price that is a yes is none", () => {
  const inText = claimed("find_product", JSON.stringify({ products: [HIT] }));
  const inShop = claimed("find_products_in_same_shop", {
    found: true,
    products: [{ ...HIT, product_id: 2, price: true }],
  });
  const seen = documentsSeen({ steps: [aStep({ claimed: [inText, inShop] })] });

  expect(seen.get("1")?.price).toBe(12);
  expect(seen.get("2")).not.toHaveProperty("price");
});
