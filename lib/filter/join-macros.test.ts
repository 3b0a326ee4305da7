import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { ClaimedCall, Step } from "@/lib/domain/step";
import { analyseTrajectory } from "./analyse-trajectory";
import { aClaim, aDispatch, anAnswer, aTextAnswer, aTrajectory, type LogLine } from "./fixtures/a-trajectory";

function joined(steps: readonly Partial<Step>[], log: readonly LogLine[]) {
  const { dispatches, phantoms } = analyseTrajectory(aTrajectory(steps, log), DEFAULT_THRESHOLDS, () => 0);
  return {
    claims: dispatches.map(({ claimed }) => claimed && [claimed.step, claimed.call]),
    phantoms: phantoms.map(({ step, call }) => [step, call]),
  };
}

const SAME_SHOP = "find_products_in_same_shop";
const searching = (...queries: readonly string[]) => ({ product_queries: queries.map((q) => ({ q })) });
const claimOf = (args: Readonly<Record<string, unknown>>) => aClaim(SAME_SHOP, args);
/** What one same-shop search makes: its first product, then the other in two shops. */
const fanOut = (first: string, other: string): readonly LogLine[] => [
  aDispatch("find_product", { q: first }),
  ...["1", "2"].map((shop_id) => aDispatch("find_product", { q: other, shop_id })),
];
const inStep = (bucket: number, lines: readonly LogLine[]) => lines.map((line) => ({ ...line, bucket }));

const pair = searching("red lamp", "blue chair");
const swapped = searching("blue chair", "red lamp");
const wider = searching("red lamp", "blue chair", "oak table");
const checking = { product_id: "1", requirements: "{}" };
const view = aDispatch("view_product_information", { product_ids: "1" });

test("words of two searches together are none of a macro's searches", () => {
  const log = [anAnswer([[SAME_SHOP, pair]]), aDispatch("find_product", { q: "red chair" })];

  expect(joined([{ claimed: [claimOf(pair)] }], log)).toEqual({ claims: [undefined], phantoms: [[0, 0]] });
});

describe("a macro that was never made does not take the dispatches of one that was", () => {
  const cases: readonly (readonly [string, ClaimedCall, LogLine, readonly LogLine[]])[] = [
    ["a same-shop search", claimOf(pair), anAnswer([[SAME_SHOP, pair]]), fanOut("red lamp", "blue chair")],
    ["a check", aClaim("check_product_match", checking), anAnswer([["check_product_match", checking]]), [view]],
  ];

  test.each(cases)("%s claimed a step before", (_title, claim, asked, made) => {
    const log = [aTextAnswer("no tool"), ...inStep(1, [asked, ...made])];

    expect(joined([{ claimed: [claim] }, { claimed: [claim] }], log)).toEqual({
      claims: made.map(() => [1, 0]),
      phantoms: [[0, 0]],
    });
  });

  test.each(cases)("%s claimed a step after", (_title, claim, asked, made) => {
    expect(joined([{ claimed: [claim] }, { claimed: [claim] }], [asked, ...made])).toEqual({
      claims: made.map(() => [0, 0]),
      phantoms: [[1, 0]],
    });
  });

  test("without a recorded answer either: the step that logs it decides", () => {
    const log = inStep(1, fanOut("red lamp", "blue chair"));

    expect(joined([{ claimed: [claimOf(pair)] }, { claimed: [claimOf(pair)] }], log).phantoms).toEqual([[0, 0]]);
  });
});

describe("parallel macros of one step", () => {
  test.each([
    ["with the same searches in another order", pair, swapped, fanOut("blue chair", "red lamp")],
    ["with equal searches", pair, pair, fanOut("red lamp", "blue chair")],
  ])("%s each have what the log holds from their beginning on", (_title, first, second, made) => {
    const asked = anAnswer([first, second].map((args) => [SAME_SHOP, args] as const));
    const log = [asked, ...fanOut("red lamp", "blue chair"), ...made];

    expect(joined([{ claimed: [claimOf(first), claimOf(second)] }], log)).toEqual({
      claims: [0, 0, 0, 1, 1, 1].map((call) => [0, call]),
      phantoms: [],
    });
  });

  test("one that covers all of the other leaves it what it can have made", () => {
    const asked = anAnswer([wider, pair].map((args) => [SAME_SHOP, args] as const));
    const table = aDispatch("find_product", { q: "oak table", shop_id: "1" });
    const made = [...fanOut("red lamp", "blue chair"), table, ...fanOut("red lamp", "blue chair")];

    expect(joined([{ claimed: [claimOf(wider), claimOf(pair)] }], [asked, ...made])).toEqual({
      claims: [0, 0, 0, 0, 1, 1, 1].map((call) => [0, call]),
      phantoms: [],
    });
    expect(joined([{ claimed: [claimOf(pair), claimOf(wider)] }], [asked, ...made]).phantoms).toEqual([]);
  });

  test("a claim gives up a dispatch that only another one can have made", () => {
    // The first two claims both may begin with the lamp, and the chair in shop 1 is left to the wider of them.
    const lampOnly = searching("red lamp");
    const log = [
      aDispatch("find_product", { q: "red lamp" }),
      aDispatch("find_product", { q: "blue chair", shop_id: "1" }),
    ];

    expect(joined([{ claimed: [claimOf(pair), claimOf(lampOnly)] }], log)).toEqual({
      claims: [
        [0, 1],
        [0, 0],
      ],
      phantoms: [],
    });
  });

  test("more claims than dispatches: the ones too many are phantoms, as with equal searches", () => {
    const check = aClaim("check_product_match", checking);

    expect(joined([{ claimed: [check, check, check] }], [view, view])).toEqual({
      claims: [
        [0, 0],
        [0, 1],
      ],
      phantoms: [[0, 2]],
    });
    const lamp = aDispatch("find_product", { q: "red lamp" });
    expect(joined([{ claimed: [claimOf(pair), claimOf(pair)] }], [lamp]).phantoms).toEqual([[0, 1]]);
  });

  test("a macro takes no more than it can make, and the next goes on", () => {
    // Two products: 4 ways of the first, and 10 shops × 4 ways of the second (domain 1.4).
    const most = 4 + 10 * 4;
    const log = Array.from({ length: most + 10 }, () => aDispatch("find_product", { q: "blue chair", shop_id: "1" }));
    const { claims, phantoms } = joined([{ claimed: [claimOf(pair), claimOf(pair)] }], log);

    for (const call of [0, 1]) expect(claims.filter((place) => place?.[1] === call).length).toBeLessThanOrEqual(most);
    expect(claims.filter((place) => place === undefined)).toEqual([]);
    expect(phantoms).toEqual([]);
  });
});

describe("dispatches that another step logs", () => {
  test("belong to the step whose answer asked for them, where steps are stamped before their calls run", () => {
    const log = [
      anAnswer([[SAME_SHOP, pair]]),
      ...inStep(1, [...fanOut("red lamp", "blue chair"), anAnswer([[SAME_SHOP, swapped]])]),
      ...inStep(2, fanOut("blue chair", "red lamp")),
    ];

    expect(joined([{ claimed: [claimOf(pair)] }, { claimed: [claimOf(swapped)] }, {}], log)).toEqual({
      claims: [0, 0, 0, 1, 1, 1].map((step) => [step, 0]),
      phantoms: [],
    });
  });

  test("belong to the step that logs them, where the step that asked claims nothing", () => {
    const log = [...inStep(1, [anAnswer([[SAME_SHOP, pair]])]), ...inStep(2, fanOut("red lamp", "blue chair"))];
    const claimed = [claimOf(pair)];

    expect(joined([{ claimed }, {}, { claimed }], log)).toEqual({
      claims: [1, 2, 3].map(() => [2, 0]),
      phantoms: [[0, 0]],
    });
  });

  test("are divided among the claims of one step as well", () => {
    const log = inStep(1, [...fanOut("red lamp", "blue chair"), ...fanOut("red lamp", "blue chair")]);

    expect(joined([{ claimed: [claimOf(pair), claimOf(pair)] }, {}], log)).toEqual({
      claims: [0, 0, 0, 1, 1, 1].map((call) => [0, call]),
      phantoms: [],
    });
  });

  test("stand in one step for each claim, and the next claim has those of the next step", () => {
    const log = [1, 2].flatMap((step) => inStep(step, [aDispatch("find_product", { q: "red lamp" })]));

    expect(joined([{ claimed: [claimOf(pair), claimOf(pair)] }, {}, {}], log)).toEqual({
      claims: [
        [0, 0],
        [0, 1],
      ],
      phantoms: [],
    });
  });
});
