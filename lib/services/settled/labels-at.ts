import * as z from "zod";
import { QuestionList } from "@/lib/contract/questions";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { groupBy } from "@/lib/filter/group-by";
import { OverrideEventRow } from "./standing-override";
import { type EffectiveStructure, type ItemHistory, structureAt } from "./structure-at";

/** Of a corpus, up to and with an event of its label history. */
interface Moment {
  readonly corpusId: number;
  readonly event: bigint;
}

export interface LabelAt extends EffectiveStructure {
  readonly id: bigint;
  readonly value: (typeof STRUCTURE_LABELS)[number];
}

const OutsideRow = OverrideEventRow.extend({ trajectory: z.bigint() });
const AnswerRow = z.object({
  trajectory: z.bigint(),
  item: z.bigint(),
  overlap: z.int(),
  questionSet: z.int(),
  value: z.string().nullable(),
  at: z.date(),
});
const AdjudicationRow = z.object({ trajectory: z.bigint(), item: z.bigint(), value: z.string(), at: z.date() });
const QuestionSetRow = z.object({ id: z.int(), questions: QuestionList });

/**
 * The labels that counted in a corpus at a moment, read from the events up to then, in the order of the trajectories. What
 * was said or taken back later is not known.
 */
export async function labelsAt(db: DbOrTransaction, moment: Moment): Promise<readonly LabelAt[]> {
  const outside = groupBy(await readOutside(db, moment), ({ trajectory }) => trajectory);
  const items = await readItems(db, moment);
  const ids = [...new Set([...outside.keys(), ...items.keys()])].sort((a, b) => (a < b ? -1 : 1));

  return ids.flatMap((id) => {
    const found = structureAt({
      events: outside.get(id) ?? [],
      items: (items.get(id) ?? []).map(({ history }) => history),
    });
    const value = STRUCTURE_LABELS.find((label) => label === found?.value);

    return found === undefined || value === undefined ? [] : [{ id, value, source: found.source }];
  });
}

function readOutside(db: DbOrTransaction, { corpusId, event }: Moment): Promise<z.infer<typeof OutsideRow>[]> {
  return queryRows(
    db,
    OutsideRow,
    sql`select trajectory_id as trajectory, id, value, person_id, undoes_id, version, phase, at from label_event
        where corpus_id = ${corpusId} and question = 'structure' and queue_item_id is null and id <= ${event}
        order by trajectory_id, id`,
  );
}

/** What items of queues say of the structure, by trajectory, the earliest item first. */
async function readItems(
  db: DbOrTransaction,
  moment: Moment,
): Promise<ReadonlyMap<bigint, readonly { readonly history: ItemHistory }[]>> {
  const answers = await readAnswers(db, moment);
  const adjudications = await readAdjudications(db, moment);
  const asked = await readQuestions(db, answers);
  const byItem = groupBy(answers, ({ item }) => item);
  const judged = new Map(adjudications.map((row) => [row.item, row]));
  const trajectories = new Map([...answers, ...adjudications].map((row) => [row.item, row.trajectory]));
  const histories = [...trajectories]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([item, trajectory]) => {
      const given = byItem.get(item) ?? [];
      const history: ItemHistory = {
        overlap: given[0]?.overlap ?? 1,
        answers: given.map(({ questionSet, value, at }) => ({
          asked: asked.get(questionSet) ?? [],
          values: new Map(value === null ? [] : [["structure", value]]),
          at,
        })),
        adjudicated: judged.get(item),
      };

      return { trajectory, history };
    });

  return groupBy(histories, ({ trajectory }) => trajectory);
}

/** One row a commit that nobody took back by then. */
function readAnswers(db: DbOrTransaction, { corpusId, event }: Moment): Promise<z.infer<typeof AnswerRow>[]> {
  return queryRows(
    db,
    AnswerRow,
    sql`select e.trajectory_id as trajectory, e.queue_item_id as item, q.overlap, min(e.question_set_id) as "questionSet",
          max(e.value) filter (where e.question = 'structure') as value, max(e.at) as at
        from label_event e
        join queue_item i on i.id = e.queue_item_id
        join queue q on q.id = i.queue_id
        where e.corpus_id = ${corpusId} and e.id <= ${event} and e.phase = 'answer' and e.commit_id is not null
          and not exists (select from label_event u
            where u.queue_item_id = e.queue_item_id and u.undoes_id = e.id and u.id <= ${event})
        group by e.trajectory_id, e.queue_item_id, q.overlap, e.commit_id
        order by min(e.id)`,
  );
}

function readAdjudications(
  db: DbOrTransaction,
  { corpusId, event }: Moment,
): Promise<z.infer<typeof AdjudicationRow>[]> {
  return queryRows(
    db,
    AdjudicationRow,
    sql`select e.trajectory_id as trajectory, e.queue_item_id as item, e.value, e.at
        from label_event e
        where e.corpus_id = ${corpusId} and e.id <= ${event} and e.phase = 'adjudication' and e.question = 'structure'
          and e.queue_item_id is not null and e.value is not null and e.undoes_id is null
          and not exists (select from label_event u
            where u.queue_item_id = e.queue_item_id and u.undoes_id = e.id and u.id <= ${event})
        order by e.id`,
  );
}

async function readQuestions(
  db: DbOrTransaction,
  answers: readonly z.infer<typeof AnswerRow>[],
): Promise<ReadonlyMap<number, z.infer<typeof QuestionList>>> {
  const ids = [...new Set(answers.map(({ questionSet }) => questionSet))];
  const rows = await queryRows(
    db,
    QuestionSetRow,
    sql`select id, questions from question_set where id = any(${ids}::int[])`,
  );

  return new Map(rows.map(({ id, questions }) => [id, questions]));
}
