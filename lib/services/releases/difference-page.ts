import * as z from "zod";
import { FilterThresholds } from "@/lib/contract/filter-thresholds";
import type { ReleaseDifference } from "@/lib/contract/releases";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { capsOf } from "@/lib/domain/release-caps";
import { EXPORTERS } from "@/lib/exporters";
import { POOLS } from "@/lib/leak/assign-pools";
import { clusterOf } from "@/lib/services/clusters/cluster-sql";
import type { Context } from "@/lib/services/context";
import { causeSentence } from "./cause-sentence";
import { CAUSES, CHANGES } from "./difference-rows";
import type { OpenRelease } from "./release-fields";

/** A page: more of them nobody reads at once. */
export const PAGE_ROWS = 200;

const Act = z.object({ person: z.string(), at: z.coerce.date(), note: z.string(), pool: z.string().nullish() });
const DifferenceRow = z.object({
  trajectory: z.uuid(),
  problem: z.string(),
  problemId: z.uuid(),
  change: z.enum(CHANGES),
  cause: z.enum(CAUSES),
  pool: z.enum(POOLS),
  poolBefore: z.enum(POOLS).nullable(),
  poolThere: z.enum(POOLS).nullable(),
  importedAt: z.date(),
  person: z.string().nullable(),
  value: z.string().nullable(),
  at: z.date().nullable(),
  pin: Act.nullable(),
  growth: Act.nullable(),
  join: Act.nullable(),
  activation: Act.nullable(),
});

interface Page {
  readonly from: OpenRelease;
  readonly to: OpenRelease;
  readonly difference: Sql;
  /** How many come before it. */
  readonly offset: number;
}

/** Rows that differ, each with what caused it in one sentence, by cause, change and problem. */
export async function differencePage(
  ctx: Context,
  { from, to, difference, offset }: Page,
): Promise<ReleaseDifference["rows"]> {
  const rows = await queryRows(
    ctx.db,
    DifferenceRow,
    sql`select t.ext_id::text as trajectory, p.query as problem, p.ext_id::text as "problemId", d.change, d.cause, d.pool, d.pool_before as "poolBefore",
          d.pool_there as "poolThere",
          t.imported_at as "importedAt", pe.name as person, e.value, e.at, ${decisions(from, to)}
        from (select d.*, t.ext_id, p.key from (${difference}) d
          join trajectory t on t.corpus_id = ${to.row.corpusId} and t.id = d.id
          join problem p on p.id = t.problem_id
          order by array_position(${[...CAUSES]}::text[], d.cause), d.change, p.key collate "C", t.ext_id
          limit ${PAGE_ROWS} offset ${offset}) d
        join trajectory t on t.corpus_id = ${to.row.corpusId} and t.id = d.id
        join problem p on p.id = t.problem_id
        left join label_event e on e.id = case d.cause when 'approval' then d.approval when 'label' then d.label end
        left join person pe on pe.id = e.person_id
        order by array_position(${[...CAUSES]}::text[], d.cause), d.change, d.key collate "C", d.ext_id`,
  );

  return rows.map((row) => ({
    ...{ trajectory: row.trajectory, problem: row.problem, problemId: row.problemId },
    ...{ change: row.change, cause: row.cause, pools: poolsOf(row) },
    says: causeSentence(row, { from: namedOf(from), to: namedOf(to) }),
  }));
}

function namedOf({ row, recipe }: OpenRelease) {
  const thresholds = FilterThresholds.parse(row.filterVersion.thresholds);

  return {
    ...row,
    pools: recipe.pools,
    caps: capsOf(recipe.caps, thresholds),
    hasDedup: thresholds.dedup.measure !== "off",
    arePairs: EXPORTERS[recipe.preset].selection(recipe.options) === "pairs",
  };
}

/** What left because of the split is in another pool by now; what left for anything else is in none that counts. */
function poolsOf({ change, cause, pool, poolBefore, poolThere }: z.infer<typeof DifferenceRow>) {
  if (change === "left") return { from: pool, to: cause === "split" && poolThere !== pool ? poolThere : null };

  return { from: poolBefore, to: pool };
}

/**
 * What people decided of the split and of the filter version between the two, for each row of such a cause: the pin of its
 * cluster, the growth that gave its problem a pool, the join that put it into its cluster, the activation.
 */
function decisions(from: OpenRelease, to: OpenRelease): Sql {
  const [first, last] = moment(from) <= moment(to) ? [from, to] : [to, from];
  const isBetween = (at: Sql) => sql`(${at} > ${first.row.frozenAt} and ${at} <= ${last.row.frozenAt})`;
  const act = (person: Sql, at: Sql, note: Sql, pool: Sql = sql`null::text`) =>
    sql`json_build_object('person', ${person}, 'at', ${at}, 'note', ${note}, 'pool', ${pool})`;
  const cluster = clusterOf(sql`d.problem_id`);
  // What was pinned in a split after its release was frozen is no reason.
  const counts =
    from.row.splitId === to.row.splitId
      ? isBetween(sql`s.at`)
      : sql`s.at <= case s.split_id when ${from.row.splitId}::int then ${from.row.frozenAt}::timestamptz else ${to.row.frozenAt}::timestamptz end`;

  return sql`case d.cause when 'split' then (select ${act(sql`w.name`, sql`s.at`, sql`s.note`, sql`s.pool`)}
        from (select split_id, problem_id, person_id, created_at as at, note, pool from split_pin
          union all select split_id, problem_id, unpinned_by_id, unpinned_at, unpin_note, null from split_pin
          where unpinned_at is not null) s join person w on w.id = s.person_id
        where s.split_id in (${from.row.splitId}, ${to.row.splitId}) and ${counts}
          and ${clusterOf(sql`s.problem_id`)} = ${cluster}
        order by s.at desc limit 1) end as pin,
      case d.cause when 'split' then (select ${act(sql`w.name`, sql`a.at`, sql`''`, sql`g.pool`)}
        from split_pool g join audit a on a.verb = 'grow_split' and a.at >= g.assigned_at
          and a.subject = 'split:' || ${last.row.split.extId}
        join person w on w.id = a.person_id
        where g.split_id = ${last.row.splitId} and g.problem_id = d.problem_id and ${isBetween(sql`g.assigned_at`)}
        order by a.id limit 1) end as growth,
      case d.cause when 'split' then (select ${act(sql`w.name`, sql`l.created_at`, sql`l.note`)}
        from leak_decision l join person w on w.id = l.person_id
        where l.corpus_id = ${to.row.corpusId} and l.kind = 'join' and l.undone_at is null and ${isBetween(sql`l.created_at`)}
          and ${cluster} in (${clusterOf(sql`l.a_id`)}, ${clusterOf(sql`l.b_id`)})
        order by l.id desc limit 1) end as "join",
      case d.cause when 'filter version' then (select ${act(sql`w.name`, sql`f.created_at`, sql`f.reason`)}
        from filter_activation f join person w on w.id = f.person_id
        where f.corpus_id = ${to.row.corpusId} and f.version_id = ${last.row.filterVersionId} and f.state = 'done'
          and f.created_at <= ${last.row.frozenAt}
        order by f.id desc limit 1) end as activation`;
}

function moment({ row }: OpenRelease): number {
  return row.frozenAt?.getTime() ?? 0;
}
