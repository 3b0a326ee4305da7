import type { CreateQueue } from "@/lib/contract/queues";
import type { DbOrTransaction } from "@/lib/db/client";
import { emptySql, type Sql, sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { matches } from "@/lib/services/trajectories/count-matches";
import { itemRank } from "./item-rank";

/** A million items take some twenty seconds. */
export const LONGEST_MS = 180_000;

interface NewQueue {
  readonly input: CreateQueue;
  readonly corpusId: number;
  /** Internal keys of the people who may review; empty for everyone. */
  readonly reviewers: readonly number[];
  /** Which rows become items, over `trajectory t` and `review v`. */
  readonly where: Sql;
}

/**
 * A queue with its items, which are one INSERT … SELECT in the order of the priority rule, inside the transaction of
 * the caller.
 *
 * @throws ServiceError INVALID when there would be no item, CONFLICT when the name is taken
 */
export async function insertQueue(
  tx: DbOrTransaction,
  ctx: Pick<Context, "person" | "now">,
  { input, corpusId, reviewers, where }: NewQueue,
): Promise<{ readonly id: number; readonly extId: string }> {
  const name = sanitiseText(input.name);
  const [queue] = await tx.queue.createManyAndReturn({
    data: [
      {
        corpusId,
        name,
        mode: input.mode,
        hidden: input.mode === "blind" ? [...new Set(input.hidden)] : [],
        overlap: input.overlap,
        priority: input.priority,
        seed: input.seed,
        filter: sanitiseText(input.filter),
        instructions: sanitiseText(input.instructions),
        forEveryone: reviewers.length === 0,
        ownItemsAdjudicable: input.ownItemsAdjudicable,
        personId: ctx.person.id,
        createdAt: ctx.now(),
      },
    ],
    skipDuplicates: true,
    select: { id: true, extId: true },
  });
  if (!queue) throw nameIsTaken(name);

  await tx.questionSet.create({ data: { queueId: queue.id, version: 1, questions: input.questions } });
  await tx.queueReviewer.createMany({ data: reviewers.map((personId) => ({ queueId: queue.id, personId })) });
  const items = await addItems(tx, queue.id, { input, corpusId, where });
  if (items === 0) throw new ServiceError("INVALID", "No trajectory matches this filter. Widen it.");
  await tx.audit.create({
    data: {
      personId: ctx.person.id,
      verb: "make_queue",
      subject: `queue:${queue.extId}`,
      detail: { name, corpus: input.corpus, filter: input.filter, items },
    },
  });

  return queue;
}

function addItems(
  tx: DbOrTransaction,
  queueId: number,
  { input, corpusId, where }: Omit<NewQueue, "reviewers">,
): Promise<number> {
  const rank = itemRank(input.priority, input.seed);
  const limit = input.limit === undefined ? emptySql : sql`limit ${input.limit}::int`;

  return tx.$executeRaw(sql`
    insert into queue_item (corpus_id, queue_id, trajectory_id, problem_id, rank, free_slots)
    select ${corpusId}, ${queueId}, m.id, m.problem_id, m.rank, ${input.overlap}::int
    from (select t.id, t.problem_id, ${rank} as rank
      from (select t.id ${matches(corpusId, where)}) found
      join trajectory t on t.corpus_id = ${corpusId} and t.id = found.id
      join filter_version fv on fv.id = t.filter_version_id
      left join signal g on g.corpus_id = ${corpusId} and g.trajectory_id = t.id) m
    order by m.rank, m.id ${limit}`);
}

export function nameIsTaken(name: string): ServiceError {
  return new ServiceError("CONFLICT", `There is already a queue “${name}” in this corpus. Choose another name.`);
}
