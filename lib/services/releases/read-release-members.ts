import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { LABEL_SOURCES, STRUCTURE_LABELS } from "@/lib/domain/label";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import type { MemberPlace, MemberRow } from "@/lib/services/exports/read-members";
import { readStored } from "@/lib/services/exports/read-stored";
import type { FactRow } from "@/lib/services/exports/stored-trajectory";
import { asFrozen, FrozenFacts, frozenFactColumns, type ReleaseOutcomes } from "./frozen-facts";

/** A trajectory of a release as it was frozen, and as it was imported. */
export interface ReleaseMemberRow extends MemberRow {
  readonly position: number;
  readonly pool: Pool;
  readonly problemId: number;
  readonly clusterId: number;
  /** Hash of what was imported, in hexadecimal digits. */
  readonly contentHash: string;
}

/** What rows say of where they are. */
export interface RowPlaces {
  /** What they name their data by. */
  readonly datasetVersion: string;
  /** Fingerprints of leak clusters by the key of a problem, as audit/problems.jsonl has them. */
  readonly clusters: ReadonlyMap<string, string>;
}

const BATCH_ROWS = 200;
/** Of raw records: what a batch may hold in memory, some three times over. */
const BATCH_BYTES = 16 * 1024 * 1024;

const FrozenRow = FrozenFacts.extend({
  position: z.int(),
  key: z.bigint(),
  rawBytes: z.number(),
  contentHash: z.string(),
  pool: z.enum(POOLS),
  problemId: z.int(),
  clusterId: z.int(),
  structure: z.string(),
  labelSource: z.string(),
  isApproved: z.boolean(),
  rollouts: z.int().nullable(),
});
type FrozenRow = z.infer<typeof FrozenRow>;

interface Read {
  readonly id: number;
  readonly corpusId: number;
  /** Hash of the filter version of the release. */
  readonly filterHash: string;
  /** Undefined where its rows say nothing of it. */
  readonly places: RowPlaces | undefined;
  readonly outcomes: ReleaseOutcomes;
}

/**
 * The members of a release in their order, a few megabytes at a time. Verdict, label, filter version, outcome and what else
 * the rules or another import can change are those that were frozen, whatever was activated, labelled, scored or imported
 * since.
 */
export async function* readReleaseMembers(db: DbOrTransaction, release: Read): AsyncGenerator<ReleaseMemberRow> {
  for (let after = -1; ; ) {
    const batch = await nextMembers(db, release.id, after);
    const last = batch.at(-1);
    if (last === undefined) return;

    let at = 0;
    const keys = batch.map(({ key }) => key);
    const frozenOf = new Map(batch.map((frozen) => [String(frozen.key), frozen]));
    const then = (now: FactRow): FactRow => {
      const frozen = frozenOf.get(now.key);

      return { ...(frozen ? asFrozen(now, frozen, release.outcomes) : now), filter_hash: release.filterHash };
    };
    for await (const stored of readStored(db, release.corpusId, keys, then)) {
      const { facts } = stored;
      const frozen = batch[at];
      if (frozen === undefined || facts.key !== String(frozen.key)) throw removed();
      const place = placeOf(frozen.pool, facts.problem_key, release.places);
      yield { ...stored, label: labelOf(frozen), ...memberOf(frozen), place };
      at += 1;
    }
    if (at < batch.length) throw removed();
    after = last.position;
  }
}

async function nextMembers(db: DbOrTransaction, releaseId: number, after: number): Promise<readonly FrozenRow[]> {
  const rows = await queryRows(
    db,
    FrozenRow,
    sql`select m.position, m.trajectory_id as key, t.raw_bytes::float8 as "rawBytes", encode(t.body_sha, 'hex') as "contentHash",
          m.pool, m.problem_id as "problemId", m.cluster_id as "clusterId", m.structure,
          m.label_source as "labelSource", m.approved as "isApproved", m.rollouts, ${frozenFactColumns}
        from release_member m join trajectory t on t.corpus_id = m.corpus_id and t.id = m.trajectory_id
        left join release_run rr on rr.release_id = m.release_id and rr.run_id = t.run_id
        where m.release_id = ${releaseId} and m.position > ${after} order by m.position limit ${BATCH_ROWS}`,
  );
  let bytes = 0;

  return rows.filter(({ rawBytes }) => {
    const fits = bytes < BATCH_BYTES;
    bytes += rawBytes;

    return fits;
  });
}

function labelOf({ structure, labelSource }: FrozenRow): MemberRow["label"] {
  const source = LABEL_SOURCES.find((known) => known === labelSource);
  const label = STRUCTURE_LABELS.find((known) => known === structure);

  return source === undefined || label === undefined ? null : { structure: label, source };
}

/** A cluster goes by its keyed fingerprint: its own key is that of its first problem, which need not be shipped. */
function placeOf(pool: Pool, problem: string, places: RowPlaces | undefined): MemberPlace | undefined {
  if (places === undefined) return undefined;

  // Of a problem that no row was made of no fingerprint was kept, and no row is made of it again.
  const cluster = places.clusters.get(problem) ?? "";
  return { split: pool, leak_cluster: cluster, dataset_version: places.datasetVersion };
}

function memberOf({ position, pool, problemId, clusterId, contentHash, isApproved, rollouts }: FrozenRow) {
  return { position, pool, problemId, clusterId, contentHash, isApproved, rollouts: rollouts ?? undefined };
}

function removed(): Error {
  return new Error("A trajectory of this release was removed while it was written.");
}
