import { describe, expect, test } from "vitest";
import type { Step } from "@/lib/domain/step";
import { aClaim, aDispatch, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { measureProcess } from "./measure-process";
import { statedPayables } from "./stated-amounts";
import { voucherOfQuery } from "./voucher-of-query";

const FIXED =
  "Two magnets.\n\nMy budget is only `310`, but I have a voucher with the following rules:\n1. The voucher applies to all products.\n2. It is valid only when the total price of the products exceeds `300`.\n3. It provides a fixed discount of `60`.";
const PERCENT =
  "A lamp.\n\nMy budget is only `1807`, but I have a voucher with the following rules:\n1. The voucher only applies to the products from the same shop.\n2. It is valid only when the total price of the products exceeds `156`.\n3. It provides a percentage discount of `14%` with a cap of `40`.";
const ARENA =
  "A rug.\n\nMy budget is only `90`, but I have a voucher with the following rules:\n1. It can be used for products of one shop only.\n2. The products must cost more than `80` in total.\n3. It takes `20%` off, at most `15`.";

describe("the voucher of a query", () => {
  test("is read from the rules of the benchmark", () => {
    expect(voucherOfQuery(FIXED)).toEqual({
      ...{ voucher_type: "platform", threshold: 300, discount_type: "fixed", face_value: 60 },
      ...{ discount: null, cap: null, budget: 310 },
    });
    expect(voucherOfQuery(PERCENT)).toEqual({
      ...{ voucher_type: "shop", threshold: 156, discount_type: "percentage", face_value: null },
      ...{ discount: 0.14, cap: 40, budget: 1807 },
    });
  });

  test("is read from those of the sample arena", () => {
    expect(voucherOfQuery(ARENA)).toMatchObject({ voucher_type: "shop", threshold: 80, discount: 0.2, cap: 15 });
  });

  test("is none where none is stated", () => {
    expect(voucherOfQuery("A red lamp under 300")).toBeUndefined();
  });
});

describe("totals that a text says are paid", () => {
  test.each([
    ["After the voucher I pay 299 PHP.", [299]],
    ["After the discount it should be about 299.50 against a budget of 310.", [299.5]],
    ["roughly 1,299.5 after it. Budget 310.", [1299.5]],
    ["163 + 196 = 359 - 60 = 299", [299]],
    ["(163 + 196) * 0.86 = 308.74, fine", [308.74]],
    ["After voucher: 359 - 60 = 299 ≤ 310", [299]],
    ["Final total: ₱299", [299]],
    ["Payable total is 299.", [299]],
    ["163 + 196 = 359. The voucher needs 300, the budget is 310.", []],
    ["Let me compute what is left to pay. 2647304017 at 163 comes first.", []],
    ["With the voucher 14% comes off", []],
    ["I pay for 2 items", []],
    ["It does not display 5 of them", []],
    ["I pay for 2647304017", []],
    ["I pay attention to the 3 constraints.", []],
    ["The voucher must be used: to pay without it is 359, over budget.", []],
    ["To pay within the budget of 310", []],
  ])("%s", (text, amounts) => {
    expect(statedPayables(text).map(({ value }) => value)).toEqual(amounts);
  });

  test("a long text of a hostile agent takes no time", () => {
    const began = performance.now();
    statedPayables("pay ".repeat(200_000));

    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

const A = { product_id: "111111111", shop_id: "7", price: 163 };
const B = { product_id: "222222222", shop_id: "8", price: 196 };
const C = { product_id: "333333333", shop_id: "8", price: 20 };
const search: Partial<Step> = {
  claimed: [aClaim("find_product", { q: "magnet" }, { result: { value: [A, B, C], isError: false } })],
};
const recommend = (...ids: readonly { readonly product_id: string }[]) =>
  aClaim("recommend_product", { product_ids: ids.map(({ product_id }) => product_id).join(",") });

function claimOf(query: string, ...steps: readonly Partial<Step>[]) {
  return measureProcess(aTrajectory([search, ...steps], [], { problem: { key: "p", query } }), { hasShop: true });
}

describe("what an agent says is paid", () => {
  test("is right when it is the total with the voucher", () => {
    const claim = claimOf(FIXED, { thought: "After the voucher I pay 299.", claimed: [recommend(A, B)] });

    expect(claim.voucherClaim).toBe("right");
    expect(claim.findings.map(({ kind }) => kind)).not.toContain("voucher_claim");
  });

  test("is wrong when it is not, and both totals are told", () => {
    const claim = claimOf(FIXED, { thought: "After the voucher I pay 289.", claimed: [recommend(A, B)] });

    expect(claim.voucherClaim).toBe("wrong");
    expect(claim.findings).toContainEqual({
      kind: "voucher_claim",
      detail: "It says 289 is paid; its products cost 359, with the voucher 299",
      places: [{ step: 1 }],
      count: 1,
    });
  });

  test.each([
    ["a voucher below its threshold takes nothing off", FIXED, "I pay 163", [A], "right"],
    ["it was taken off all the same", FIXED, "I pay 103", [A], "wrong"],
    ["also where the sum before it is told", FIXED, "163 - 60 = 103", [A], "wrong"],
    [
      "in words that are not known it is not judged",
      FIXED,
      "After the voucher of 60 it is 299 in all.",
      [A, B],
      "unsaid",
    ],
    ["nor where it follows the sum before it", FIXED, "With the voucher, 359 becomes 299.", [A, B], "unsaid"],
    ["a shop's voucher serves one shop", PERCENT, "I pay 185.76", [B, C], "right"],
    ["and its cap holds", PERCENT.replace("`40`", "`20`"), "I pay 196", [B, C], "right"],
    ["a shop's voucher does not serve two shops", PERCENT, "I pay 359", [A, B], "right"],
    ["nothing is said", FIXED, "These are fine.", [A, B], "unsaid"],
    ["rounded to whole numbers it is right", PERCENT, "I pay 186", [B, C], "right"],
    ["cents are meant as they are said", PERCENT, "I pay 185.66", [B, C], "wrong"],
  ] as const)("%s", (_what, query, thought, ids, expected) => {
    expect(claimOf(query, { thought, claimed: [recommend(...ids)] }).voucherClaim).toBe(expected);
  });

  test("counts by its last step, and not before all its products were seen", () => {
    const first = { thought: "After the voucher I pay 103.", claimed: [] };
    const last = { thought: "After the voucher I pay 299.", claimed: [recommend(A, B)] };

    expect(claimOf(FIXED, first, last).voucherClaim).toBe("right");
    const changed = { thought: "After the voucher I pay 103.", claimed: [recommend(A, B)] };
    expect(claimOf(FIXED, { ...last, claimed: [] }, changed).voucherClaim).toBe("wrong");
    const recommended = { claimed: [recommend(A, B)] };
    const problem = { key: "p", query: FIXED };
    const claimedIn = (...steps: readonly Partial<Step>[]) =>
      measureProcess(aTrajectory([...steps, recommended], [], { problem }), { hasShop: true }).voucherClaim;
    expect(claimedIn({ thought: "I will pay 103." }, search)).toBe("unsaid");
    expect(claimedIn({ ...search, thought: "I will pay 103." })).toBe("unsaid");
  });

  test("is what the tool answers, or what the prices it was given come to", () => {
    const calculate = (product_prices: string, value?: unknown) => ({
      claimed: [
        aClaim("calculate_voucher", { product_prices }, value ? { result: { value, isError: false } } : {}),
        recommend(A, B),
      ],
    });

    expect(claimOf(FIXED, calculate("163,196", { total: 359, total_after_voucher: 299 })).voucherClaim).toBe("right");
    expect(claimOf(FIXED, calculate("163,196", { total: 359, total_after_voucher: 290 })).voucherClaim).toBe("wrong");
    expect(claimOf(FIXED, calculate("163, 196")).voucherClaim).toBe("right");
    expect(claimOf(FIXED, calculate("163, 186")).voucherClaim).toBe("wrong");
  });

  test("is not judged by a price that only the answer of a call tells that was never made", () => {
    const problem = { key: "p", query: FIXED };
    const steps = [search, { thought: "After the voucher I pay 299.", claimed: [recommend(A, B)] }];
    const priceless = [A, B].map(({ product_id }) => ({ product_id }));
    const judged = (q: string, response: unknown) =>
      measureProcess(aTrajectory(steps, [aDispatch("find_product", { q }, { response })], { problem }), {
        hasShop: true,
      }).voucherClaim;

    expect(judged("another", priceless)).toBeUndefined();
    expect(judged("another", [A, B])).toBe("right");
    expect(judged("magnet", priceless)).toBe("right");
  });

  test("is not judged where a price is not known, nothing is recommended, or there is no voucher", () => {
    const unseen = { product_id: "999999999" };
    const said = "After the voucher I pay 299.";

    expect(claimOf(FIXED, { thought: said, claimed: [recommend(A, unseen)] }).voucherClaim).toBeUndefined();
    expect(claimOf(FIXED, { thought: said }).voucherClaim).toBeUndefined();
    expect(claimOf("Two magnets", { thought: said, claimed: [recommend(A, B)] }).voucherClaim).toBeUndefined();
  });
});
