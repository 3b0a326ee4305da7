import * as z from "zod";
import type { ConflictItem, Side } from "@/lib/contract/adjudication";
import { Cause } from "@/lib/contract/queue-values";
import { queryRows, sql } from "@/lib/db/query-rows";
import { answersOfEvents } from "@/lib/domain/answer-events";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import type { Answers } from "@/lib/domain/question";
import { ruleText } from "@/lib/filter/rule-text";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindLayers } from "@/lib/services/blindness/hidden-layers";
import type { QueueRow } from "@/lib/services/queues/queue-row";
import { itemAnswers, type PersonAnswers } from "@/lib/services/settled/item-answers";
import { settlementOf } from "@/lib/services/settled/settlement-of";
import { isStandingAdjudication } from "@/lib/services/settled/standing-adjudication";
import type { ConflictRow } from "./conflict-rows";

const SecondRow = z.object({ commit_id: z.string(), would_change: z.boolean() });
const SettledRow = z.object({
  event: z.string(),
  question: z.string(),
  value: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  cause: Cause,
  person: z.string(),
  at: z.date(),
});

/** An item with both sides of its disagreement, as far as the person who asks may see them. */
export async function conflictItem(asker: Asker, queue: QueueRow, row: ConflictRow): Promise<ConflictItem> {
  const key = { corpusId: row.corpus_id, id: row.trajectory_id };
  const [answers, seconds, settled, settlement, blind] = await Promise.all([
    itemAnswers(asker.db, row.item_id),
    secondThoughts(asker, row.item_id),
    standingSettlement(asker, row.item_id),
    settlementOf(asker.db, row.item_id),
    blindLayers(asker, key),
  ]);
  const reviewers = blind.includes("peers") ? [] : answers.map((given) => reviewerSide(given, seconds));

  return {
    item: row.item,
    version: row.version,
    trajectory: row.trajectory,
    query: row.query,
    bucket: row.bucket,
    run: row.run,
    rollout: row.rollout,
    differing: blind.includes("peers") ? [] : [...settlement.differing],
    sides: [...reviewers, ...machineSides(row, blind)],
    barredBecause: barredBecause(queue, row, blind),
    settled: blind.includes("peers") ? null : settled,
  };
}

export const STILL_BLIND =
  "You review this trajectory blind. Answer it in its queue and open it; one that others answered opens once none of its answers can be taken back, or the queue is closed.";

/**
 * Why a person may not settle an item alone; null when nothing speaks against it. Blindness comes first: that sentence is
 * the same for an item on which the others agree.
 */
export function barredBecause(
  queue: Pick<QueueRow, "own_items_adjudicable">,
  row: Pick<ConflictRow, "has_reviewed">,
  blind: readonly HiddenLayer[],
): string | null {
  if (blind.length > 0) return STILL_BLIND;
  if (row.has_reviewed && !queue.own_items_adjudicable)
    return "You answered this item yourself, so somebody else has to settle it.";

  return null;
}

function reviewerSide(given: PersonAnswers, seconds: ReadonlyMap<string, boolean>): Side {
  return {
    kind: "reviewer",
    name: given.person,
    answers: answersOfEvents(given.events),
    note: given.events.find((event) => event.note !== null)?.note ?? null,
    spans: given.events.flatMap((event) => event.span ?? []),
    secondThought: seconds.get(given.commitId) ?? null,
  };
}

function machineSides(row: ConflictRow, blind: readonly HiddenLayer[]): Side[] {
  const verdict: Answers = row.verdict === "agentic" || row.verdict === "sub_task" ? { structure: row.verdict } : {};
  const gate: Answers = row.judge_state === "scored" && row.gate !== null ? { gate: String(row.gate) } : {};
  const none = { spans: [], secondThought: null };

  return [
    ...(blind.includes("verdict")
      ? []
      : [
          {
            kind: "filter" as const,
            name: "Filter",
            answers: verdict,
            note: ruleText(row.rule_name),
            ...none,
          },
        ]),
    ...(blind.includes("judge") || row.judge_state === "absent"
      ? []
      : [{ kind: "judge" as const, name: "Judge", answers: gate, note: row.explanation, ...none }]),
  ];
}

async function secondThoughts({ db }: Asker, itemId: bigint): Promise<ReadonlyMap<string, boolean>> {
  const rows = await queryRows(
    db,
    SecondRow,
    sql`select commit_id, value = 'yes' as would_change from label_event
        where queue_item_id = ${itemId} and phase = 'second_thought' and question = 'would_change'
        order by id`,
  );

  return new Map(rows.map((row) => [row.commit_id, row.would_change]));
}

/** The adjudication of an item that nobody took back. */
async function standingSettlement({ db }: Asker, itemId: bigint): Promise<ConflictItem["settled"]> {
  const events = await queryRows(
    db,
    SettledRow,
    sql`select e.ext_id as event, e.question, e.value, e.reason, e.note, e.cause, p.name as person, e.at
        from label_event e join person p on p.id = e.person_id
        where e.queue_item_id = ${itemId} and ${isStandingAdjudication}
        order by e.id`,
  );
  const [first] = events;
  if (!first) return null;

  return {
    answers: answersOfEvents(events),
    cause: first.cause,
    by: first.person,
    at: first.at.toISOString(),
    event: first.event,
  };
}
