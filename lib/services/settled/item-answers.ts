import * as z from "zod";
import { Span } from "@/lib/contract/label-values";
import { QuestionList } from "@/lib/contract/questions";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { AnswerEvent } from "@/lib/domain/answer-events";
import type { Question } from "@/lib/domain/question";
import { isBlindAnswer } from "./blind-answer";

const AnswerRow = z.object({
  person_id: z.int(),
  person: z.string(),
  commit_id: z.string(),
  question: z.string(),
  value: z.string().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  span: Span.nullable(),
  asked: QuestionList,
  is_blind: z.boolean(),
});

/** One person's standing answers to an item. */
export interface PersonAnswers {
  readonly personId: number;
  readonly person: string;
  readonly commitId: string;
  readonly asked: readonly Question[];
  /** Its person had seen nothing that the queue hides; in a queue that hides nothing, too. */
  readonly isBlind: boolean;
  readonly events: readonly (AnswerEvent & { readonly span: Span | null })[];
}

/** The answers that count toward the overlap of an item, in the order in which they were committed. */
export async function itemAnswers(db: DbOrTransaction, itemId: bigint): Promise<PersonAnswers[]> {
  const rows = await queryRows(
    db,
    AnswerRow,
    sql`select a.person_id, p.name as person, a.commit_id, e.question, e.value, e.reason, e.note, e.span, s.questions as asked,
          ${isBlindAnswer} as is_blind
        from queue_assignment a
        join label_event e on e.queue_item_id = a.item_id and e.commit_id = a.commit_id and e.phase = 'answer'
        join question_set s on s.id = e.question_set_id
        join person p on p.id = a.person_id
        where a.item_id = ${itemId} and a.state = 'committed'
        order by a.committed_at, a.person_id, e.id`,
  );

  const byPerson = new Map<number, z.infer<typeof AnswerRow>[]>();
  for (const row of rows) byPerson.set(row.person_id, [...(byPerson.get(row.person_id) ?? []), row]);

  return [...byPerson.values()].flatMap((events) => {
    const [first] = events;
    if (!first) return [];
    const { person_id: personId, person, commit_id: commitId, asked, is_blind: isBlind } = first;
    return [{ personId, person, commitId, asked, isBlind, events }];
  });
}
