import * as z from "zod";
import type { ApprovalPreview } from "@/lib/contract/labels";
import type { Db } from "@/lib/db/client";
import { compileFilter } from "@/lib/db/compile-filter";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { VERDICTS } from "@/lib/domain/verdict";
import { matches } from "@/lib/services/trajectories/count-matches";
import { readOwnFilter } from "@/lib/services/trajectories/read-filter";

const GroupRow = z.object({
  structure: z.enum([...VERDICTS, ...STRUCTURE_LABELS]),
  outcome: z.enum(OUTCOME_LEVELS),
  count: z.int(),
  judged: z.int(),
  malformed: z.int(),
});

/** What rows are: as people call them, else the filter; by outcome; how many have a judgement, and break a format rule. */
export async function countMadeOf(db: Db, corpusId: number, rows: Sql): Promise<ApprovalPreview["madeOf"]> {
  const own = (text: string): Sql => compileFilter(readOwnFilter(text), corpusId);
  const groups = await queryRows(
    db,
    GroupRow,
    sql`select coalesce(v.label, t.verdict) as structure, t.outcome, count(*)::int as count,
          count(*) filter (where ${own("judge:scored")})::int as judged,
          count(*) filter (where ${own("-reject:none")})::int as malformed
        ${matches(corpusId, rows)} group by 1, 2`,
  );
  const sum = (of: "count" | "judged" | "malformed", those: typeof groups): number =>
    those.reduce((total, group) => total + group[of], 0);
  const countsBy = <Value>(values: readonly Value[], of: (group: (typeof groups)[number]) => Value) =>
    values
      .map((value) => ({
        value,
        count: sum(
          "count",
          groups.filter((group) => of(group) === value),
        ),
      }))
      .filter(({ count }) => count > 0);

  return {
    structure: countsBy(GroupRow.shape.structure.options, ({ structure }) => structure),
    outcome: countsBy(OUTCOME_LEVELS, ({ outcome }) => outcome),
    judged: sum("judged", groups),
    malformed: sum("malformed", groups),
  };
}
