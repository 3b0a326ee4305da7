import { expect, test } from "vitest";
import { mapAxes } from "./map-axes";

const ITEM = {
  title: ["a"],
  price: [{ between: [1, 2] }],
  service: ["COD"],
  sku_options: [{ color: "a" }],
  attributes: [{ m: ["x"] }],
};

test("an axis that the reward does not constrain is n/a, whatever its number", () => {
  const axes = mapAxes(
    { title: 1, price: 0, service: 0, "sku & attrs": 0 },
    { bucket: "product", reward: { title: ["a"] } },
  );

  expect(axes).toEqual({
    title: "pass",
    price: "n/a",
    service: "n/a",
    sku: "n/a",
    attribute: "n/a",
    shop: "n/a",
    budget: "n/a",
  });
});

test("a constrained axis below its full value fails", () => {
  const axes = mapAxes({ title: 1, price: 0, service: 0.5, "sku & attrs": 0 }, { bucket: "product", reward: ITEM });

  expect(axes).toMatchObject({ price: "fail", service: "fail", sku: "fail", attribute: "fail" });
});

test("the shared number of options and attributes cannot say which of the two failed", () => {
  const axes = mapAxes({ "sku & attrs": 0.5 }, { bucket: "product", reward: ITEM });

  expect(axes).not.toHaveProperty("sku");
  expect(axes).not.toHaveProperty("attribute");
  expect(mapAxes({ "sku & attrs": 0.5 }, { bucket: "product", reward: { attributes: [{ m: ["x"] }] } })).toMatchObject({
    sku: "n/a",
    attribute: "fail",
  });
});

test("the mean over items passes when every item that constrains the axis meets it", () => {
  const reward = [{ service: ["COD"] }, {}, {}];

  expect(mapAxes({ service: 0.333333 }, { bucket: "shop", reward }).service).toBe("pass");
  expect(mapAxes({ service: 0.2 }, { bucket: "shop", reward }).service).toBe("fail");
});

test("the shared number of a task whose items ask for options here and attributes there passes only when it is whole", () => {
  const reward = [{ sku_options: [{ color: "a" }] }, { attributes: [{ m: ["x"] }] }];
  const half = mapAxes({ "sku & attrs": 0.5 }, { bucket: "shop", reward });

  expect([half.sku, half.attribute]).toEqual([undefined, undefined]);
  expect(mapAxes({ "sku & attrs": 1 }, { bucket: "shop", reward })).toMatchObject({ sku: "pass", attribute: "pass" });
  expect(mapAxes({ "sku & attrs": 0 }, { bucket: "shop", reward })).toMatchObject({ sku: "fail", attribute: "fail" });
});

test("without the reward spec a full value passes and anything less stays unknown", () => {
  expect(mapAxes({ title: 1, price: 0, service: 0.5 }, { bucket: undefined, reward: undefined })).toEqual({
    title: "pass",
  });
});

test("an axis that is missing from the numbers stays unknown, as for a recommended id that does not exist", () => {
  expect(mapAxes({ rule: 0 }, { bucket: "product", reward: ITEM })).toEqual({ shop: "n/a", budget: "n/a" });
});

test("shop and budget pass at 1 and fail below", () => {
  expect(mapAxes({ shop: 0 }, { bucket: "shop", reward: [ITEM] })).toMatchObject({ shop: "fail", budget: "n/a" });
  expect(mapAxes({ budget: 1 }, { bucket: "voucher", reward: [ITEM] })).toMatchObject({ budget: "pass", shop: "n/a" });
});
