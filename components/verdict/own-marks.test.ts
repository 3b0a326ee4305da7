import { expect, test } from "vitest";
import { REASON_LOOK } from "@/components/cluster/reason-look";
import { QUEUE_STATE_LOOK } from "@/components/queue/queue-chips";
import { ITEM_STATE_LOOK } from "@/components/queue/state-bar";
import { LABEL_LOOK } from "./label-badge";
import { LEVEL_LOOK } from "./outcome-axes";
import { VERDICT_LOOK } from "./verdict-badge";

type Looks = Readonly<Record<string, { readonly mark: string }>>;

const marksOf = (looks: Looks): readonly string[] => Object.values(looks).map(({ mark }) => mark);

/** A reader learns these three once: what somebody played, and who asked for a call. */
const OF_STRUCTURE: readonly string[] = [
  VERDICT_LOOK.agentic.mark,
  VERDICT_LOOK.sub_task.mark,
  VERDICT_LOOK.review.mark,
];

test.each<[string, Looks]>([
  ["joins of a cluster", REASON_LOOK],
  ["states of a queue", QUEUE_STATE_LOOK],
  ["states of its items", ITEM_STATE_LOOK],
  ["outcomes", LEVEL_LOOK],
])("the marks of structure mean nothing else: %s", (_name, looks) => {
  expect(marksOf(looks).filter((mark) => OF_STRUCTURE.includes(mark))).toEqual([]);
});

test("people and the filter mark structure alike", () => {
  expect([LABEL_LOOK.agentic.mark, LABEL_LOOK.sub_task.mark]).toEqual(OF_STRUCTURE.slice(0, 2));
});
