import { LABEL_SOURCES } from "@/lib/domain/label";
import { type GivenAnswers, settleAnswers } from "@/lib/domain/settle-answers";
import { outranks } from "./effective-label";
import { type OverrideEvent, standingAt } from "./standing-override";

type Source = (typeof LABEL_SOURCES)[number];

/** An answer about the structure that counts, with where it comes from. */
export interface EffectiveStructure {
  readonly value: string;
  readonly source: Source;
}

/** What was answered about the structure of a trajectory in an item of a queue and stands. */
export interface ItemHistory {
  readonly overlap: number;
  /** By person, without what was taken back. */
  readonly answers: readonly (GivenAnswers & { readonly at: Date })[];
  /** The standing adjudication. */
  readonly adjudicated: { readonly value: string; readonly at: Date } | undefined;
}

/** Everything that people said of the structure of one trajectory up to a moment. */
interface StructureHistory {
  /** Outside of queues, oldest first, with what takes others back. */
  readonly events: readonly OverrideEvent[];
  readonly items: readonly ItemHistory[];
}

/**
 * The structure that counted at the end of a history, by the rule of `effectiveLabel`, which reads what is stored of today;
 * undefined where nobody had said one.
 */
export function structureAt({ events, items }: StructureHistory): EffectiveStructure | undefined {
  const override = standingAt(events, events.length);
  const settled = items
    .flatMap(settlementsOf)
    .reduce<Settlement | undefined>((best, next) => (best && counts(best, next) ? best : next), undefined);
  if (!override || (settled && outranks(settled, override))) return settled;

  return override;
}

interface Settlement extends EffectiveStructure {
  readonly settled_at: Date;
}

/** Whether one settled answer counts before a later one of the list. */
function counts(one: Settlement, later: Settlement): boolean {
  const ranks = LABEL_SOURCES.indexOf(one.source) - LABEL_SOURCES.indexOf(later.source);

  return ranks > 0 || (ranks === 0 && one.settled_at > later.settled_at);
}

function settlementsOf({ overlap, answers, adjudicated }: ItemHistory): readonly Settlement[] {
  const judged: Settlement[] = adjudicated
    ? [{ value: adjudicated.value, source: "adjudicated", settled_at: adjudicated.at }]
    : [];
  const value = answers.length < overlap ? undefined : settleAnswers(answers).settled.get("structure");
  if (value === undefined) return judged;
  const last = Math.max(...answers.map(({ at }) => at.getTime()));

  return [{ value, source: overlap === 1 ? "person" : "agreed", settled_at: new Date(last) }, ...judged];
}
