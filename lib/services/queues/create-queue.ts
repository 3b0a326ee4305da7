import type { CreateQueue, Queue } from "@/lib/contract/queues";
import type { DbOrTransaction } from "@/lib/db/client";
import { compileFilter } from "@/lib/db/compile-filter";
import { emptySql, type Sql, sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/db/sanitise-text";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { matches } from "@/lib/services/trajectories/count-matches";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { getQueue } from "./get-queue";
import { itemRank } from "./item-rank";
import { reviewerKeys } from "./reviewer-keys";

/** A million items take some twenty seconds. */
const LONGEST_MS = 180_000;

/**
 * Makes a queue of every row that matches a filter, in one transaction: the items are one INSERT … SELECT, in the order
 * of the priority rule.
 *
 * @throws ServiceError INVALID when nothing matches or a blind queue hides nothing, CONFLICT when the name is taken
 */
export async function createQueue(ctx: Context, input: CreateQueue): Promise<Queue> {
  requirePermission(ctx, "make_queue");
  const filter = readFilter(input.filter);
  const corpus = await getCorpusKey(ctx.db, input.corpus);
  const reviewers = await reviewerKeys(ctx.db, input.reviewers);
  if (input.mode === "blind" && input.hidden.length === 0)
    throw new ServiceError("INVALID", "A blind queue hides at least one layer. Choose one, or make it assisted.");
  const name = sanitiseText(input.name);

  const extId = await ctx.db.$transaction(
    async (tx) => {
      const [queue] = await tx.queue.createManyAndReturn({
        data: [
          {
            corpusId: corpus.id,
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
      const items = await addItems(tx, {
        input,
        corpusId: corpus.id,
        queueId: queue.id,
        where: compileFilter(filter, corpus.id),
      });
      if (items === 0) throw new ServiceError("INVALID", "No trajectory matches this filter. Widen it.");
      await tx.audit.create({
        data: {
          personId: ctx.person.id,
          verb: "make_queue",
          subject: `queue:${queue.extId}`,
          detail: { name, corpus: input.corpus, filter: input.filter, items },
        },
      });

      return queue.extId;
    },
    { timeout: LONGEST_MS },
  );

  return getQueue(ctx, { id: extId });
}

interface NewItems {
  readonly input: CreateQueue;
  readonly corpusId: number;
  readonly queueId: number;
  readonly where: Sql;
}

function addItems(tx: DbOrTransaction, { input, corpusId, queueId, where }: NewItems): Promise<number> {
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
