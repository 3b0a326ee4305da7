import * as z from "zod";
import type { VerdictMove } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { VERDICTS } from "@/lib/domain/verdict";
import { decideVerdict, verdictOfRule } from "@/lib/filter/decide-verdict";
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
  const rows = await queryRows(
    tx,
    Row,
    sql`select t.id, t.verdict, ${factColumns}
        from trajectory t join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
        where t.corpus_id = ${corpusId} and s.corpus_id = ${corpusId} and t.id > ${afterId} and t.filter_version_id <> ${version.id}
        order by t.id limit ${limit} for no key update of t skip locked`,
  );
  const last = rows.at(-1);
  if (last === undefined) return undefined;

  const decided = rows.map((row) => {
    const facts = factsOf(row);
    const rule = decideVerdict(facts, version.thresholds);

    return {
      id: row.id,
      from: row.verdict,
      rule,
      to: verdictOfRule(rule),
      rejects: rejectBits(facts, version.thresholds),
    };
  });
  await tx.$executeRaw(sql`
    update trajectory t set verdict = g.verdict, rule_name = g.rule, rejects = g.rejects, filter_version_id = ${version.id}
    from unnest(${decided.map(({ id }) => id)}::bigint[], ${decided.map(({ to }) => to)}::text[],
      ${decided.map(({ rule }) => rule)}::text[], ${decided.map(({ rejects }) => rejects)}::int[]) as g(id, verdict, rule, rejects)
    where t.corpus_id = ${corpusId} and t.id = g.id`);

  return { decided: decided.length, lastId: last.id, moves: countMoves(decided) };
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

function countMoves(decided: readonly Pick<VerdictMove, "from" | "to">[]): VerdictMove[] {
  const moved = decided.filter(({ from, to }) => from !== to);

  return VERDICTS.flatMap((from) =>
    VERDICTS.flatMap((to) => {
      const count = moved.filter((move) => move.from === from && move.to === to).length;

      return count === 0 ? [] : [{ from, to, count }];
    }),
  );
}
