import { describe, expect, test } from "vitest";
import { indexAnalysis } from "./analysis-index";
import { idsNotLogged } from "./ids-not-logged";
import type { LoggedCall } from "./step";

/** Without the arguments, as some recorders leave it. */
const BARE: LoggedCall = { order: 1, bucket: 0, path: "/search/find_product", status: 200, isTruncated: false };
const LOG: LoggedCall = { ...BARE, params: { q: "lamp" } };
const products = (...ids: string[]) => ids.map((id) => ({ product_id: id, title: `Lamp ${id}`, price: 10 }));

interface Given {
  readonly told: unknown;
  readonly name?: string;
  readonly logged?: readonly Partial<LoggedCall>[];
  readonly args?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
}

const claim = ({ told, name = "find_product", args = { q: "lamp" }, isError = false }: Omit<Given, "logged">) =>
  ({ name, args, result: { value: told, isError }, requestor: "agent" }) as const;

function missing({ logged = [], ...told }: Given) {
  const calls = logged.map((call, order) => ({ ...LOG, order, ...call }));

  return idsNotLogged(
    { call: claim(told), logged: calls.map((call) => ({ call })), elsewhere: [] },
    { step: { logged: calls }, index: indexOf(calls), chunks: [] },
  );
}

/** Of calls for which a claimed one stands each, but for those that nobody claims. */
function indexOf(calls: readonly LoggedCall[], unclaimed: readonly number[] = []) {
  const dispatches = calls.map(({ order }) => ({
    ...{ ...DISPATCH, order },
    ...(unclaimed.includes(order) ? {} : { claimed: { step: 0, call: order } }),
  }));

  return indexAnalysis({ dispatches, phantoms: [] });
}

const DISPATCH = { order: 7, step: 4, tool: "find_product", attribution: "model", reason: "asked for" } as const;

describe("ids that the agent tells and the log does not", () => {
  test.each<[string, Given]>([
    ["another list", { told: products("999999999"), logged: [{ response: products("111111111") }] }],
    ["one more row", { told: products("111111111", "999999999"), logged: [{ response: products("111111111") }] }],
    ["as JSON text", { told: JSON.stringify(products("999999999")), logged: [{ response: products("111111111") }] }],
    ["as words", { told: "I found 999999999.", logged: [{ response: { products: products("111111111") } }] }],
    ["where the log found nothing", { told: products("999999999"), logged: [{ response: [] }] }],
    ["where its list is empty", { told: products("999999999"), logged: [{ response: { products: [] } }] }],
    ["where it has an error", { told: products("999999999"), logged: [{ response: { error: "no such shop" } }] }],
    ["where it failed", { told: products("999999999"), logged: [{ status: 500, response: { detail: "down" } }] }],
    [
      "where it kept the ids alone",
      { told: products("999999999"), logged: [{ isTruncated: true, resultProductIds: ["111111111"] }] },
    ],
    ["where none of several has it", { told: products("999999999"), logged: [{ response: [] }, { response: [] }] }],
    [
      "that it asked for",
      { told: products("999999999"), args: { product_ids: "999999999" }, logged: [{ response: [] }] },
    ],
  ])("are named: %s", (_, given) => {
    expect(missing(given)).toEqual(["999999999"]);
  });

  test("stand in the order of the agent's answer", () => {
    const told = products("999999992", "111111111", "999999991");

    expect(missing({ told, logged: [{ response: products("111111111") }] })).toEqual(["999999992", "999999991"]);
  });
});

describe("nothing is missing", () => {
  test.each<[string, Given]>([
    ["in the same answer", { told: products("111111111"), logged: [{ response: products("111111111") }] }],
    ["in a part of it", { told: products("1111"), logged: [{ response: products("1111", "2222") }] }],
    ["in an answer without ids", { told: "ok", logged: [{ response: products("111111111") }] }],
    ["beside an answer without ids", { told: products("999999999"), logged: [{ response: { title: "Lamp" } }] }],
    ["where none was kept", { told: products("999999999"), logged: [{}] }],
    ["where the kept one is null", { told: products("999999999"), logged: [{ response: null }] }],
    ["where no try got one", { told: products("999999999"), logged: [{ status: null }] }],
    ["where it was cut", { told: products("999999999"), logged: [{ isTruncated: true }] }],
    ["where one of two was cut", { told: products("9999"), logged: [{ response: [] }, { isTruncated: true }] }],
    ["where another of several has it", { told: products("2222"), logged: [{ response: products("2222") }, {}] }],
    ["where nothing was logged", { told: products("999999999") }],
    [
      "in an answer laid out anew, which names a number's id in words",
      { told: "Product 111111111", logged: [{ response: { products: [{ id: 111111111, product_id: "5" }] } }] },
    ],
    [
      "in what is said of an id of its own arguments",
      {
        ...{ told: "Product 999999999 was not found", args: { product_ids: "999999999" } },
        logged: [{ response: { error: "not found" } }],
      },
    ],
  ])("%s", (_, given) => {
    expect(missing(given)).toEqual([]);
  });

  test("where the agent tells of an error", () => {
    expect(missing({ told: products("999999999"), isError: true, logged: [{ response: [] }] })).toEqual([]);
  });

  test.each([
    ["where another call to the tool in the step has it, which nobody claims", LOG, [2]],
    ["where the log has no arguments, and another call to the tool in the step has it", BARE, []],
  ])("%s", (_, call, unclaimed) => {
    expect(besides(call, unclaimed)).toEqual([]);
  });
});

/** What is missing of an answer that the log gives to the next call of the step. */
function besides(call: LoggedCall, unclaimed: readonly number[]) {
  const own = { ...call, order: 1, response: products("111111111") };
  const logged = [own, { ...call, order: 2, response: products("999999999") }];
  const row = { call: claim({ told: products("999999999") }), logged: [{ call: own }], elsewhere: [] };

  return idsNotLogged(row, { step: { logged }, index: indexOf(logged, unclaimed), chunks: [] });
}

describe("ids are missing as well", () => {
  test("where the log has them for another claimed call", () => {
    expect(besides(LOG, [])).toEqual(["999999999"]);
  });

  test("where the tries of the call are logged besides, without an answer", () => {
    const own = { ...LOG, response: products("111111111") };
    const row = { call: claim({ told: products("999999999") }), logged: [{ call: own }], elsewhere: [] };
    const logged = [{ ...LOG, order: 0, recordKind: "attempt" }, own];

    expect(idsNotLogged(row, { step: { logged }, index: indexOf([own]), chunks: [] })).toEqual(["999999999"]);
  });
});

describe("an id of the call's own arguments", () => {
  const OWN = "999999999";
  const view = (told: unknown, response: unknown = []) =>
    missing({
      ...{ told, name: "view_product_information", args: { product_ids: OWN } },
      logged: [{ path: "/search/view_product_information", response }],
    });

  test.each([
    ["that it was not found", { product_id: OWN, found: false, title: null }],
    ["that none of a list was", { product_ids: [OWN], products: [] }],
    ["what else was found", { product_id: OWN, found: false, other: { product_id: "111111111", title: "Lamp" } }],
    ["its number", { product_id: Number(OWN) }],
  ])("is not missing where its answer only says %s", (_, told) => {
    expect(view(told, [{ product_id: "111111111", title: "Lamp" }])).toEqual([]);
    expect(view(JSON.stringify(told), [{ product_id: "111111111", title: "Lamp" }])).toEqual([]);
  });

  test.each([
    ["a title", [{ product_id: OWN, title: "Lamp" }]],
    ["attributes", { results: [{ product_id: Number(OWN), attributes: { colour: ["red"] } }] }],
    ["a description beside it", { product_id: OWN, product: { description: "A lamp" } }],
    ["a price under it", { [OWN]: { price: 10 } }],
  ])("is missing where its answer tells %s of it", (_, told) => {
    expect(view(told)).toEqual([OWN]);
    expect(view(JSON.stringify(told))).toEqual([OWN]);
  });
});

test("of a macro tool, whose own answer is in no log, nothing is missing", () => {
  const macro = { name: "check_product_match", args: { product_id: "999999999" } };
  const logged = [{ path: "/search/view_product_information", response: [], status: 404 }];

  expect(missing({ ...macro, logged, told: products("999999999") })).toEqual([]);
});

describe("a call that is logged in another step", () => {
  const missingBeside = (...logged: LoggedCall[]) => {
    const away = logged.map((call) => ({ index: 4, role: "agent" as const, claimed: [], logged: [call] }));

    return idsNotLogged(
      { call: claim({ told: products("999999999") }), logged: [], elsewhere: [DISPATCH] },
      { step: { logged: [] }, index: indexOf(logged), chunks: [undefined, away] },
    );
  };
  const found = { order: 7, response: products("111111111") };

  test("is compared once that step is here", () => {
    expect(missingBeside()).toEqual([]);
    expect(missingBeside({ ...LOG, ...found })).toEqual(["999999999"]);
  });

  test("is not where its arguments are unknown: which of them carries it out is a guess then", () => {
    expect(missingBeside({ ...BARE, ...found })).toEqual([]);
  });
});

// Each told id among all that were asked for would take seconds.
test("many ids that were asked for are looked up, not gone through", () => {
  const ids = Array.from({ length: 40_000 }, (_, at) => String(100_000_000 + at));
  const told = { found: ids.map((id) => ({ product_id: id })) };
  const start = performance.now();

  const missed = missing({
    ...{ told, name: "view_product_information", args: { product_ids: ids } },
    logged: [{ path: "/search/view_product_information", response: [] }],
  });

  expect(missed).toEqual([]);
  expect(performance.now() - start).toBeLessThan(1500);
});

// For each row all answers of the step that nobody claims, or that may be swapped, would take minutes.
test.each([
  ["nobody claims", LOG],
  ["are logged without arguments", BARE],
])("answers of a long step that %s are read once for all its rows", (_, call) => {
  let reads = 0;
  const count = 1000;
  const logged = Array.from({ length: 2 * count }, (_, order) => ({
    ...{ ...call, order },
    get response() {
      reads += 1;
      return products(String(100_000_000 + order));
    },
  }));
  const unclaimed = logged.slice(count).map(({ order }) => order);
  const index = indexOf(logged, unclaimed);

  const missed = logged.slice(0, count).map((own) => {
    const row = { call: claim({ told: products("999999999") }), logged: [{ call: own }], elsewhere: [] };
    return idsNotLogged(row, { step: { logged }, index, chunks: [] }).length;
  });

  expect(missed).toEqual(missed.map(() => 1));
  expect(reads).toBeLessThan(20 * logged.length);
});
