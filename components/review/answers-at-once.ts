import type { LabelEvent } from "@/lib/contract/labels";

/** What somebody did at one time: one event, or all that one submit in a queue wrote, in the order of its questions. */
export type AtOnce = readonly [LabelEvent, ...LabelEvent[]];

/** Events as people did them: a queue's answers are an event each and were given together. Newest first, as they come. */
export function answersAtOnce(events: readonly LabelEvent[]): readonly AtOnce[] {
  const told: AtOnce[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last && isOneSubmit(last[0], event)) told[told.length - 1] = [event, ...last];
    else told.push([event]);
  }

  return told;
}

/** The cause of a gate is asked apart, after the judge was shown. */
function isOneSubmit(one: LabelEvent, other: LabelEvent): boolean {
  const isCause = [one, other].some(({ question }) => question === "gate_cause");

  return one.queue !== null && !isCause && submitOf(one) === submitOf(other);
}

/** One submit has one time. */
function submitOf({ person, isMine, queue, phase, at, undoes }: LabelEvent): string {
  return JSON.stringify([person, isMine, queue, phase, at, undoes !== null]);
}
