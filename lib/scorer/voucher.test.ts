import { describe, expect, test } from "vitest";
import { fitsBudget, readVoucher, type Voucher } from "./voucher";

const TWO = [
  { price: 45, shopId: "S1" },
  { price: 120, shopId: "S1" },
];

function aVoucher(members: Partial<Voucher>): Voucher {
  return {
    voucher_type: "platform",
    threshold: 150,
    discount_type: "fixed",
    face_value: 30,
    discount: null,
    cap: null,
    budget: 140,
    ...members,
  };
}

describe("fitsBudget", () => {
  test.each<[string, Partial<Voucher>, string]>([
    ["a total within the budget needs no voucher", { budget: 165, threshold: 999 }, "yes"],
    ["a total of exactly the threshold is enough", { threshold: 165 }, "yes"],
    ["a total below the threshold is not", { threshold: 165.01 }, "no"],
    ["a percentage is cut", { discount_type: "percentage", discount: 0.2, cap: 60 }, "yes"],
    ["its cap limits it", { discount_type: "percentage", discount: 0.5, cap: 20 }, "no"],
    ["without a cap it is not limited", { discount_type: "percentage", discount: 0.5 }, "yes"],
    ["a budget of exactly what is paid is enough", { budget: 135 }, "yes"],
  ])("%s", (_what, voucher, expected) => {
    expect(fitsBudget(TWO, aVoucher(voucher))).toBe(expected);
  });

  test("a voucher of one shop does not serve two, one of the platform does", () => {
    const basket = [TWO[0] ?? {}, { price: 120, shopId: "S2" }];

    expect(fitsBudget(basket, aVoucher({ voucher_type: "shop" }))).toBe("no");
    expect(fitsBudget(basket, aVoucher({}))).toBe("yes");
    expect(fitsBudget(TWO, aVoucher({ voucher_type: "shop" }))).toBe("yes");
  });

  test("a shop that is not known leaves a shop's voucher open", () => {
    expect(fitsBudget([{ price: 45, shopId: "S1" }, { price: 120 }], aVoucher({ voucher_type: "shop" }))).toBe("open");
  });

  test("a price that is not known leaves it open, unless the others are too dear already", () => {
    expect(fitsBudget([{ price: 45 }, {}], aVoucher({}))).toBe("open");
    expect(fitsBudget([{ price: 300 }, {}], aVoucher({}))).toBe("no");
  });
});

test("a voucher that lacks what decides is none", () => {
  expect(readVoucher({ ...aVoucher({}) })).toEqual(aVoucher({}));
  expect(readVoucher({ ...aVoucher({}), budget: null })).toBeUndefined();
  expect(readVoucher({ ...aVoucher({}), voucher_type: "gift" })).toBeUndefined();
  expect(readVoucher(null)).toBeUndefined();
});
