import { describe, expect, test } from "vitest";
import type { GateCheck } from "@/lib/domain/judge-check";
import { GATES } from "@/lib/domain/judgement";
import type { Step } from "@/lib/domain/step";
import type { Trajectory } from "@/lib/domain/trajectory";
import {
  aClaim,
  aDispatch,
  anUnrecordedAnswer,
  aTextAnswer,
  aTrajectory,
  type LogLine,
} from "@/lib/filter/fixtures/a-trajectory";
import { checkGates, disputedGates } from "./check-gates";

const HITS = [
  {
    product_id: "2647304017",
    shop_id: "378460",
    title: "Country Fridge Magnets France",
    price: 114.92,
    sold_count: 93,
  },
  { product_id: "4983061028", shop_id: "114369", title: "Prague Charles Bridge Magnet", price: 196, sold_count: 4 },
];
const VIEW = [{ product_id: "2647304017", attributes: { material: ["resin"], style: ["world travel souvenir"] } }];
const QUERY = "A magnet for the fridge in resin, below 150 PHP.";

function answer(completionTokens: number, over: Partial<LogLine> = {}): LogLine {
  const body = aTextAnswer("…").response;
  return aTextAnswer("…", { response: { ...Object(body), usage: { completion_tokens: completionTokens } }, ...over });
}

/** One search, one view, and a thought after them. */
function thinking(thought: string, first: Partial<Step> = {}): Trajectory {
  const claimed = [
    aClaim("find_product", { q: "magnet" }, { result: { value: HITS, isError: false } }),
    aClaim("view_product_information", { product_ids: "2647304017" }, { result: { value: VIEW, isError: false } }),
  ];
  return aTrajectory(
    [
      { thought: "I look for it.", claimed, timestampMs: 10, ...first },
      { thought, timestampMs: 20 },
    ],
    [
      answer(40, { timestampMs: 1 }),
      aDispatch("find_product", { q: "magnet" }, { timestampMs: 2, response: HITS }),
      aDispatch("view_product_information", { product_ids: "2647304017" }, { timestampMs: 3, response: VIEW }),
    ],
    { problem: { key: "p", query: QUERY } },
  );
}

function gate(number: number, trajectory: Trajectory): GateCheck {
  const check = checkGates(trajectory).find((one) => one.gate === number);
  if (!check) throw new Error(`no check of gate ${number}`);
  return check;
}

describe("gate 1", () => {
  test.each([
    ["an inference of 30 tokens passes", [answer(12), answer(30)], "pass", true],
    ["only shorter ones fail", [answer(29), answer(3)], "fail", true],
    ["no inference fails", [aDispatch("find_product")], "fail", true],
    ["a cut body leaves it open", [answer(29), anUnrecordedAnswer()], "unknown", false],
    ["a body without usage leaves it open", [aTextAnswer("x")], "unknown", false],
    ["a long one decides whatever was cut", [answer(31), anUnrecordedAnswer()], "pass", true],
    [
      "a try that failed wrote nothing",
      [answer(9), aTextAnswer("", { status: null, response: undefined })],
      "fail",
      true,
    ],
    ["a path that a judge may have counted is one", [answer(30, { path: "/inference/v2/chat" })], "pass", true],
    ["an attempt is no inference of its own", [answer(90, { recordKind: "attempt" })], "fail", true],
  ] as const)("%s", (_name, log, state, isProof) => {
    expect(gate(1, aTrajectory([{}], log))).toMatchObject({ state, isProof });
  });

  test("without a log nobody can tell", () => {
    expect(gate(1, aTrajectory([{}], [], { hasLog: false }))).toMatchObject({ state: "unknown", isProof: false });
  });
});

describe("gate 3", () => {
  test.each([
    ["a price with cents", "It costs 114.92 there.", "114.92"],
    ["a price written longer", "The other is at 196.0 PHP.", "196.0"],
    ["a whole price after a currency sign", "₱196 is over the limit.", "196"],
    ["a shop", "It is sold by shop 378460.", "378460"],
    ["an attribute value", "Its style is World-Travel souvenir.", "World-Travel souvenir"],
  ])("%s of an earlier answer proves it", (_name, thought, quote) => {
    const check = gate(3, thinking(thought));

    expect(check).toMatchObject({ state: "pass", isProof: true });
    expect(check.spans).toContainEqual({
      step: 1,
      field: "thought",
      start: thought.indexOf(quote),
      end: thought.indexOf(quote) + quote.length,
      quote,
    });
  });

  test.each([
    ["an id alone", "I take 2647304017.", "An id alone is named"],
    ["a number without money beside it", "There may be 196 of them.", "may be chance"],
    ["a sold count", "Sold counts say little: 93 against few.", "proves no price"],
    ["a word of a title, such as a brand", "Prague is the better known, so I take Prague.", "share a word"],
  ])("%s decides nothing", (_name, thought, reason) => {
    expect(gate(3, thinking(thought))).toMatchObject({
      state: "unknown",
      isProof: false,
      reason: expect.stringContaining(reason),
    });
  });

  test.each([
    ["talk", "All requirements are considered and the best one is clear."],
    ["values that the query holds", "It must be resin and below 150 PHP."],
    ["numbers with another unit", "It holds 196 ml and weighs 114.92 kg."],
    ["parts of longer numbers", "Order 3784601 or 1114.92 then."],
  ])("%s cites nothing, which is proven when all answers are known", (_name, thought) => {
    expect(gate(3, thinking(thought))).toMatchObject({ state: "fail", isProof: true, spans: [] });
  });

  test("what the agent said before the answer came is its own", () => {
    const check = gate(3, thinking("It costs 114.92.", { thought: "Something at 114.92 would be fine." }));

    expect(check).toMatchObject({ state: "unknown", isProof: false });
  });

  test("an answer that the agent invented proves nothing when the log is whole", () => {
    const invented = aClaim(
      "find_product",
      { q: "x" },
      { result: { value: [{ product_id: "1", price: 77.5 }], isError: false } },
    );
    const trajectory = thinking("It costs 77.5.", { claimed: [invented] });

    expect(gate(3, trajectory)).toMatchObject({ state: "unknown", isProof: false });
    expect(gate(3, { ...trajectory, hasLog: false })).toMatchObject({ state: "pass", isProof: true });
  });

  test("nothing found is no proof when an answer was not kept", () => {
    const unkept: Partial<Step> = { claimed: [{ name: "find_product", args: {}, requestor: "agent" }] };

    expect(gate(3, thinking("All is well.", unkept))).toMatchObject({ state: "unknown", isProof: false });
  });

  test("an answer that the log cut is known from the claimed one", () => {
    const cut = aDispatch("find_product", {}, { isTruncated: true, resultProductIds: ["2647304017", "4983061028"] });
    const claimed = [aClaim("find_product", {}, { result: { value: HITS, isError: false } })];
    const steps = [{ claimed }, { thought: "All is well." }];

    expect(gate(3, aTrajectory(steps, [cut]))).toMatchObject({ state: "fail", isProof: true });
    expect(gate(3, aTrajectory([{ claimed: [] }, { thought: "All is well." }], [cut]))).toMatchObject({
      state: "unknown",
    });
  });
});

describe("gates 2 and 4 are hints", () => {
  test("a thought that speaks of results, and where", () => {
    expect(gate(2, thinking("Fine. The results look good. Done."))).toMatchObject({
      state: "pass",
      isProof: false,
      spans: [{ step: 1, quote: "The results look good." }],
    });
    expect(gate(2, thinking("I go on."))).toMatchObject({ state: "fail", isProof: false });
  });

  test("two candidates and a reason, quoted", () => {
    const sentence = "2647304017 wins over 4983061028, which costs 196.0.";

    expect(gate(4, thinking(`I looked. ${sentence} Done.`))).toMatchObject({
      state: "pass",
      isProof: false,
      spans: [{ step: 1, field: "thought", start: 10, quote: sentence }],
    });
  });

  test("the reason may stand in the next sentence", () => {
    const two = "Between 2647304017 and 4983061028: resin against none. The first is better.";

    expect(gate(4, thinking(two)).spans).toMatchObject([{ quote: two }]);
  });

  test.each([
    ["one candidate", "2647304017 wins because of its price."],
    ["two candidates without a reason", "I open 2647304017 and 4983061028."],
    ["numbers that are no product of an answer", "1234567890 wins over 1234567891."],
  ])("%s is no comparison", (_name, thought) => {
    expect(gate(4, thinking(thought))).toMatchObject({ state: "fail", isProof: false });
  });
});

describe("a judge is disputed", () => {
  const check = (number: 1 | 2 | 3 | 4, state: GateCheck["state"], isProof = true): GateCheck => ({
    gate: number,
    state,
    isProof,
    reason: "",
    spans: [],
  });

  test.each([
    ["who fails a gate that is proven to pass", check(1, "pass"), [1]],
    ["who passes a gate that is proven to fail", check(3, "fail"), [4, 5]],
    ["never by a hint", check(4, "fail", false), []],
    ["never by what is unknown", check(3, "unknown", false), []],
  ])("%s", (_name, one, disputed) => {
    expect(GATES.filter((judged) => disputedGates([one], judged).length > 0)).toEqual(disputed);
  });

  test("not when no gate was named", () => {
    expect(disputedGates([check(1, "fail")], undefined)).toEqual([]);
  });
});
