import { describe, expect, test } from "vitest";
import { anItem, aProgress } from "@/components/review-flow/given-flow";
import {
  EMPTY_FLOW,
  moved,
  shownItem,
  withDraft,
  withItemFirst,
  withLapsed,
  withLeases,
  withoutItem,
} from "./flow-state";

const [lamp, jug, vase] = [anItem("a lamp"), anItem("a jug"), anItem("a vase")];
const answerOf = (...items: readonly (typeof lamp)[]) => ({
  items: [...items],
  progress: aProgress(),
  nothing: "more" as const,
});
const news = (...items: readonly (typeof lamp)[]) => ({
  answer: answerOf(...items),
  gone: new Set<string>(),
  kept: () => undefined,
});
const given = withLeases(EMPTY_FLOW, news(lamp, jug, vase));
const shownTask = (state: typeof given) => shownItem(state)?.item.detail.header.problem.query;
const answered = { answers: { structure: "agentic" }, active: "gate", isQuickReject: false };

describe("leases", () => {
  test("come on screen in the order they were leased", () => {
    expect(shownTask(given)).toBe("a lamp");
  });

  test("of an item whose answer is on its way do not come back", () => {
    const state = withLeases(EMPTY_FLOW, { ...news(lamp, jug), gone: new Set([lamp.item]) });

    expect(state.items.map(({ item }) => item.item)).toEqual([jug.item]);
  });

  test("leave the draft on screen alone", () => {
    const state = withLeases(withDraft(given, lamp.item, answered), news(lamp, jug, vase));

    expect(shownItem(state)?.draft.answers).toEqual({ structure: "agentic" });
  });

  test("bring back what only the browser had kept", () => {
    const kept = (lease: string) => (lease === lamp.lease ? { gate: "2" } : undefined);
    const state = withLeases(EMPTY_FLOW, { ...news(lamp), kept });

    expect(shownItem(state)?.draft.answers).toEqual({ gate: "2" });
  });

  test("bring back the note of a rejection for another reason, which no question asks for", () => {
    const answers = { structure: "reject", reason: "other", note: "A long note" };
    const drafted = { ...lamp, draft: { answers, savedAt: "2026-11-20T08:00:00.000Z" } };

    expect(shownItem(withLeases(EMPTY_FLOW, news(drafted)))?.draft.answers).toEqual(answers);
  });

  test("with other questions keep the answers that fit", () => {
    const changed = { ...lamp, questionVersion: 2, questions: [{ kind: "gate" as const, isRequired: true }] };
    const state = withLeases(
      withDraft(given, lamp.item, { ...answered, answers: { structure: "agentic", gate: "4" } }),
      news(changed),
    );

    expect(shownItem(state)?.draft).toMatchObject({ answers: { gate: "4" }, active: "gate" });
  });
});

describe("what is on screen", () => {
  test("after an answer is the item after it, at the end the one before", () => {
    expect(shownTask(withoutItem(given, lamp.item))).toBe("a jug");
    const atEnd = moved(moved(given, 1) ?? given, 1) ?? given;
    expect(shownTask(withoutItem(atEnd, vase.item))).toBe("a jug");
  });

  test("stays when another item leaves", () => {
    expect(shownTask(withoutItem(given, vase.item))).toBe("a lamp");
  });

  test("is the item that was taken back", () => {
    const rest = withoutItem(given, lamp.item);
    const back = withItemFirst(rest, { item: lamp, draft: answered, isLapsed: false });

    expect(shownTask(back)).toBe("a lamp");
    expect(back.items).toHaveLength(3);
  });

  test("does not move past the ends", () => {
    expect(moved(given, -1)).toBeUndefined();
  });
});

test("a lease that ended takes an untouched item away and marks the one on screen", () => {
  const state = withLapsed(given, [lamp.lease, vase.lease]);

  expect(state.items.map(({ item, isLapsed }) => [item.item, isLapsed])).toEqual([
    [lamp.item, true],
    [jug.item, false],
  ]);
});
