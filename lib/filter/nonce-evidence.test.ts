import { expect, test } from "vitest";
import { aDispatch, anAnswer, aTrajectory } from "./fixtures/a-trajectory";
import { logEntries } from "./log-entries";
import { settleNonces } from "./nonce-evidence";
import { LateRequests } from "./open-requests";
import type { Request } from "./requests";
import { RoundMatcher } from "./round-matcher";
import { type Round, roundsOf } from "./rounds";

type Call = readonly [tool: string, q: string];

/** One answer that asks for all of these calls, and a dispatch with a valid nonce for each of the others. */
function givenRound(asked: readonly Call[], sent: readonly Call[]): Round {
  const dispatches = sent.map(([tool, q]) => aDispatch(tool, { q }, { nonceStatus: "valid" }));
  const log = [anAnswer(asked.map(([tool, q]) => [tool, { q }])), ...dispatches];
  const [round] = roundsOf(logEntries(aTrajectory([{}], log)));
  if (round === undefined) throw new Error("The log makes no round.");

  return round;
}

function settled(round: Round): readonly (Request | undefined)[] {
  const matcher = new RoundMatcher(round);
  settleNonces(matcher, round, { replays: new Map(), late: new LateRequests() });

  return matcher.close(() => ({ attribution: "code", reason: "left" })).map(({ finding }) => finding.request);
}

test("a valid nonce takes the open call with the same arguments, no other of its tool, and none twice", () => {
  const asked: Call[] = [
    ["find_product", "a"],
    ["find_product", "b"],
    ["view_product_information", "b"],
    ["find_product", "c"],
  ];
  const sent: Call[] = [
    ["find_product", "b"],
    ["find_product", "x"],
    ["find_product", "a"],
    ["find_product", "b"],
    ["view_product_information", "z"],
  ];
  const requests = settled(givenRound(asked, sent));

  expect(requests.map((request) => request && [request.name, request.args?.["q"]])).toEqual([
    ["find_product", "b"],
    undefined,
    ["find_product", "a"],
    undefined,
    undefined,
  ]);
});

test("of very many calls each is looked at a few times, not with every dispatch", () => {
  const calls = Array.from({ length: 2_000 }, (_, index): Call => ["find_product", `q${index}`]);
  const round = givenRound(calls, calls.toReversed());
  let reads = 0;
  const counted = round.requests.map((request) => {
    let isUsed = false;
    return {
      ...request,
      get isUsed() {
        reads += 1;
        return isUsed;
      },
      set isUsed(value: boolean) {
        isUsed = value;
      },
    };
  });
  const requests = settled({ ...round, requests: counted });

  expect(requests.map((request) => request?.args?.["q"])).toEqual(calls.toReversed().map(([, q]) => q));
  expect(reads).toBeLessThan(10 * calls.length);
});
