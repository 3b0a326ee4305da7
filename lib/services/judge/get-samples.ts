import type { AuditSample, AuditSampleList, SampledStratum, SampleQuery } from "@/lib/contract/audit-sample";
import type { QueueSummary } from "@/lib/contract/queues";
import { sql } from "@/lib/db/query-rows";
import { within } from "@/lib/query/judge-scope";
import { cellFilter } from "@/lib/query/stratum-cell";
import type { Asker } from "@/lib/services/blindness/asker";
import { reviewsBlind, seenRows } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { queueSummaries } from "@/lib/services/queues/queue-summary";
import { shownEstimate } from "@/lib/services/queues/shown-estimate";
import { requirePermission } from "@/lib/services/require-permission";
import { type AuditStratum, auditEstimate } from "@/lib/stats/audit-estimate";
import type { Estimate } from "@/lib/stats/estimate";
import { labelsOf } from "@/lib/stats/stratum";
import { labelsError } from "./labels-error";
import { type LabelRow, labelRows, type SampleRow, type StratumRow, sampleRows, stratumRows } from "./sample-rows";
import { type UnlabelledItems, unlabelledItems } from "./unlabelled-items";

/** A corpus has a handful; older ones than these are superseded. */
const MOST_LISTED = 20;

/**
 * The audit samples of a corpus, newest first, each with the judge's error rate that its labels estimate by now.
 * Labels of trajectories that the person who asks still reviews blind do not count.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getSamples(ctx: Asker, { corpus }: SampleQuery): Promise<AuditSampleList> {
  requirePermission(ctx, "see_judge_report");
  const { id: corpusId } = await getCorpusKey(ctx.db, corpus);
  const samples = await sampleRows(ctx.db, corpusId, MOST_LISTED);
  if (samples.length === 0) return { items: [], all: 0 };

  const ids = samples.map(({ id }) => id);
  const strata = await stratumRows(ctx.db, ids);
  const labels = await labelRows(ctx.db, { corpusId, samples: ids, seen: await seenRows(ctx, corpusId) });
  const queueIds = samples.map(({ queue }) => queue);
  const queues = await queueSummaries(ctx, sql`q.ext_id = any(${queueIds}::uuid[])`);
  const unlabelled = await unlabelledItems(ctx.db, queueIds);
  const isBlind = await reviewsBlind(ctx, corpusId);
  const all = await ctx.db.auditSample.count({ where: { queue: { corpusId } } });

  const items = samples.flatMap((sample) => {
    const queue = queues.find(({ id }) => id === sample.queue);
    if (!queue) return [];
    const rows = { strata: strata.filter(isOf(sample)), labels: labels.filter(isOf(sample)) };
    return [shownSample(sample, queue, { ...rows, unlabelled: unlabelled.get(queue.id), isDetailed: !isBlind })];
  });

  return { items, all };
}

const isOf =
  ({ id }: SampleRow) =>
  ({ sample }: { readonly sample: number }): boolean =>
    sample === id;

interface SampleParts {
  readonly strata: readonly StratumRow[];
  readonly labels: readonly LabelRow[];
  readonly unlabelled: UnlabelledItems | undefined;
  readonly isDetailed: boolean;
}

function shownSample(
  { extId, dimensions, seed, filter, failed, withoutGate, unseen, createdBy, broken }: SampleRow,
  { id, corpus, name, state, createdAt, conflicts }: QueueSummary,
  { strata, labels, unlabelled, isDetailed }: SampleParts,
): AuditSample {
  const counted = strata.map((stratum) =>
    withLabels(
      stratum,
      labels.filter(({ place }) => place === stratum.place),
    ),
  );
  const found = auditEstimate(counted);

  return {
    id: extId,
    queue: { id, corpus, name, state },
    dimensions,
    seed,
    createdAt,
    createdBy,
    drawn: sum(strata.map(({ drawn }) => drawn)),
    labelled: sum(counted.map((stratum) => labelsOf(stratum).labelled)),
    known: sum(strata.map(({ known }) => known)),
    differing: conflicts === null ? null : (unlabelled?.differing ?? 0),
    // These would tell as much of what others answered.
    sighted: conflicts === null ? null : (unlabelled?.sighted ?? 0),
    gateless: conflicts === null ? null : (unlabelled?.gateless ?? 0),
    broken: conflicts === null ? null : broken,
    estimate: shownEstimate(isDetailed ? found.estimate : withoutNote(found.estimate)),
    unweighted: shownEstimate(found.unweighted),
    effectiveLabels: isDetailed ? (found.effectiveLabels ?? null) : null,
    coveredShare: found.coveredShare,
    wholeCorpus: found.wholeCorpus,
    detail: isDetailed
      ? {
          filter,
          population: sum(strata.map(({ population }) => population)),
          failed,
          withoutGate,
          unseen,
          strata: strata.flatMap((row, at) => {
            const stratum = counted[at];
            return stratum ? [shownStratum(row, stratum, filter)] : [];
          }),
        }
      : null,
  };
}

/** A note names a stratum with its labels. */
function withoutNote(estimate: Estimate): Estimate {
  if (estimate.kind !== "estimated") return estimate;
  const { note: _, ...rest } = estimate;

  return rest;
}

function withLabels({ cell, population, known, drawn }: StratumRow, labels: readonly LabelRow[]): AuditStratum {
  const before = labels.filter(({ isKnown }) => isKnown);

  return {
    name: cellFilter(cell),
    population,
    known: {
      count: known,
      labelled: sum(before.map(({ labelled }) => labelled)),
      errors: sum(before.map(({ errors }) => errors)),
    },
    drawn,
    labels: labels
      .filter(({ isKnown }) => !isKnown)
      .map(({ problem, labelled, errors }) => ({ problem: String(problem), labelled, errors })),
  };
}

function shownStratum({ cell }: StratumRow, stratum: AuditStratum, filter: string): SampledStratum {
  const { name, population, known, drawn } = stratum;
  const { labelled: labels, errors } = labelsOf(stratum);

  return {
    name,
    filter: within(filter, name),
    cell,
    population,
    known: known.count,
    drawn,
    labels,
    errors,
    error: labelsError({ population: population - known.count, labels, errors }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
