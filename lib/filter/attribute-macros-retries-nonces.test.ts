import { describe, expect, test } from "vitest";
import type { Attribution } from "@/lib/domain/verdict";
import { attributeDispatches } from "./attribute-dispatches";
import {
  aDispatch,
  anAnswer,
  anUnrecordedAnswer,
  aTextAnswer,
  aTrajectory,
  type LogLine,
} from "./fixtures/a-trajectory";
import { logEntries } from "./log-entries";

const attributed = (log: readonly LogLine[]) => attributeDispatches(logEntries(aTrajectory([{}], log)));
const whoMade = (log: readonly LogLine[]): readonly Attribution[] =>
  attributed(log).map(({ finding }) => finding.attribution);

describe("macro tools", () => {
  const queries = JSON.stringify([{ q: "twin towers magnet" }, { q: "prague bridge magnet", service: "COD" }]);
  const sameShop = anAnswer([["find_products_in_same_shop", { product_queries: queries }]]);

  test("a same-shop search covers all searches that it fans out to, relaxed ones too", () => {
    expect(
      whoMade([
        sameShop,
        aDispatch("find_product", { q: "twin+towers+magnet", page: 1 }),
        aDispatch("find_product", { q: "prague bridge magnet", shop_id: "1", service: "COD" }),
        aDispatch("find_product", { q: "prague bridge", shop_id: "1" }),
      ]),
    ).toEqual(["macro", "macro", "macro"]);
  });

  test("it does not cover a search for something else, nor a view", () => {
    expect(
      whoMade([
        sameShop,
        aDispatch("find_product", { q: "corduroy shorts" }),
        aDispatch("view_product_information", { product_ids: "1" }),
      ]),
    ).toEqual(["code", "code"]);
  });

  test.each([{}, { product_queries: "" }, { product_queries: "[]" }, { product_queries: "not JSON" }])(
    "a same-shop search that names no search covers none that is recorded: %j",
    (args) => {
      const asked = anAnswer([["find_products_in_same_shop", args]]);

      expect(whoMade([asked, aDispatch("find_product", { q: "magnet" })])).toEqual(["code"]);
      expect(whoMade([asked, aDispatch("find_product")])).toEqual(["macro"]);
    },
  );

  test("it does not cover a search without words", () => {
    expect(whoMade([sameShop, aDispatch("find_product", { shop_id: "1" })])).toEqual(["code"]);
  });

  test("it fans out to ten shops, every product but the first, four ways each, and no further", () => {
    const search = aDispatch("find_product", { q: "prague bridge", shop_id: "1" });
    const made = whoMade([sameShop, ...Array.from({ length: 60 }, () => search)]);

    expect(made.filter((attribution) => attribution === "macro")).toHaveLength(4 + 10 * 1 * 4);
    expect(made.at(-1)).toBe("code");
  });

  test("where its searches are not known it fans out for four products at most", () => {
    const asked = anAnswer([["find_products_in_same_shop", {}]]);
    const made = whoMade([asked, ...Array.from({ length: 200 }, () => aDispatch("find_product"))]);

    expect(made.filter((attribution) => attribution === "macro")).toHaveLength(4 + 10 * 3 * 4);
  });

  test("a check that names no product covers no recorded view, and none that reads other products too", () => {
    const unnamed = anAnswer([["check_product_match", { requirements: "{}" }]]);
    const named = anAnswer([["check_product_match", { product_id: "1" }]]);

    expect(whoMade([unnamed, aDispatch("view_product_information", { product_ids: "1" })])).toEqual(["code"]);
    expect(whoMade([named, aDispatch("view_product_information", { product_ids: "1,2,3" })])).toEqual(["code"]);
    expect(whoMade([named, aDispatch("view_product_information", { page: 2 })])).toEqual(["code"]);
  });

  test("a check covers the one view of its product", () => {
    const check = anAnswer([["check_product_match", { product_id: "1", requirements: "{}" }]]);
    const view = aDispatch("view_product_information", { product_ids: "1" });

    expect(whoMade([check, view, view])).toEqual(["macro", "code"]);
    expect(whoMade([check, aDispatch("view_product_information", { product_ids: "2" })])).toEqual(["code"]);
  });

  test("calculate_voucher covers nothing and stands in nobody's way", () => {
    const log = [
      anAnswer([
        ["find_product", { q: "a" }],
        ["calculate_voucher", { budget: 1 }],
        ["view_product_information", { product_ids: "1" }],
      ]),
      aDispatch("find_product", { q: "a" }),
      aDispatch("view_product_information", { product_ids: "1" }),
    ];

    expect(whoMade(log)).toEqual(["model", "model"]);
    expect(whoMade([anAnswer([["calculate_voucher", { budget: 1 }]]), aDispatch("find_product", { q: "a" })])).toEqual([
      "code",
    ]);
  });
});

describe("silent retries", () => {
  const asked = { q: "country fridge magnet", shop_id: "7", service: "COD" };
  const relaxed = [
    { q: "country+fridge+magnet", shop_id: "7" },
    { q: "country fridge", shop_id: "7" },
  ];
  const searches = (response: unknown) =>
    [asked, ...relaxed].map((params) => aDispatch("find_product", params, { response }));

  test("a search that found nothing is retried without services and with two words", () => {
    expect(whoMade([anAnswer([["find_product", asked]]), ...searches([])])).toEqual(["model", "retry", "retry"]);
  });

  test("a search that found something is not retried by the tool: more searches are code's", () => {
    expect(whoMade([anAnswer([["find_product", asked]]), ...searches([{ product_id: "1" }])])).toEqual([
      "model",
      "code",
      "code",
    ]);
  });

  test("a third relaxation, a repetition and a wider search are no retries", () => {
    const model = anAnswer([["find_product", asked]]);
    const [first, second, third] = searches([]);
    const fourth = aDispatch("find_product", { q: "country", shop_id: "7" });

    expect(whoMade([model, ...[first, second, third].flatMap((line) => line ?? []), fourth])).toEqual([
      "model",
      "retry",
      "retry",
      "code",
    ]);
    expect(whoMade([model, aDispatch("find_product", asked), aDispatch("find_product", asked)])).toEqual([
      "model",
      "code",
    ]);
    expect(
      whoMade([model, aDispatch("find_product", asked), aDispatch("find_product", { ...asked, page: 2 })]),
    ).toEqual(["model", "code"]);
  });

  test("a relaxed search that nothing asked for is code's", () => {
    expect(whoMade([aTextAnswer("hm"), ...searches([])])).toEqual(["code", "code", "code"]);
  });

  test("a retry follows its search directly", () => {
    const view = aDispatch("view_product_information", { product_ids: "1" });
    const [first, second] = searches([]);

    expect(
      whoMade([anAnswer([["find_product", asked]]), ...[first, view, second].flatMap((line) => line ?? [])]),
    ).toEqual(["model", "code", "code"]);
  });
});

describe("nonces", () => {
  const find = (nonceStatus: string, params?: Readonly<Record<string, unknown>>) =>
    aDispatch("find_product", params, { nonceStatus });
  const asks = anAnswer([["find_product", { q: "a" }]]);

  test("a valid nonce proves the model whatever its answer looks like", () => {
    expect(whoMade([anUnrecordedAnswer(), find("valid", { q: "zzz" })])).toEqual(["model"]);
  });

  test("no other stamp proves it, and nothing is unknown", () => {
    const stamps = ["mismatch", "expired", "malformed", "replayed", "missing"] as const;

    expect(
      whoMade([asks, find("valid"), anUnrecordedAnswer(), ...stamps.map((stamp) => find(stamp, { q: stamp }))]),
    ).toEqual(["model", "code", "code", "code", "code", "code"]);
  });

  test("a nonce sent twice repeats a proved call", () => {
    expect(whoMade([asks, find("valid"), find("replayed")])).toEqual(["model", "retry"]);
    expect(whoMade([asks, find("replayed"), find("valid")])).toEqual(["code", "model"]);
    expect(whoMade([asks, find("valid", { q: "a" }), find("replayed", { q: "b" })])).toEqual(["model", "code"]);
  });

  test("a mismatch shows what the model had asked for", () => {
    const [, second] = attributed([
      find("valid"),
      anAnswer([["find_product", { q: "x" }]]),
      find("mismatch", { q: "y" }),
    ]).slice(-2);

    expect(second?.finding).toMatchObject({ attribution: "code", isRewritten: true, request: { args: { q: "x" } } });
  });

  test("what the model asked for word for word is not called rewritten where only its nonce is missing", () => {
    const log = [find("valid"), asks, find("missing", { q: "a" }), asks, find("expired", { q: "b" })];
    const findings = attributed(log).map(({ finding }) => finding);

    expect(findings.map(({ attribution }) => attribution)).toEqual(["model", "code", "code"]);
    expect(findings[1]?.isRewritten).toBeUndefined();
    expect(findings[1]?.reason).toBe("as the model asked for in logged call 2, but its nonce is missing");
    expect(findings[2]?.isRewritten).toBe(true);
  });

  test("a valid nonce proves the request of an earlier answer, and leaves the later answer's to its own call", () => {
    const log = [
      asks,
      anAnswer([["find_product", { q: "b" }]]),
      find("valid", { q: "a" }),
      find("expired", { q: "b" }),
    ];
    const findings = attributed(log).map(({ finding }) => finding);

    expect(findings[0]?.request?.inference.call.order).toBe(0);
    expect(findings[1]?.reason).toBe("as the model asked for in logged call 2, but its nonce is expired");
  });

  test("a valid nonce names a request of its tool only where arguments of one side are not known", () => {
    const unread = { function: { name: "find_product", arguments: "{broken" } };
    const broken = anAnswer([], { response: { choices: [{ message: { tool_calls: [unread] } }] } });
    const requestOf = (log: readonly LogLine[]) => attributed(log)[0]?.finding.request?.name;

    expect(requestOf([asks, find("valid")])).toBe("find_product");
    expect(requestOf([broken, find("valid", { q: "z" })])).toBe("find_product");
    expect(requestOf([asks, find("valid", { q: "z" })])).toBeUndefined();
    expect(attributed([asks, find("valid"), find("valid", { q: "a" })])[1]?.finding.request?.args).toEqual({ q: "a" });
  });

  test("an agent that sends no nonce at all is compared by order and arguments", () => {
    expect(whoMade([asks, find("missing", { q: "a" }), find("missing", { q: "b" })])).toEqual(["model", "code"]);
  });
});
