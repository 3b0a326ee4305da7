import type { LabelEvent } from "@/lib/contract/labels";

/** A label of the person who asks, outside of queues. */
export function anEvent(overrides: Partial<LabelEvent> = {}): LabelEvent {
  return {
    id: crypto.randomUUID(),
    person: "Ada",
    isMine: true,
    question: "structure",
    queue: null,
    phase: "answer",
    value: "sub_task",
    reason: null,
    note: null,
    span: null,
    version: 1,
    undoes: null,
    isBulk: false,
    at: "2026-11-20T08:00:00.000Z",
    ...overrides,
  };
}
