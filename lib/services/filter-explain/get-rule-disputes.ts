import * as z from "zod";
import type { RuleDisputes } from "@/lib/contract/filter-difference";
import { compileFilter } from "@/lib/db/compile-filter";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import type { DisputeFact } from "@/lib/domain/dispute-fact";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { VERDICTS } from "@/lib/domain/verdict";
import { decideVerdict, verdictOfRule } from "@/lib/filter/decide-verdict";
import { rejectBits } from "@/lib/filter/reject-bits";
import { isDecided, type LabelledRow, type RuleDispute, ruleDisputes } from "@/lib/filter/rule-disputes";
import type { FieldName } from "@/lib/query/fields";
import type { Asker } from "@/lib/services/blindness/asker";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { countUnsettled } from "@/lib/services/filter-lab/count-unsettled";
import { readUnderWay } from "@/lib/services/filters/read-under-way";
import { requirePermission } from "@/lib/services/require-permission";
import { matches } from "@/lib/services/trajectories/count-matches";
import { readOwnFilter } from "@/lib/services/trajectories/read-filter";
import { factColumns, factsOf, StoredFacts } from "./stored-facts";
import { activeVersionRow, getVersionRow } from "./version-row";

interface Request {
  readonly id: string;
  /** The active one where none is named. */
  readonly version?: string | undefined;
  readonly labels: CountedLabels;
}

/**
 * Rules of a filter version, with what is remarkable beside them, where most people say otherwise, of the rows that the
 * person may see with a label that was given blind, or with any. The counts of the
 * active version come from the same texts that list the rows; there are none while rows are being brought to it.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN
 */
export async function getRuleDisputes(asker: Asker, { id, version, labels }: Request): Promise<RuleDisputes> {
  requirePermission(asker, "test_filter");
  const { id: corpusId } = await getCorpusKey(asker.db, id);
  const active = await activeVersionRow(asker.db, corpusId);
  const asked = version === undefined ? active : await getVersionRow(asker.db, version);
  const isActive = asked.id === active.id;
  // Else what is stored is the answer of the version before, of some rows or of all.
  const isStored = isActive && (await readUnderWay(asker.db, corpusId)) === undefined;
  const seen = await seenRows(asker, corpusId);

  const stored = await queryRows(asker.db, LabelRow, labelledRows(corpusId, seen));
  const rows = stored.flatMap((row): LabelledRow[] => {
    const label = labels === "blind" ? row.blind_label : row.label;
    if (label === null) return [];
    const own = { label, problem: row.problem, agent: row.agent, facts: factsBeside(row) };
    if (isStored) return [{ verdict: row.verdict, rule: row.rule_name, rejects: row.rejects, ...own }];

    const rule = decideVerdict(factsOf(row), asked.thresholds);
    const rejects = rejectBits(factsOf(row), asked.thresholds);

    return [{ verdict: verdictOfRule(rule), rule, rejects, ...own }];
  });
  const disputes = ruleDisputes(rows);
  const counts = isStored ? await countRows(asker, corpusId, disputes, seen) : [];

  return {
    version: { ...asked.ref, isActive },
    labels,
    labelled: rows.length,
    notBlind: stored.filter((row) => row.blind_label === null).length,
    unsettled: await countUnsettled(asker, corpusId),
    decided: rows.filter(isDecided).length,
    items: disputes.map(({ filter, ...dispute }, at) => ({
      ...dispute,
      labelledFilter: isStored ? `${filter} -${LABEL_FIELDS[labels]}:none` : null,
      filter: isStored ? filter : null,
      rows: counts[at] ?? null,
    })),
  };
}

/** Of the filter text, by which labels count. */
const LABEL_FIELDS = { blind: "blind_label", all: "label" } as const satisfies Record<CountedLabels, FieldName>;

const LabelRow = StoredFacts.extend({
  label: z.enum(STRUCTURE_LABELS),
  blind_label: z.enum(STRUCTURE_LABELS).nullable(),
  problem: z.int(),
  agent: z.string().nullable(),
  verdict: z.enum(VERDICTS),
  rule_name: z.string(),
  rejects: z.int(),
  by_rewritten: z.int(),
  phantom: z.int(),
  unseen_ids: z.int().nullable(),
  has_cycle: z.boolean(),
});

function labelledRows(corpusId: number, seen: Sql): Sql {
  return sql`select v.label, v.blind_label, t.problem_id as problem, t.verdict, t.rule_name, t.rejects, s.by_rewritten, s.phantom, t.unseen_ids, s.has_cycle,
      case when a.id is not null then concat_ws(' ', a.name, a.version) end as agent, ${factColumns}
    from review v
    join trajectory t on t.corpus_id = ${corpusId} and t.id = v.trajectory_id
    join signal s on s.corpus_id = ${corpusId} and s.trajectory_id = v.trajectory_id
    join run r on r.id = t.run_id
    left join agent a on a.id = r.agent_id
    where v.corpus_id = ${corpusId} and v.label is not null and ${seen}`;
}

/** As the terms of the filter text have them. */
function factsBeside(row: z.infer<typeof LabelRow>): ReadonlySet<DisputeFact> {
  const has: readonly (readonly [DisputeFact, boolean])[] = [
    ["rewritten", row.by_rewritten > 0],
    ["macro", row.by_macro > 0],
    ["retry", row.by_retry > 0],
    ["phantom", row.phantom > 0],
    ["unseen", (row.unseen_ids ?? 0) > 0],
    ["no_nonce", row.sends_no_nonce],
    ["cycle", row.has_cycle],
  ];

  return new Set(has.flatMap(([fact, isSo]) => (isSo ? [fact] : [])));
}

const CountsRow = z.object({ counts: z.array(z.int()) });

/** How many rows of the corpus each filter text lists for the person, in one look at the corpus. */
async function countRows(
  asker: Asker,
  corpusId: number,
  disputes: readonly RuleDispute[],
  seen: Sql,
): Promise<readonly number[]> {
  if (disputes.length === 0) return [];
  const counts = disputes.map(
    ({ filter }) => sql`count(*) filter (where ${compileFilter(readOwnFilter(filter), corpusId)})::int`,
  );
  const [row] = await queryRows(
    asker.db,
    CountsRow,
    sql`select array[${joinSql(counts, ", ")}] as counts ${matches(corpusId, seen)}`,
  );

  return row?.counts ?? [];
}
