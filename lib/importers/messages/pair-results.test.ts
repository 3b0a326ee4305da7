import { describe, expect, test } from "vitest";
import { createResultPairing } from "./pair-results";

const call = (id?: string) => ({ name: "find", requestor: "agent" as const, ...(id === undefined ? {} : { id }) });
const result = (value: unknown) => ({ value, isError: false });

/** What each call was answered with, message after message; `answers` are [value, id of the call]. */
function paired(
  messages: readonly (readonly (string | undefined)[])[],
  answers: readonly (readonly [string, string?])[],
): readonly unknown[] {
  const pairing = createResultPairing();
  const opened = messages.map((calls) => pairing.open(calls.map(call)));
  for (const [value, id] of answers) pairing.answer(result(value), id);

  return opened.map((calls) => calls.map((open) => open.result?.value));
}

test.each([
  [
    "by id, in any order",
    [["a", "b"]],
    [
      ["1", "b"],
      ["2", "a"],
    ],
    [["2", "1"]],
  ],
  [
    "to the latest message with the id first",
    [["a"], ["a"]],
    [
      ["1", "a"],
      ["2", "a"],
    ],
    [["2"], ["1"]],
  ],
  [
    "in order among equal ids of one message",
    [["a", "a"]],
    [
      ["1", "a"],
      ["2", "a"],
    ],
    [["1", "2"]],
  ],
  ["in order where the result has no id", [["a", undefined], ["b"]], [["1"], ["2"], ["3"]], [["2", "3"], ["1"]]],
  ["to a call without an id where none has that of the result", [["a", undefined]], [["1", "x"]], [[undefined, "1"]]],
  ["once, and past what was answered by id", [["a", "b"]], [["1", "a"], ["2", "a"], ["3"]], [["1", "3"]]],
] as const)("results go %s", (_, messages, answers, expected) => {
  expect(paired(messages, answers)).toEqual(expected);
});

test("where the order tells nothing only an id does", () => {
  const pairing = createResultPairing();
  pairing.open([call(), call("a")]);

  expect([
    pairing.answer(result(1), undefined, false),
    pairing.answer(result(2), "x", false),
    pairing.answer(result(3), "a", false),
  ]).toEqual([false, false, true]);
  expect(pairing.isWaiting()).toBe(true);
  expect([pairing.answer(result(4), undefined), pairing.isWaiting()]).toEqual([true, false]);
});

describe("of very many open calls each is looked at once, not with every answer", () => {
  const ids = Array.from({ length: 2_000 }, (_, at) => `c${at}`);

  /** Calls that count how often their ids are read. */
  function countedCalls(): { readonly calls: readonly ReturnType<typeof call>[]; readonly reads: () => number } {
    let reads = 0;
    const counted = (id: string) => ({
      ...call(),
      get id() {
        reads += 1;
        return id;
      },
    });

    return { calls: ids.map(counted), reads: () => reads };
  }

  test("where the results answer other calls", () => {
    const pairing = createResultPairing();
    const { calls, reads } = countedCalls();
    for (const one of calls) pairing.open([one]);

    expect(ids.filter((id) => pairing.answer(result(id), `other-${id}`))).toEqual([]);
    expect(reads()).toBe(calls.length);
  });

  test("where the calls of one message are answered from behind", () => {
    const pairing = createResultPairing();
    const { calls, reads } = countedCalls();
    const opened = pairing.open(calls);
    for (const id of ids.toReversed()) pairing.answer(result(id), id);

    expect(opened.map((open) => open.result?.value)).toEqual(ids);
    expect(reads()).toBe(calls.length);
  });
});
