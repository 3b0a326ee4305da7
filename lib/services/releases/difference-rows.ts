import { type Sql, sql } from "@/lib/db/query-rows";
import type { Selection } from "@/lib/exporters/exporter";

/** What of a release its difference from another is made of. */
export interface ReleaseSide {
  readonly id: number;
  readonly corpusId: number;
  readonly splitId: number;
  readonly filterVersionId: number;
  /** The last label event and the last trajectory that it knows. */
  readonly labelEvent: bigint;
  readonly trajectoryTo: bigint;
  readonly frozenAt: Date | null;
  readonly pools: readonly string[];
  readonly filter: string;
  readonly selection: Selection;
  /** Of the preset, as one text. */
  readonly options: string;
}

/** Why a row is in one of two releases, or is otherwise in the second; the first that applies. */
export const CAUSES = ["import", "recipe", "approval", "label", "filter version", "split", "cap"] as const;
export const CHANGES = ["entered", "left", "changed"] as const;
export type Cause = (typeof CAUSES)[number];

/**
 * Trajectories that two releases of a corpus do not hold alike, each with what caused it: the first of these that
 * applies. A trajectory that one of them could not know came with an import; one whose pool only one ships, or which
 * another preset or filter text takes, is the recipe's, but not one that both would take before the caps; then what
 * people decided between the two; then the filter version; then the split, where it gives the row's problem another pool
 * than the other's. What is left changed its place among others of its problem or miner: caps and near-duplicates.
 */
export function differenceRows(from: ReleaseSide, to: ReleaseSide): Sql {
  const [first, last] = from.labelEvent <= to.labelEvent ? [from, to] : [to, from];
  const known = from.trajectoryTo <= to.trajectoryTo ? from.trajectoryTo : to.trajectoryTo;
  const event = (isApproval: Sql): Sql => sql`(select max(e.id) from label_event e
    where e.corpus_id = ${from.corpusId} and e.trajectory_id = d.id and e.id > ${first.labelEvent} and e.id <= ${last.labelEvent}
      and ${isApproval})`;

  return sql`select d.*, case
        when d.change <> 'changed' and d.id > ${known} then 'import'
        when d.change = 'entered' and not d.pool = any(${[...from.pools]}::text[]) then 'recipe'
        when d.change = 'left' and not d.pool = any(${[...to.pools]}::text[]) then 'recipe'
        when d.change = 'left' and not ${takes(to, from)} then 'recipe'
        when d.change = 'entered' and not ${takes(from, to)} then 'recipe'
        when d.approval is not null then 'approval'
        when d.label is not null or d.source_before is distinct from d.source and d.change = 'changed' then 'label'
        when ${from.filterVersionId !== to.filterVersionId} and not (d.change = 'changed' and d.pool_before <> d.pool) then 'filter version'
        when d.pool_before <> d.pool or d.pool is distinct from d.pool_there or d.is_moved then 'split'
        else 'cap' end as cause
      from (
        select d.*, ${event(sql`e.question = 'approval'`)} as approval, ${event(sql`e.question = 'structure'`)} as label,
          sp.pool as pool_there, ${movedThere(from, to)} as is_moved
        from (
          select coalesce(b.trajectory_id, a.trajectory_id) as id, coalesce(b.problem_id, a.problem_id) as problem_id,
            coalesce(b.position, a.position) as position, coalesce(b.pool, a.pool) as pool,
            coalesce(b.approved, a.approved) as approved, coalesce(b.outcome, a.outcome) as outcome,
            a.pool as pool_before, a.label_source as source_before, b.label_source as source,
            case when a.trajectory_id is null then 'entered' when b.trajectory_id is null then 'left' else 'changed' end as change
          from (select * from release_member where release_id = ${from.id}) a
          full join (select * from release_member where release_id = ${to.id}) b on b.trajectory_id = a.trajectory_id
          where (a.pool, a.structure, a.label_source, a.approved) is distinct from (b.pool, b.structure, b.label_source, b.approved)
        ) d
        -- The split of the release that does not hold the row.
        left join split_pool sp on sp.problem_id = d.problem_id
          and sp.split_id = case d.change when 'entered' then ${from.splitId}::int else ${to.splitId}::int end
      ) d`;
}

/**
 * Whether the pool that the other release's split gives by now is not known to be the one that it gave then. One split
 * gave it between the two; of two splits it is the one that moved since its release was frozen.
 */
function movedThere(from: ReleaseSide, to: ReleaseSide): Sql {
  if (from.splitId !== to.splitId)
    return sql`(sp.assigned_at > case d.change when 'entered' then ${from.frozenAt}::timestamptz else ${to.frozenAt}::timestamptz end)`;

  return sql`(sp.assigned_at > least(${from.frozenAt}::timestamptz, ${to.frozenAt}::timestamptz)
    and sp.assigned_at <= greatest(${from.frozenAt}::timestamptz, ${to.frozenAt}::timestamptz))`;
}

/**
 * Whether a preset and its filter text take a row that another's took, if the pipeline keeps it for both; of pairs nobody
 * can say unless they are the same.
 */
function takes(one: ReleaseSide, other: ReleaseSide): Sql {
  if (one.filter !== other.filter) return sql`false`;
  if (one.selection === "pairs") return sql`${other.selection === "pairs" && one.options === other.options}::boolean`;
  if (one.selection === other.selection) return sql`true`;

  const asGood = AS_GOOD[other.selection];
  if (one.selection !== "approved_or_failed") return asGood;

  // The worse side of a pair that failed is taken as a bad example too. Without an outcome there is no label.
  return sql`(${asGood} and d.outcome <> 'unscored' or ${other.selection === "pairs"} and d.outcome in ('partial', 'fail'))`;
}

/** Whether a preset took a row as a good example, as every other one does that is not of pairs. */
const AS_GOOD = {
  approved: sql`true`,
  // What failed is a bad one, also where somebody approved it.
  approved_or_failed: sql`(d.outcome not in ('partial', 'fail'))`,
  approved_or_rejected: sql`d.approved`,
  // The better and the worse side stand in turn.
  pairs: sql`(d.position % 2 = 0)`,
} as const satisfies Record<Selection, Sql>;
