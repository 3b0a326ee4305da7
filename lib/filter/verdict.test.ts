import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "./analyse-trajectory";
import {
  aClaim,
  aDispatch,
  anAnswer,
  anUnrecordedAnswer,
  aTextAnswer,
  aTrajectory,
  type LogLine,
} from "./fixtures/a-trajectory";

const verdictOf = (
  log: readonly LogLine[],
  over: Parameters<typeof aTrajectory>[2] = {},
  thresholds = DEFAULT_THRESHOLDS,
) => analyseTrajectory(aTrajectory([{}], log, over), thresholds, () => 0).verdict;

/** A log in which the model asked for the first `own` of `total` searches; the rest is code's. */
function aLog(own: number, total: number): readonly LogLine[] {
  const searches = Array.from({ length: total }, (_, index) => ({ q: `item ${index}` }));
  const asked = searches.slice(0, own).map((args) => ["find_product", args] as const);
  return [anAnswer([...asked, ["recommend_product", {}]]), ...searches.map((args) => aDispatch("find_product", args))];
}

describe("shares", () => {
  test.each([
    [5, 5, "agentic", "share_at_least_agentic"],
    [4, 5, "agentic", "share_at_least_agentic"],
    [7, 9, "review", "share_between"],
    [1, 3, "review", "share_between"],
    [1, 5, "sub_task", "share_at_most_sub_task"],
    [0, 5, "sub_task", "share_at_most_sub_task"],
  ] as const)("%i of %i is %s", (own, total, verdict, rule) => {
    expect(verdictOf(aLog(own, total))).toMatchObject({ verdict, rule });
  });

  test("the thresholds of the filter version decide", () => {
    const thresholds = { ...DEFAULT_THRESHOLDS, agenticShare: 0.3, subTaskShare: 0.1 };

    expect(verdictOf(aLog(1, 3), {}, thresholds).verdict).toBe("agentic");
  });

  test("the sentence holds the numbers and the evidence leads to the calls that decided", () => {
    expect(verdictOf(aLog(1, 3))).toEqual({
      verdict: "review",
      rule: "share_between",
      explanation: "The model asked for 1 of 3 catalogue calls, 33.3 %; between 20 % and 80 % a person decides.",
      evidence: [
        { step: 0, order: 2 },
        { step: 0, order: 3 },
      ],
    });
  });

  test.each([
    // 2 of 3 is 0.6666…, below 0.667 and above 0.66.
    [2, 3, 0.667, 0.333, "66.67 %; between 33.3 % and 66.7 % a person decides."],
    [2, 3, 0.666, 0.333, "66.7 %; agentic from 66.6 %."],
    [2, 3, 0.666667, 0.1, "66.66667 %; between 10 % and 66.6667 % a person decides."],
    [2, 3, 0.666666, 0.1, "66.7 %; agentic from 66.6666 %."],
    [1, 3, 0.8, 0.333333, "33.33333 %; between 33.3333 % and 80 % a person decides."],
    [1, 3, 0.8, 0.333334, "33.3 %; sub-task up to 33.3334 %."],
    [4, 5, 0.8, 0.29, "80 %; agentic from 80 %."],
    [1, 5, 0.8, 0.2, "20 %; sub-task up to 20 %."],
  ])(
    "%i of %i, by %d and %d, is said with as many decimals as the rule needs",
    (own, total, agenticShare, subTaskShare, says) => {
      const thresholds = { ...DEFAULT_THRESHOLDS, agenticShare, subTaskShare };

      expect(verdictOf(aLog(own, total), {}, thresholds).explanation).toBe(
        `The model asked for ${own} of ${total} catalogue calls, ${says}`,
      );
    },
  );

  test("a retry is on neither side", () => {
    const asked = { q: "a b c", service: "COD" };
    const verdict = verdictOf([
      anAnswer([["find_product", asked]]),
      aDispatch("find_product", asked, { response: [] }),
      aDispatch("find_product", { q: "a b c" }, { response: [] }),
      aDispatch("find_product", { q: "a b" }),
    ]);

    expect(verdict.verdict).toBe("agentic");
    expect(verdict.explanation).toBe(
      "The model asked for 1 of 1 catalogue call, 100 %; agentic from 80 %. 2 retries are not counted.",
    );
  });
});

describe("no answer that asks for a tool", () => {
  test("is sub-task by its own rule", () => {
    const verdict = verdictOf([aTextAnswer("shop"), aDispatch("find_product", { q: "a" })]);

    expect(verdict).toMatchObject({
      verdict: "sub_task",
      rule: "no_inference_with_calls",
      evidence: [{ step: 0, order: 1 }],
    });
  });

  test("is not claimed while an answer is missing from the log", () => {
    const thresholds = { ...DEFAULT_THRESHOLDS, unknownShare: 1 };

    expect(verdictOf([anUnrecordedAnswer(), aDispatch("find_product", { q: "a" })], {}, thresholds).rule).toBe(
      "share_at_most_sub_task",
    );
  });
});

describe("insufficient evidence", () => {
  test("without a log, whatever the text claims", () => {
    const claimed = [aClaim("find_product", { q: "a" })];
    const analysis = analyseTrajectory(aTrajectory([{ claimed }], [], { hasLog: false }), DEFAULT_THRESHOLDS, () => 0);

    expect(analysis.verdict).toMatchObject({ verdict: "insufficient_evidence", rule: "no_log" });
    expect(analysis.phantoms).toEqual([]);
    expect(analysis.richness.early.ratio).toBeNull();
  });

  test("with a log in which nobody called the catalogue", () => {
    expect(verdictOf([anAnswer([["recommend_product", { product_ids: "1" }]])])).toMatchObject({
      verdict: "insufficient_evidence",
      rule: "no_dispatches",
    });
  });

  test("when more than 30 % of the calls follow an answer that was not recorded", () => {
    const lost = [anUnrecordedAnswer(), aDispatch("find_product", { q: "x" })];

    expect(verdictOf([...aLog(2, 2), ...lost])).toMatchObject({
      verdict: "insufficient_evidence",
      rule: "unknown_share_above",
    });
    expect(verdictOf([...aLog(2, 2), ...lost], {}, { ...DEFAULT_THRESHOLDS, unknownShare: 0.3333 }).explanation).toBe(
      "1 of 3 catalogue calls follow a model answer that nobody can read; above 33.33 % the evidence does not suffice.",
    );
    expect(verdictOf([...aLog(3, 3), ...lost])).toMatchObject({ verdict: "review", rule: "share_between" });
    expect(verdictOf([...aLog(4, 4), ...lost]).verdict).toBe("agentic");
    expect(verdictOf([...aLog(7, 7), ...lost, ...lost, ...lost]).rule).toBe("share_between");
  });
});

describe("nonces", () => {
  const stamped = (nonceStatus: string, params = { q: "a" }) => aDispatch("find_product", params, { nonceStatus });
  const asks = anAnswer([["find_product", { q: "a" }]]);

  test("a valid one outweighs an answer that is not recorded", () => {
    expect(verdictOf([anUnrecordedAnswer(), stamped("valid")]).verdict).toBe("agentic");
  });

  test("calls without a valid one count against the model where nonces are in use", () => {
    expect(verdictOf([asks, stamped("valid"), asks, stamped("expired")]).verdict).toBe("review");
  });

  test("an agent that never sends one is a case for people when its calls match, and sub-task when they do not", () => {
    expect(verdictOf([asks, stamped("missing")])).toMatchObject({ verdict: "review", rule: "nonces_missing" });
    expect(verdictOf([aTextAnswer("shop"), stamped("missing")]).verdict).toBe("sub_task");
  });
});

describe("evidence", () => {
  const view = { product_ids: "111111111" };
  const macro = anAnswer([["check_product_match", { product_id: "111111111" }]]);
  const lost = anUnrecordedAnswer();
  const byMacro = [macro, aDispatch("view_product_information", view)];
  const byNobody = [lost, aDispatch("find_product", { q: "x" })];
  const retried = { q: "a b c", service: "COD" };
  const again = [
    anAnswer([["find_product", retried]]),
    aDispatch("find_product", retried, { response: [] }),
    aDispatch("find_product", { q: "a b c" }),
  ];

  test.each([
    ["model and macro for agentic", [...aLog(2, 2), ...byMacro], [1, 2, 4]],
    [
      "neither code, a retry nor what nobody knows for agentic",
      [...again, ...aLog(8, 9), ...byNobody],
      [1, 4, 5, 6, 7, 8, 9, 10, 11],
    ],
    ["code for sub-task", [...aLog(1, 6), ...byNobody], [2, 3, 4, 5, 6]],
    ["code and unknown for a case between", [...aLog(2, 3), ...byNobody], [3, 5]],
    ["neither a macro nor a retry for a case between", [...again, ...aLog(1, 3), ...byMacro], [5, 6]],
    ["unknown where the evidence does not suffice", [...aLog(1, 2), ...byNobody, ...byNobody], [4, 6]],
    ["every stamped call where no nonce was sent", withoutNonce([...aLog(2, 3), ...byMacro]), [1, 2, 3, 5]],
    ["none without a dispatch", [anAnswer([["recommend_product", {}]])], []],
  ] as const)("is %s", (_what, log, orders) => {
    expect(verdictOf(log).evidence.map(({ order }) => order)).toEqual(orders);
  });

  test("leads to the step of each call, and to fifty of them at most", () => {
    const analysis = analyseTrajectory(
      aTrajectory(
        [{}, {}],
        [aDispatch("find_product", { q: "a" }), { ...aDispatch("find_product", { q: "b" }), bucket: 1 }],
      ),
      DEFAULT_THRESHOLDS,
      () => 0,
    );

    expect(analysis.verdict.evidence).toEqual([
      { step: 0, order: 0 },
      { step: 1, order: 1 },
    ]);
    expect(verdictOf(aLog(60, 60)).evidence).toHaveLength(50);
  });
});

/** The same log, with every dispatch stamped as sent without a nonce. */
function withoutNonce(log: readonly LogLine[]): readonly LogLine[] {
  return log.map((line) => (line.path.startsWith("/search/") ? { ...line, nonceStatus: "missing" } : line));
}
