import { expect, test } from "vitest";
import type { PastEvent } from "./answer-before";
import { overtaking } from "./overtaken";

function anEvent(id: number, undoes?: number, event: Partial<PastEvent> = {}): PastEvent {
  const undoesId = undoes === undefined ? null : BigInt(undoes);

  return { id: BigInt(id), question: "structure", value: "agentic", personId: 1, undoesId, ...event };
}

const first = anEvent(1);

test.each([
  ["nothing", [], undefined],
  ["an answer to another question", [anEvent(2, undefined, { question: "approval" })], undefined],
  ["an answer", [anEvent(2)], 2n],
  ["an answer that was taken back", [anEvent(2), anEvent(3, 2)], undefined],
  ["an answer whose undo was undone", [anEvent(2), anEvent(3, 2), anEvent(4, 3)], 2n],
  ["its own undo", [anEvent(2, 1)], 2n],
  ["its own undo that was undone", [anEvent(2, 1), anEvent(3, 2)], undefined],
  ["its own undo, after which an answer was taken back", [anEvent(2, 1), anEvent(3), anEvent(4, 3)], 2n],
  ["the undo of an earlier answer", [anEvent(2, 0)], 2n],
] satisfies [string, PastEvent[], bigint | undefined][])("after %s", (_, later, kept) => {
  expect(overtaking([first, ...later], first)?.id).toBe(kept);
});
