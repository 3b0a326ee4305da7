import { type Sql, sql } from "@/lib/db/query-rows";
import type { Selection } from "@/lib/exporters/exporter";

/** A rejected row is not approved, whatever it was before. */
const approved = sql`(coalesce(v.approved, false) and v.label is distinct from 'reject')`;

/** Which rows of `trajectory t` and `review v` a preset takes. */
export const SELECTION_SQL = {
  approved,
  approved_or_failed: sql`(${approved} or (t.outcome in ('partial', 'fail') and v.label is distinct from 'reject'))`,
  approved_or_rejected: sql`(${approved} or v.label = 'reject')`,
  pairs: sql`(t.outcome <> 'unscored' and t.has_agent_turn and v.label is distinct from 'reject')`,
} as const satisfies Record<Selection, Sql>;

/** Why there is nothing to write, and what to do. */
export const NOTHING_SELECTED = {
  approved: "No trajectory that matches is approved. Approve some first.",
  approved_or_failed: "No trajectory that matches is approved, and none failed. Approve some first.",
  approved_or_rejected: "No trajectory that matches is approved or rejected. Decide on some first.",
  pairs:
    "No approved trajectory that matches has a worse one of the same problem and harness. Approve others, or ask for a smaller gap.",
} as const satisfies Record<Selection, string>;
