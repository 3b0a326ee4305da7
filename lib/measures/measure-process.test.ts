import { describe, expect, test } from "vitest";
import type { ClaimedCall } from "@/lib/domain/step";
import { aClaim, aDispatch, anAnswer, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { A, B, claims, end, find, measure, recommend, view } from "./given-calls";
import { measureProcess } from "./measure-process";

describe("repeated calls", () => {
  test("are all but the first of each tool with the same arguments, whatever their order", () => {
    const { repeated, findings } = claims(
      find({ q: "red  lamp", page: 1 }, A),
      find({ q: "lamp" }, A),
      find({ page: 1, q: "Red lamp" }, A),
    );

    expect(repeated).toBe(1);
    expect(findings).toContainEqual({
      kind: "repeated",
      detail: "The same call again: find_product",
      places: [{ step: 2, call: 0 }],
      count: 1,
    });
  });

  test("are not the same products recommended in another order", () => {
    expect(claims(recommend(`${A},${B}`), recommend(`${B},${A}`)).repeated).toBe(0);
    expect(claims(view(`${A},${B}`), view(`${B},${A}`)).repeated).toBe(1);
  });

  test("are none where none is, and say nothing of an agent without calls", () => {
    expect(claims(find({ q: "lamp" }, A)).repeated).toBe(0);
    expect(measure([{ thought: "I give up." }]).repeated).toBeUndefined();
  });

  test("of a loop are counted, and the first of them shown", () => {
    const { repeated, findings } = claims(...Array.from({ length: 31 }, () => find({ q: "lamp" }, A)));

    expect(repeated).toBe(30);
    expect(findings[0]).toMatchObject({ count: 30 });
    expect(findings[0]?.places).toHaveLength(20);
  });
});

describe("empty results", () => {
  test("are searches that found nothing, and the last of them is recovered from by a later one that did", () => {
    const searches = [find({ q: "a" }), find({ q: "b" }), find({ q: "c" }, A)];

    expect(claims(...searches)).toMatchObject({ searches: 3, emptyResults: 2, isRecovered: true });
    expect(claims(...searches, find({ q: "d" }))).toMatchObject({ searches: 4, emptyResults: 3, isRecovered: false });
    expect(claims(find({ q: "c" }, A))).toMatchObject({ searches: 1, emptyResults: 0 });
    expect(claims(find({ q: "c" }, A)).isRecovered).toBeUndefined();
  });

  test("show their places", () => {
    expect(claims(find({ q: "a" }, A), find({ q: "b" })).findings).toContainEqual({
      kind: "empty",
      detail: "1 of 2 searches found nothing; no later search found anything",
      places: [{ step: 1, call: 0 }],
      count: 1,
    });
  });

  test("are those that the log kept, whatever the agent tells; a macro tool tells its own", () => {
    const empty = aDispatch("find_product", { q: "a" }, { response: [] });
    const told = { result: { value: { found: true }, isError: false } };
    const macro = aClaim("find_products_in_same_shop", { product_queries: [{ q: "a" }] }, told);

    expect(measure([{ claimed: [find({ q: "a" }, A)] }], [empty])).toMatchObject({ searches: 1, emptyResults: 1 });
    expect(measure([{ claimed: [find({ q: "b" }, A)] }], [empty])).toMatchObject({ searches: 1, emptyResults: 1 });
    expect(measure([{ claimed: [macro] }], [empty])).toMatchObject({ searches: 1, emptyResults: 0 });
  });

  test("are not known of answers that were not kept, failed or are no list", () => {
    const unkept: ClaimedCall = { name: "find_product", args: { q: "a" }, requestor: "agent" };
    const failed = aClaim("find_product", { q: "b" }, { result: { value: [], isError: true } });
    const words = aClaim("find_product", { q: "c" }, { result: { value: "Nothing", isError: false } });

    expect(claims(unkept, failed, words)).not.toHaveProperty("searches");
  });

  test("are read from the log where the claim shows no answer, and from the ids of a cut one", () => {
    const unkept: ClaimedCall = { name: "find_product", args: { q: "a" }, requestor: "agent" };
    const search = aDispatch("find_product", { q: "a" }, { response: [] });
    const cut = aDispatch("find_product", { q: "z" }, { isTruncated: true, resultProductIds: [A] });

    expect(measure([{ claimed: [unkept] }], [search, cut])).toMatchObject({ searches: 2, emptyResults: 1 });
  });

  test("of a shop are those of its searches: a view that answers nothing is none", () => {
    expect(claims(find({ q: "a" }, A), view(B))).toMatchObject({ searches: 1, emptyResults: 0 });
  });

  test("outside of a shop are calls that a list answers", () => {
    const flights = (value: unknown) => aClaim("search_flights", {}, { result: { value, isError: false } });
    const steps = [{ claimed: [flights("[]"), flights([{ flight: 1 }]), flights("No such user"), flights({ id: 1 })] }];

    expect(measureProcess(aTrajectory(steps, [], { format: "tau-bench" }), { hasShop: false })).toMatchObject({
      ...{ searches: 2, emptyResults: 1, isRecovered: true },
    });
  });

  test("of the macro tool are those without a shop that sells all", () => {
    const macro = (value: unknown) => aClaim("find_products_in_same_shop", {}, { result: { value, isError: false } });

    expect(claims(macro({ found: false, shops_tried: 3 }), macro({ found: true, products: [] }))).toMatchObject({
      ...{ searches: 2, emptyResults: 1 },
    });
  });
});

describe("ignored filters", () => {
  test.each([
    [{ price: "104" }, 1],
    [{ price: 104 }, 1],
    [{ price: "above:10" }, 1],
    [{ price: "10-20-30" }, 1],
    [{ price: "10-" }, 0],
    [{ price: "10-20", service: "COD,freeShipping", sort: "priceasc", page: 5 }, 0],
    [{ service: "lazmall,COD,express" }, 2],
    [{ sort: "cheapest" }, 1],
    [{ page: 6 }, 1],
    [{ page: 0 }, 1],
    [{ price: "104", sort: "up", page: 9, service: "x" }, 4],
  ])("of a search with %j are %i", (args, count) => {
    expect(claims(find({ q: "a", ...args }, A)).ignoredFilters).toBe(count);
  });

  test("are ids of a view that its answer leaves out", () => {
    const { ignoredFilters, findings } = claims(view(`${A},${B}`, A));

    expect(ignoredFilters).toBe(1);
    expect(findings[0]).toMatchObject({ kind: "ignored", detail: `The shop passes over the id ${B}` });
  });

  test("are none of a view in words, and do not apply without a search or a view", () => {
    const words = aClaim("view_product_information", { product_ids: A }, { result: { value: "?", isError: false } });

    expect(claims(words).ignoredFilters).toBe(0);
    expect(claims(end).ignoredFilters).toBeUndefined();
  });
});

describe("claimed against logged", () => {
  const model = (q: string) => anAnswer([["find_product", { q }]]);

  test("dispatches that nobody claims are found by their place in the log", () => {
    const log = [model("a"), aDispatch("find_product", { q: "a" }), aDispatch("find_product", { q: "b" })];
    const { unclaimed, findings } = measure([{ claimed: [find({ q: "a" }, A)] }], log);

    expect(unclaimed).toBe(1);
    expect(findings).toContainEqual(
      expect.objectContaining({ kind: "unclaimed", places: [{ step: 0, order: 2 }], count: 1 }),
    );
  });

  test("inferences are a share of what was logged", () => {
    const log = [
      model("a"),
      aDispatch("find_product", { q: "a" }),
      aDispatch("find_product", { q: "b" }),
      aDispatch("find_product", { q: "c" }),
    ];

    expect(measure([{ claimed: [find({ q: "a" }, A)] }], log).inferenceShare).toBe(0.25);
  });

  test("say nothing without a log", () => {
    const unlogged = measure([{ claimed: [find({ q: "a" }, A)] }], [], { hasLog: false });

    expect(unlogged).not.toHaveProperty("unclaimed");
    expect(unlogged).not.toHaveProperty("inferenceShare");
    expect(measure([{ claimed: [] }]).inferenceShare).toBeUndefined();
  });
});

test("a record that is nothing but a log neither ends in a way nor uses or verifies a product", () => {
  const search = aDispatch("find_product", { q: "a" }, { response: [{ product_id: A }] });
  const measured = measure([{ role: "other" }], [search]);

  expect(measured).toMatchObject({ searches: 1, unclaimed: 1 });
  for (const name of ["protocol", "ungrounded", "isVerified", "unseenIds"]) expect(measured).not.toHaveProperty(name);
  expect(measured.findings.map(({ kind }) => kind)).toEqual(["unclaimed"]);
});

describe("the protocol", () => {
  test.each([
    ["kept", [recommend(A), end]],
    ["no_recommendation", [end]],
    ["several", [recommend(A), recommend(A), end]],
    ["no_terminate", [recommend(A)]],
    ["out_of_order", [end, recommend(A)]],
  ] as const)("%s", (protocol, calls) => {
    expect(claims(...calls).protocol).toBe(protocol);
  });

  test("is kept by no record without steps, and of steps without calls it is that nothing was recommended", () => {
    expect(claims().protocol).toBeUndefined();
    expect(measure([{}]).protocol).toBe("no_recommendation");
  });

  test("shows the last step where nothing was recommended", () => {
    expect(measure([{ thought: "a" }, { thought: "b" }]).findings).toEqual([
      { kind: "protocol", detail: "It recommends nothing", places: [{ step: 1 }], count: 1 },
    ]);
  });
});

test("the page depth is the highest page asked for", () => {
  expect(claims(find({ q: "a" }, A), find({ q: "a", page: "3" }, A)).pageDepth).toBe(3);
  expect(claims(find({ q: "a", page: "last" }, A)).pageDepth).toBe(1);
  expect(claims(end).pageDepth).toBeUndefined();
});

test("an agent without a shop is measured by its calls alone", () => {
  const steps = [{ claimed: [aClaim("get_user", { id: 1 }), aClaim("get_user", { id: 1 })] }];
  const trajectory = aTrajectory(steps, [], { format: "tau-bench", hasLog: false });
  const answered = measureProcess(trajectory, { hasShop: false });

  expect(Object.keys(answered).toSorted()).toEqual(["emptyResults", "findings", "isRecovered", "repeated", "searches"]);
});

test("calls of a simulated user are not the agent's", () => {
  const steps = [{ claimed: [aClaim("get_user", { id: 1 }), aClaim("get_user", { id: 1 }, { requestor: "user" })] }];

  expect(measure(steps).repeated).toBe(0);
});
