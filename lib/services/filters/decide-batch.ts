import * as z from "zod";
import { FilterThresholds as Thresholds } from "@/lib/contract/filter-thresholds";
import type { VerdictMove } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { VERDICTS } from "@/lib/domain/verdict";
import { decideVerdict, type VerdictRule, verdictOfRule } from "@/lib/filter/decide-verdict";
import { rejectBits } from "@/lib/filter/reject-bits";
import { factColumns, factsOf, StoredFacts } from "@/lib/services/filter-explain/stored-facts";

/** A filter version that decides, with its key. */
export interface DecidingVersion {
  readonly id: number;
  readonly thresholds: FilterThresholds;
}

interface Batch {
  readonly corpusId: number;
  readonly afterId: bigint;
  readonly limit: number;
}

interface DecidedBatch {
  readonly decided: number;
  readonly lastId: bigint;
  readonly moves: readonly VerdictMove[];
}

const Row = StoredFacts.extend({ id: z.bigint(), verdict: z.enum(VERDICTS) });

/**
 * Decides the next trajectories of a corpus that another version decided, from their stored signals. Those that somebody
 * else writes at the moment are passed over: waiting for them could lock both out.
 *
 * @returns undefined when none is left behind `afterId`
 */
export async function decideBatch(
  tx: DbOrTransaction,
  { corpusId, afterId, limit }: Batch,
  version: DecidingVersion,
): Promise<DecidedBatch | undefined> {
  const ids = await lockIds(
    tx,
    sql`t.corpus_id = ${corpusId} and t.id > ${afterId} and t.filter_version_id <> ${version.id}
          and exists (select from signal s where s.corpus_id = ${corpusId} and s.trajectory_id > ${afterId}
            and s.trajectory_id = t.id)
        order by t.id limit ${limit} for no key update of t skip locked`,
  );
  const lastId = ids.at(-1);
  if (lastId === undefined) return undefined;

  const rows = await queryRows(
    tx,
    Row,
    sql`select t.id, t.verdict, ${factColumns}
        from trajectory t join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
        where ${amongst(corpusId, ids)}`,
  );
  const decided = rows.map((row) => decide(row, version));
  await writeDecisions(tx, corpusId, decided);

  return { decided: decided.length, lastId, moves: movesOf(decided) };
}

/** Decides trajectories again, each by its own version, because their stored signals were put right. */
export async function decideAgain(tx: DbOrTransaction, corpusId: number, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  const locked = await lockIds(
    tx,
    sql`t.corpus_id = ${corpusId} and t.id = any(${[...ids]}::bigint[]) order by t.id for no key update of t`,
  );
  const rows = await queryRows(
    tx,
    Row.extend({ version_id: z.int(), thresholds: Thresholds }),
    sql`select t.id, t.verdict, ${factColumns}, fv.id as version_id, fv.thresholds
        from trajectory t join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
        join filter_version fv on fv.id = t.filter_version_id
        where ${amongst(corpusId, locked)}`,
  );

  await writeDecisions(
    tx,
    corpusId,
    rows.map((row) => decide(row, { id: row.version_id, thresholds: row.thresholds })),
  );
}

/**
 * A statement of its own: what is joined to a row that had to be waited for stays as it was before the wait, so that the
 * facts are read by the statement after it.
 */
async function lockIds(tx: DbOrTransaction, which: Sql): Promise<readonly bigint[]> {
  const rows = await queryRows(tx, z.object({ id: z.bigint() }), sql`select t.id from trajectory t where ${which}`);

  return rows.map(({ id }) => id);
}

function amongst(corpusId: number, ids: readonly bigint[]): Sql {
  const any = sql`any(${[...ids]}::bigint[])`;

  return sql`t.corpus_id = ${corpusId} and s.corpus_id = ${corpusId} and t.id = ${any} and s.trajectory_id = ${any}`;
}

interface Decided extends Omit<VerdictMove, "count"> {
  readonly id: bigint;
  readonly rule: VerdictRule;
  readonly rejects: number;
  readonly version: number;
}

function decide(row: z.infer<typeof Row>, { id: version, thresholds }: DecidingVersion): Decided {
  const facts = factsOf(row);
  const rule = decideVerdict(facts, thresholds);

  return {
    id: row.id,
    from: row.verdict,
    rule,
    to: verdictOfRule(rule),
    rejects: rejectBits(facts, thresholds),
    version,
  };
}

async function writeDecisions(tx: DbOrTransaction, corpusId: number, decided: readonly Decided[]): Promise<void> {
  await tx.$executeRaw(sql`
    update trajectory t set verdict = g.verdict, rule_name = g.rule, rejects = g.rejects, filter_version_id = g.version
    from unnest(${decided.map(({ id }) => id)}::bigint[], ${decided.map(({ to }) => to)}::text[],
      ${decided.map(({ rule }) => rule)}::text[], ${decided.map(({ rejects }) => rejects)}::int[],
      ${decided.map(({ version }) => version)}::int[]) as g(id, verdict, rule, rejects, version)
    where t.corpus_id = ${corpusId} and t.id = g.id`);
}

/** Both sums of moves as one. */
export function addMoves(before: readonly VerdictMove[], more: readonly VerdictMove[]): VerdictMove[] {
  return VERDICTS.flatMap((from) =>
    VERDICTS.flatMap((to) => {
      const same = [...before, ...more].filter((move) => move.from === from && move.to === to);
      const count = same.reduce((sum, move) => sum + move.count, 0);

      return count === 0 ? [] : [{ from, to, count }];
    }),
  );
}

function movesOf(decided: readonly Decided[]): VerdictMove[] {
  const moved = decided.filter(({ from, to }) => from !== to);

  return addMoves(
    [],
    moved.map(({ from, to }) => ({ from, to, count: 1 })),
  );
}
