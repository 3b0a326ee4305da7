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

const magnet = { q: "country fridge magnet", price: "50-150", service: "COD" };

describe("the same call written in another way is no rewrite", () => {
  test.each([
    ["plus signs for spaces", { q: "country fridge magnet" }, { q: "country+fridge+magnet" }],
    ["percent encoding", { q: "l'oréal 50% off & more" }, { q: "l%27or%C3%A9al+50%25+off+%26+more" }],
    ["a plus of the query itself", { q: "c++ book" }, { q: "c%2B%2B+book" }],
    ["page 1 added", { q: "magnet" }, { q: "magnet", page: 1 }],
    ["page 1 added as text", { q: "magnet" }, { q: "magnet", page: "1" }],
    ["null and empty values dropped", { q: "magnet", sort: null, service: "" }, { q: "magnet" }],
    ["another order of keys", { q: "magnet", price: "50-150" }, { price: "50-150", q: "magnet" }],
    [
      "services as a list",
      { q: "magnet", service: ["COD", "freeShipping"] },
      { q: "magnet", service: "freeShipping, COD" },
    ],
    ["a number as text", { q: "magnet", shop_id: 114369 }, { q: "magnet", shop_id: "114369" }],
    ["a price with decimals", { q: "magnet", price: "50.0-150" }, { q: "magnet", price: "50-150.00" }],
    ["query for q", { query: "magnet" }, { q: "magnet" }],
    ["upper case and double spaces", { q: "Fridge  Magnet " }, { q: "fridge magnet" }],
  ])("%s", (_title, requested, dispatched) => {
    expect(whoMade([anAnswer([["find_product", requested]]), aDispatch("find_product", dispatched)])).toEqual([
      "model",
    ]);
  });

  test("ids as a list, as one id, with spaces and in another order", () => {
    const view = "view_product_information";

    expect(
      whoMade([
        anAnswer([
          [view, { product_ids: ["2647304017", "4983061028"] }],
          [view, { product_id: 5123456789 }],
        ]),
        aDispatch(view, { product_ids: "4983061028, 2647304017" }),
        aDispatch(view, { product_ids: "5123456789" }),
      ]),
    ).toEqual(["model", "model"]);
  });
});

describe("code that changes what the model asked for", () => {
  test.each([
    ["other words", { q: "prague magnet", price: "50-150", service: "COD" }],
    ["another price", { ...magnet, price: "50-200" }],
    ["another page", { ...magnet, page: 2 }],
    ["a filter that nobody asked for", { ...magnet, sort: "priceasc" }],
    ["one service more", { ...magnet, service: "COD,flashsale" }],
  ])("%s is code that rewrote the arguments, and the request is shown", (_title, dispatched) => {
    const [only] = attributed([anAnswer([["find_product", magnet]]), aDispatch("find_product", dispatched)]);

    expect(only?.finding).toMatchObject({ attribution: "code", isRewritten: true });
    expect(only?.finding.reason).toContain("code rewrote the arguments");
    expect(only?.finding.request?.args).toEqual(magnet);
  });

  test("a long id that differs in its last digit is another id", () => {
    for (const name of ["product_ids", "shop_id"]) {
      const asked = anAnswer([["find_product", { q: "a", [name]: "90071992547409931" }]]);

      expect(whoMade([asked, aDispatch("find_product", { q: "a", [name]: "90071992547409930" })])).toEqual(["code"]);
    }
  });

  test("a rewritten call does not take the request from the call that carries it out", () => {
    expect(
      whoMade([
        anAnswer([["find_product", { q: "a" }]]),
        aDispatch("find_product", { q: "b" }),
        aDispatch("find_product", { q: "a" }),
      ]),
    ).toEqual(["code", "model"]);
  });
});

describe("what a later round carries out", () => {
  const magnets = anAnswer(["metal magnet", "resin magnet"].map((q) => ["find_product", { q }]));
  const search = (q: string) => aDispatch("find_product", { q });
  const ranking = aTextAnswer("The first is best.");

  test("word for word was not rewritten before", () => {
    const made = attributed([magnets, search("metal+magnet"), search("cheap"), ranking, search("resin+magnet")]);

    expect(made.map(({ finding }) => finding.attribution)).toEqual(["model", "code", "model"]);
    expect(made[1]?.finding.isRewritten).toBeUndefined();
    expect(made[2]?.finding.reason).toBe(
      "asked for by the model in logged call 1 and carried out after a later answer",
    );
  });

  test("is not what stays open: that was rewritten", () => {
    const made = attributed([magnets, search("metal+magnet"), search("cheap"), ranking, search("metal+magnet")]);

    expect(made.map(({ finding }) => finding.attribution)).toEqual(["model", "code", "code"]);
    expect(made[1]?.finding).toMatchObject({ isRewritten: true, request: { args: { q: "resin magnet" } } });
  });

  test("is not the model's more often than one answer asks for it", () => {
    const asks = anAnswer([["find_product", { q: "a" }]]);
    const twice = anAnswer(["a", "a"].map((q) => ["find_product", { q }]));

    expect(whoMade([asks, asks, asks, search("a"), ranking, search("a"), search("a")])).toEqual([
      "model",
      "code",
      "code",
    ]);
    expect(whoMade([asks, ranking, asks, ranking, search("a"), search("a")])).toEqual(["model", "code"]);
    expect(whoMade([asks, twice, search("a"), ranking, search("a")])).toEqual(["model", "model"]);
    expect(whoMade([asks, ranking, search("a"), asks, search("a")])).toEqual(["model", "model"]);
  });
});

describe("requests and order", () => {
  test("calls of one answer may run in any order", () => {
    expect(
      whoMade([
        anAnswer([
          ["find_product", { q: "a" }],
          ["view_product_information", { product_ids: "1" }],
        ]),
        aDispatch("view_product_information", { product_ids: "1" }),
        aDispatch("find_product", { q: "a" }),
      ]),
    ).toEqual(["model", "model"]);
  });

  test("a call that is asked for once and made twice is the model's once", () => {
    expect(
      whoMade([
        anAnswer([["find_product", { q: "a" }]]),
        aDispatch("find_product", { q: "a" }),
        aDispatch("find_product", { q: "a" }),
      ]),
    ).toEqual(["model", "code"]);
  });

  test("a native call repeated in the text asks once", () => {
    const block = '<tool_call>[{"name": "find_product", "parameters": {"q": "a"}}]</tool_call>';
    const both = { tool_calls: [{ function: { name: "find_product", arguments: '{"q": "a"}' } }], content: block };

    expect(
      whoMade([
        anAnswer([], { response: { choices: [{ message: both }] } }),
        aDispatch("find_product", { q: "a" }),
        aDispatch("find_product", { q: "a" }),
      ]),
    ).toEqual(["model", "code"]);
  });

  test("two choices with the same call ask once", () => {
    const message = { tool_calls: [{ function: { name: "find_product", arguments: { q: "a" } } }] };

    expect(
      whoMade([
        anAnswer([], { response: { choices: [{ message }, { message }] } }),
        aDispatch("find_product", { q: "a" }),
        aDispatch("find_product", { q: "a" }),
      ]),
    ).toEqual(["model", "code"]);
  });

  test("a request is not forgotten when another answer comes before its call, if the arguments prove it", () => {
    expect(
      whoMade([anAnswer([["find_product", { q: "a" }]]), aTextAnswer("a note"), aDispatch("find_product", { q: "a" })]),
    ).toEqual(["model"]);
  });

  test("without arguments to compare, only the answer directly before a call asks for it", () => {
    for (const params of [undefined, { page: 1 }]) {
      const log = [anAnswer([["find_product", {}]]), aTextAnswer("a note"), aDispatch("find_product", params)];

      expect(whoMade(log)).toEqual(["code"]);
    }
  });

  test("a model call that failed leaves the request before it open", () => {
    const failed = anUnrecordedAnswer({ status: null, isTruncated: false });

    expect(whoMade([anAnswer([["find_product", { q: "a" }]]), failed, aDispatch("find_product", { q: "a" })])).toEqual([
      "model",
    ]);
    expect(whoMade([anAnswer([["find_product", {}]]), failed, aDispatch("find_product")])).toEqual(["model"]);
    expect(whoMade([failed, aDispatch("find_product", { q: "a" })])).toEqual(["code"]);
  });

  test("an HTTP attempt is no call, and a log without kinds counts every entry", () => {
    const attempt = aDispatch("find_product", { q: "a" }, { recordKind: "attempt" });
    const { recordKind: _, ...old } = aDispatch("find_product", { q: "a" });

    expect(whoMade([anAnswer([["find_product", { q: "a" }]]), attempt, old])).toEqual(["model"]);
  });

  test("a call before every answer is code's", () => {
    const [only] = attributed([aDispatch("find_product", { q: "a" })]);

    expect(only?.finding).toEqual({ attribution: "code", reason: "no model answer precedes it" });
  });

  test("a call behind an answer that was not recorded is unknown, not code's", () => {
    expect(whoMade([anUnrecordedAnswer(), aDispatch("find_product", { q: "a" })])).toEqual(["unknown"]);
    expect(whoMade([anUnrecordedAnswer({ isTruncated: false }), aDispatch("find_product", { q: "a" })])).toEqual([
      "unknown",
    ]);
    expect(whoMade([anUnrecordedAnswer({ response: "data: {}" }), aDispatch("find_product", { q: "a" })])).toEqual([
      "unknown",
    ]);
  });
});
