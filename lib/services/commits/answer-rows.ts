import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { type AnswerEvent, answerEvents } from "@/lib/domain/answer-events";
import type { Span } from "@/lib/domain/label";
import type { Answers } from "@/lib/domain/question";
import type { LockedLease } from "@/lib/services/leases/lock-lease";
import type { QueueRow } from "@/lib/services/queues/queue-row";
import { ServiceError } from "@/lib/services/service-error";

/** What a commit's events have in common. */
export interface CommitKey {
  readonly lease: Pick<LockedLease, "item_id" | "corpus_id" | "trajectory_id" | "person_id" | "version">;
  readonly queue: Pick<QueueRow, "question_set_id" | "questions">;
  readonly commitId: string;
  readonly now: Date;
}

interface Given {
  readonly answers: Answers;
  readonly spans: Readonly<Record<string, Span>>;
  readonly phase: "answer" | "second_thought" | "extra";
}

const KnownRow = z.object({ is_same: z.boolean() });
const ExtraRow = z.object({ id: z.bigint() });

/**
 * Whether a commit was filed already, as an answer or as an extra opinion; also when it was taken back since.
 *
 * @throws ServiceError CONFLICT when another item's or another person's answer has that id
 */
export async function isKnownCommit(
  db: DbOrTransaction,
  commit: { readonly commitId: string; readonly personId: number; readonly itemId: bigint },
): Promise<boolean> {
  const [row] = await queryRows(
    db,
    KnownRow,
    sql`select person_id = ${commit.personId} and queue_item_id = ${commit.itemId} as is_same from label_event
        where commit_id = ${commit.commitId}::uuid and phase <> 'second_thought' limit 1`,
  );
  if (row && !row.is_same) throw commitIsTaken();

  return row !== undefined;
}

/** Whether the person has filed an extra opinion on the item: one is all that is taken, since none is taken back. */
export async function hasExtra(
  db: DbOrTransaction,
  { item_id, person_id }: Pick<LockedLease, "item_id" | "person_id">,
): Promise<boolean> {
  const rows = await queryRows(
    db,
    ExtraRow,
    sql`select id from label_event
        where queue_item_id = ${item_id} and person_id = ${person_id} and phase = 'extra' limit 1`,
  );

  return rows.length > 0;
}

function commitIsTaken(): ServiceError {
  return new ServiceError(
    "CONFLICT",
    "Another answer was filed under the id of this one, so this one was not. Load the page again and answer once more.",
  );
}

/** One immutable event for each question that was answered. */
export async function writeAnswers(tx: DbOrTransaction, key: CommitKey, given: Given): Promise<void> {
  await writeEvents(tx, key, { ...given, events: answerEvents(key.queue.questions, given.answers) });
}

/**
 * The events of a commit as they are; a second thought may hold no answer but "would_change".
 *
 * @throws ServiceError CONFLICT when another answer took the commit's id meanwhile
 */
export async function writeEvents(
  tx: DbOrTransaction,
  { lease, queue, commitId, now }: CommitKey,
  { events, spans, phase }: Omit<Given, "answers"> & { readonly events: readonly AnswerEvent[] },
): Promise<void> {
  const rows = events.map((event, position) => ({ ...event, position, span: spans[event.question] ?? null }));

  const written = await tx.$executeRaw(sql`
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, reason, note, span, version, queue_item_id,
      question_set_id, phase, commit_id, at)
    select ${lease.corpus_id}, ${lease.trajectory_id}, ${lease.person_id}, e.question, e.value, e.reason, e.note,
      nullif(e.span, 'null'::jsonb), ${lease.version + 1}::int, ${lease.item_id}, ${queue.question_set_id}, ${phase}, ${commitId}::uuid, ${now}
    from ${recordset(rows)} order by e.position
    on conflict (commit_id, question, phase) where phase <> 'second_thought' do nothing`);
  if (written < events.length) throw commitIsTaken();
}

function recordset(rows: readonly unknown[]): Sql {
  return sql`jsonb_to_recordset(${sanitiseJson(rows)}::jsonb)
    as e(position int, question text, value text, reason text, note text, span jsonb)`;
}
