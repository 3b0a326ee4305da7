import type { CreateSample } from "@/lib/contract/audit-sample";
import type { CreateQueue, Queue } from "@/lib/contract/queues";
import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { MOST_DRAWS } from "@/lib/domain/audit-sample";
import type { Question } from "@/lib/domain/question";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { countLeftOut } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { getQueue } from "@/lib/services/queues/get-queue";
import { insertQueue, LONGEST_MS } from "@/lib/services/queues/insert-queue";
import { reviewerKeys } from "@/lib/services/queues/reviewer-keys";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { drawStrata } from "@/lib/stats/draw-strata";
import { countWithoutGate, type SampleSource, sampleSource } from "./sample-source";
import { type DrawableStratum, drawableStrata } from "./sample-strata";

/**
 * Draws a random sample, stratum by stratum and without replacement, and makes the blind queue that asks its gates, in
 * one transaction. Trajectories that have a blind gate already are not drawn from: whatever rule chose them was not
 * chance, so each of them stands for itself alone, and what is drawn stands for the rest.
 *
 * @returns the queue
 * @throws ServiceError INVALID when nothing is drawn, too much, or from a stratum that is not there; CONFLICT when the
 * name is taken or while an import is being taken back
 */
export async function makeSample(ctx: Context, input: CreateSample): Promise<Queue> {
  requirePermission(ctx, "make_queue");
  const source = await sampleSource(ctx, input);
  const reviewers = await reviewerKeys(ctx.db, input.reviewers);
  const unseen = (await countLeftOut(ctx, source.corpusId))?.value ?? 0;

  const extId = await ctx.db.$transaction(
    async (tx) => {
      await holdCorpus(tx, source.corpusId);
      const strata = await drawableStrata(tx, source, input.dimensions);
      const drawn = drawFrom(strata, input);
      const ids = [...drawn.values()].flat();
      const queue = await insertQueue(tx, ctx, {
        input: queueInput(input),
        corpusId: source.corpusId,
        reviewers,
        where: sql`t.ext_id = any(${ids}::uuid[])`,
      });
      await storeSample(tx, { queueId: queue.id, source, unseen, input, strata, drawn });

      return queue.extId;
    },
    { timeout: LONGEST_MS },
  );

  return getQueue(ctx, { id: extId });
}

type Drawn = ReadonlyMap<string, readonly string[]>;

function drawFrom(strata: readonly DrawableStratum[], { draws, seed }: CreateSample): Drawn {
  const counts = new Map(draws.map(({ stratum, count }) => [stratum, count]));
  if (counts.size < draws.length) throw new ServiceError("INVALID", "A stratum is named twice. Name each once.");
  const missing = draws.find(({ stratum, count }) => count > 0 && !strata.some(({ name }) => name === stratum));
  if (missing)
    throw new ServiceError("INVALID", `There is no stratum “${missing.stratum}” any more. Look at the strata again.`);

  const drawn = drawStrata(
    strata.map(({ name, free }) => ({ name, ids: free, count: counts.get(name) ?? 0 })),
    seed,
  );
  const total = [...drawn.values()].reduce((sum, ids) => sum + ids.length, 0);
  if (total === 0)
    throw new ServiceError(
      "INVALID",
      "Nothing would be drawn. Draw from a stratum that has trajectories without a label.",
    );
  if (total > MOST_DRAWS) throw new ServiceError("INVALID", `A sample has at most ${MOST_DRAWS} items. Draw fewer.`);

  return drawn;
}

/** Blind for judge and peers whatever else is hidden: an answer that saw either measures nothing. */
function queueInput(input: CreateSample): CreateQueue {
  const structure: Question[] = input.asksStructure ? [{ kind: "structure", isRequired: false }] : [];

  return {
    corpus: input.corpus,
    name: input.name,
    filter: input.filter,
    questions: [{ kind: "gate", isRequired: true }, ...structure, { kind: "note" }],
    mode: "blind",
    hidden: ["judge", "peers", ...input.hidden],
    overlap: input.overlap,
    reviewers: input.reviewers,
    // Not by stratum: what is labelled by any day has to be a random part of what was drawn.
    priority: "random",
    seed: input.seed,
    instructions: input.instructions,
    ownItemsAdjudicable: false,
  };
}

interface NewSample {
  readonly queueId: number;
  readonly source: SampleSource;
  readonly unseen: number;
  readonly input: CreateSample;
  readonly strata: readonly DrawableStratum[];
  readonly drawn: Drawn;
}

async function storeSample(
  tx: DbOrTransaction,
  { queueId, source, unseen, input, strata, drawn }: NewSample,
): Promise<void> {
  const { failed, withoutGate } = await countWithoutGate(tx, source);
  const places = strata.map((stratum, at) => ({ ...stratum, place: at + 1, drawn: drawn.get(stratum.name) ?? [] }));
  const sample = await tx.auditSample.create({
    data: {
      queueId,
      filter: sanitiseText(input.filter),
      dimensions: input.dimensions,
      seed: input.seed,
      failed,
      withoutGate,
      unseen,
      strata: {
        create: places.map(({ place, cell, free, known, drawn: ids }) => ({
          place,
          cell,
          population: free.length + known.length,
          known: known.length,
          drawn: ids.length,
        })),
      },
    },
    select: { id: true },
  });

  const items = places.flatMap(({ place, known, drawn: ids }) => [
    ...ids.map((id) => ({ id, place, gate: null })),
    ...known.map(({ id, gate }) => ({ id, place, gate })),
  ]);
  await tx.$executeRaw(sql`
    insert into audit_sample_item (sample_id, corpus_id, trajectory_id, place, known_gate)
    select ${sample.id}, ${source.corpusId}, t.id, i.place, i.gate
    from unnest(${items.map(({ id }) => id)}::uuid[], ${items.map(({ place }) => place)}::int[], ${items.map(({ gate }) => gate)}::int[])
      as i(id, place, gate)
    join trajectory t on t.corpus_id = ${source.corpusId} and t.ext_id = i.id`);
}
