import { describe, expect, test } from "vitest";
import type { Outcome } from "@/lib/domain/outcome";
import { isPartial } from "@/lib/domain/rescored-outcome";
import { aReward, CATALOGUE } from "./fixtures/a-task";
import { readProductDocument } from "./product-document";
import { readTask, rescoreOutcome } from "./rescore";
import type { RescoreSources } from "./score-attempt";
import { compareTitles } from "./title-similarity";

const LAMP = aReward({ product_id: "L1", title: ["a lamp"], price: [{ "less than": [null, 30] }], service: ["COD"] });
const NOTHING = new Map<string, never>();

interface Given {
  readonly reward?: unknown;
  readonly ids?: readonly string[];
  readonly sources?: Partial<RescoreSources>;
}

function rescored(stored: Partial<Outcome>, { reward = LAMP, ids = ["L2"], sources = {} }: Given = {}) {
  const task = readTask({ reward, voucher: undefined });
  if (task === undefined) throw new Error("This is no reward spec.");

  return rescoreOutcome(
    { level: "success", axes: {}, ...stored },
    { task, ids },
    {
      version: "sn15",
      catalogue: CATALOGUE,
      seen: NOTHING,
      similarity: compareTitles({ products: new Map([["L2", [1, 0]]]), wanted: new Map([["a lamp", [0.8, 0.6]]]) }),
      ...sources,
    },
  );
}

describe("rescoreOutcome", () => {
  test("agrees with what was stored, and names where the products are known from", () => {
    const one = rescored({ axes: { title: "pass", price: "pass", service: "pass", shop: "n/a" } });

    expect(one && isPartial(one)).toBe(false);
    expect(one).toEqual({
      answer: "agrees",
      success: "yes",
      version: "sn15",
      axes: { title: "pass", price: "pass", service: "pass", sku: "n/a", attribute: "n/a", shop: "n/a", budget: "n/a" },
      differing: [],
      undecided: [],
      products: { recommended: 1, fromCatalogue: 1, fromResults: 0 },
      titles: "compared",
    });
  });

  test("differs where success is impossible, or an axis is", () => {
    expect(rescored({ level: "fail" })).toMatchObject({ answer: "differs", differing: ["success"] });
    expect(rescored({ axes: { price: "fail", service: "pass" } })).toMatchObject({
      answer: "differs",
      differing: ["price"],
    });
  });

  test("a title without an embedding is undecided while everything else is met", () => {
    const without = { similarity: compareTitles({ products: new Map(), wanted: new Map() }) };

    expect(rescored({ axes: { title: "pass" } }, { sources: without })).toMatchObject({
      answer: "undecided",
      success: "open",
      undecided: ["success", "title"],
      titles: "left_out",
    });
  });

  test("the same title needs no embedding, and the wanted product no title", () => {
    const none = { products: new Map(), wanted: new Map() };
    const titled = readProductDocument({ product_id: "L2", title: "a lamp", price: 20, service: ["COD"] });
    const seen = titled === undefined ? NOTHING : new Map([["L2", titled]]);

    expect(rescored({}, { sources: { similarity: compareTitles(none), catalogue: NOTHING, seen } })?.answer).toBe(
      "agrees",
    );
    expect(rescored({}, { ids: ["L1"], sources: { similarity: compareTitles(none) } })?.answer).toBe("agrees");
  });

  test("an unknown title does not save what misses the price", () => {
    const dear = aReward({ product_id: "L1", title: ["a lamp"], price: [{ "less than": [null, 29] }] });
    const without = { similarity: compareTitles({ products: new Map(), wanted: new Map() }) };

    expect(rescored({}, { reward: dear, sources: without })).toMatchObject({ answer: "differs", success: "no" });
  });

  test("a product nobody has told of leaves it undecided, and partial", () => {
    const one = rescored({ level: "fail" }, { ids: ["NOBODY"] });

    expect(one).toMatchObject({
      answer: "undecided",
      products: { recommended: 1, fromCatalogue: 0, fromResults: 0 },
    });
    expect(one && isPartial(one)).toBe(true);
  });

  test("a product seen in results is known in part: what was not shown is not failed", () => {
    const hit = readProductDocument({ product_id: "L9", title: "a lamp", price: 99 });
    const seen = hit === undefined ? NOTHING : new Map([["L9", hit]]);
    const one = rescored(
      { level: "fail", axes: { price: "fail", service: "fail" } },
      { ids: ["L9"], sources: { seen } },
    );

    expect(one).toMatchObject({
      answer: "agrees",
      axes: { title: "pass", price: "fail" },
      undecided: ["service"],
      products: { recommended: 1, fromCatalogue: 0, fromResults: 1 },
    });
    expect(one?.axes.service).toBeUndefined();
    expect(one && isPartial(one)).toBe(true);
  });

  test("what the catalogue says counts above what a result said", () => {
    const cheap = readProductDocument({ product_id: "L2", price: 1 });
    const dear = aReward({ product_id: "L1", price: [{ "less than": [null, 29] }] });
    const seen = cheap === undefined ? NOTHING : new Map([["L2", cheap]]);

    expect(rescored({ level: "fail" }, { reward: dear, sources: { seen } })?.answer).toBe("agrees");
  });

  test("nothing recommended fails, whatever is not known", () => {
    expect(rescored({ level: "fail" }, { ids: [], sources: { catalogue: NOTHING } })?.answer).toBe("agrees");
    expect(rescored({ level: "success" }, { ids: [], sources: { catalogue: NOTHING } })?.answer).toBe("differs");
  });

  test("says nothing where no outcome was stored", () => {
    expect(rescored({ level: "unscored" })).toBeUndefined();
  });
});

describe("readTask", () => {
  const voucher = { voucher_type: "platform", discount_type: "fixed", threshold: 1, budget: 1, face_value: 1 };

  test("takes the kind of task from the answer key where the bucket names none", () => {
    expect(readTask({ reward: LAMP, voucher: null })?.bucket).toBe("product");
    expect(readTask({ reward: [LAMP], voucher: null })?.bucket).toBe("shop");
    expect(readTask({ reward: [LAMP], voucher })?.bucket).toBe("voucher");
    expect(readTask({ bucket: "shop", reward: LAMP, voucher })?.bucket).toBe("shop");
  });

  test("is none of the shop's where the bucket names another kind", () => {
    expect(readTask({ bucket: "web", reward: LAMP, voucher: null })).toBeUndefined();
  });

  test.each([
    { product_id: "L1", title: "a lamp", price: 20 },
    { product_id: "L1", title: "a lamp", sku_options: { "1": { colour: "red" } } },
  ])("a product's whole document says nothing of what is wanted", (reward) => {
    expect(readTask({ bucket: "product", reward, voucher: null })).toBeUndefined();
  });

  test.each([[{ actions: [] }], [null], [[]], ["x"], [[LAMP, { outputs: [] }]]])(
    "%j is the answer key of another benchmark",
    (reward) => {
      expect(readTask({ reward, voucher: null })).toBeUndefined();
    },
  );
});

test("vectors of two models are not compared, and one without a direction neither", () => {
  const at = (mine: number[], asked: number[]) =>
    compareTitles({ products: new Map([["P", mine]]), wanted: new Map([["t", asked]]) })({ productId: "P" }, "t");

  expect(at([1, 0], [1, 0, 0])).toBeUndefined();
  expect(at([0, 0], [1, 0])).toBeUndefined();
  expect(at([3, 4], [3, 4])).toBeCloseTo(1, 12);
  expect(at([1, 0], [0.6, 0.8])).toBeCloseTo(0.6, 12);
});
