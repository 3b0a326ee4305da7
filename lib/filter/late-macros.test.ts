import { describe, expect, test } from "vitest";
import type { Step } from "@/lib/domain/step";
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

const attributed = (log: readonly LogLine[], steps: readonly Partial<Step>[] = [{}]) =>
  attributeDispatches(logEntries(aTrajectory(steps, log)));
const whoMade = (log: readonly LogLine[], steps?: readonly Partial<Step>[]): readonly Attribution[] =>
  attributed(log, steps).map(({ finding }) => finding.attribution);

const queries = JSON.stringify([{ q: "red lamp", service: "COD" }, { q: "blue chair" }]);
const sameShop = anAnswer([["find_products_in_same_shop", { product_queries: queries }]]);
const lamp = aDispatch("find_product", { q: "red+lamp", service: "COD" });
const chairs = ["1", "2"].map((shop_id) => aDispatch("find_product", { q: "blue+chair", shop_id }));
const table = aDispatch("find_product", { q: "oak table" });
const note = aTextAnswer("shop 1 looks best");
const check = anAnswer([["check_product_match", { product_id: "1", requirements: "{}" }]]);
const view = aDispatch("view_product_information", { product_ids: "1" });

describe("a macro tool that the model asked for", () => {
  test("may run behind a later answer", () => {
    const made = attributed([sameShop, note, lamp, ...chairs]);

    expect(made.map(({ finding }) => finding.attribution)).toEqual(["macro", "macro", "macro"]);
    expect(made[0]?.finding.reason).toBe(
      "made by find_products_in_same_shop, which the model asked for in logged call 1, after a later answer",
    );
    expect(made[0]?.finding.request?.name).toBe("find_products_in_same_shop");
  });

  test("goes on behind answers that the agent lets a model give while it runs", () => {
    expect(whoMade([sameShop, lamp, note, ...chairs.flatMap((chair) => [chair, note])])).toEqual([
      "macro",
      "macro",
      "macro",
    ]);
  });

  test("waits for its turn while the model asks for something else", () => {
    expect(whoMade([check, anAnswer([["find_product", { q: "oak table" }]]), table, view])).toEqual(["model", "macro"]);
  });

  test("is asked for twice and runs twice", () => {
    const twice = anAnswer([
      ["check_product_match", { product_id: "1", requirements: "{}" }],
      ["check_product_match", { product_id: "1", requirements: "[]" }],
    ]);

    expect(whoMade([twice, note, view, view, view])).toEqual(["macro", "macro", "code"]);
  });

  test("runs late in a log with nonces too, where no nonce can prove it", () => {
    const proved = [anAnswer([["find_product", { q: "oak table" }]]), { ...table, nonceStatus: "valid" as const }];

    expect(whoMade([...proved, sameShop, lamp, note, ...chairs])).toEqual(["model", "macro", "macro", "macro"]);
  });

  test("leaves to the model what its next answer asks for word for word", () => {
    const asked = anAnswer([["find_product", { q: "blue chair", shop_id: "1" }]]);

    expect(whoMade([sameShop, asked, ...chairs])).toEqual(["model", "macro"]);
  });

  test("goes before a request of the same tool that something else would have been made of", () => {
    const made = attributed([sameShop, anAnswer([["find_product", { q: "oak table" }]]), lamp]);

    expect(made[0]?.finding).toMatchObject({ attribution: "macro", request: { name: "find_products_in_same_shop" } });
  });
});

describe("code that searches by itself stays code", () => {
  test("when it looks for something that the macro does not cover", () => {
    expect(whoMade([sameShop, note, table, aDispatch("find_product", { q: "blue chair legs" }), view])).toEqual([
      "code",
      "code",
      "code",
    ]);
  });

  test("beyond the most that one call makes, counted over all rounds", () => {
    // Two products: the first in up to four ways, the second in ten shops in up to four ways each (domain 1.4).
    const most = 4 + 10 * 1 * 4;
    const search = aDispatch("find_product", { q: "blue chair" });
    const made = whoMade([sameShop, search, ...Array.from({ length: 70 }, () => [note, search]).flat()]);

    expect(made.filter((attribution) => attribution === "macro")).toHaveLength(most);
    expect(made.slice(most).every((attribution) => attribution === "code")).toBe(true);
  });

  test("when a check has had its view", () => {
    expect(whoMade([check, view, note, view])).toEqual(["macro", "code"]);
    expect(whoMade([check, note, view, note, view])).toEqual(["macro", "code"]);
  });

  test("when the macro has begun and the model asks for the next thing", () => {
    const asks = anAnswer([["find_product", { q: "oak table" }]]);

    expect(whoMade([sameShop, lamp, asks, table, ...chairs])).toEqual(["macro", "model", "code", "code"]);
    expect(whoMade([sameShop, lamp, asks, table, note, ...chairs])).toEqual(["macro", "model", "code", "code"]);
  });

  test("when the macro has begun in an earlier step", () => {
    const log = [sameShop, lamp, ...[note, ...chairs].map((line) => ({ ...line, bucket: 1 }))];

    expect(whoMade(log, [{}, {}])).toEqual(["macro", "code", "code"]);
  });

  test("when the model asks for the same again, the earlier call is not kept beside it", () => {
    expect(whoMade([check, check, view, note, view])).toEqual(["macro", "code"]);
  });

  test.each([{}, { product_queries: "[]" }, { product_queries: "not JSON" }, { requirements: "{}" }])(
    "when the macro was given nothing to look for: %j",
    (args) => {
      const asked = anAnswer([
        ["find_products_in_same_shop", args],
        ["check_product_match", args],
      ]);

      expect(whoMade([asked, note, lamp, view, aDispatch("find_product")])).toEqual(["code", "code", "code"]);
    },
  );

  test("when neither side can be compared", () => {
    expect(whoMade([sameShop, note, aDispatch("find_product")])).toEqual(["code"]);

    const unread = { function: { name: "find_products_in_same_shop", arguments: "{broken" } };
    const broken = anAnswer([], { response: { choices: [{ message: { tool_calls: [unread] } }] } });
    expect(whoMade([broken, note, lamp])).toEqual(["code"]);
  });
});

test("behind an answer that was not recorded, what has begun is unknown and what waits is the macro's", () => {
  expect(whoMade([sameShop, lamp, anUnrecordedAnswer(), ...chairs])).toEqual(["macro", "unknown", "unknown"]);
  expect(whoMade([check, anUnrecordedAnswer(), view])).toEqual(["macro"]);
});

test("a late request is carried out once, by whichever rule", () => {
  const asks = anAnswer([["find_product", { q: "oak table" }]]);
  const direct = aDispatch("check_product_match", { product_id: "1", requirements: "{}" });

  expect(whoMade([asks, note, table, note, table])).toEqual(["model", "code"]);
  expect(whoMade([check, note, direct, view])).toEqual(["model", "code"]);
  expect(whoMade([check, note, view, note, direct])).toEqual(["macro", "code"]);
});
