import * as z from "zod";
import { Span } from "@/lib/contract/label-values";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { GATE_CAUSES, type GateCause } from "@/lib/domain/gate-cause";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import type { EffectiveLabel } from "./effective-label";

/** What was said with a person's gate: why it differs from the judge's, and the evidence. */
export interface GateGrounds {
  readonly cause: GateCause | null;
  readonly note: string | null;
  readonly spans: readonly Span[];
}

const Cause = z.enum(GATE_CAUSES);
const EventRow = z.object({
  question: z.enum(["gate", "gate_cause", "gate_span"]),
  value: z.string().nullable(),
  note: z.string().nullable(),
  span: Span.nullable(),
});

/**
 * The grounds of the gate that counts. Outside of queues they are given with it; in a queue after the reveal, by somebody
 * whose answer it is that counts, and the last ones stand. What was said of an answer that was taken back goes with it.
 */
export async function gateGrounds(
  db: DbOrTransaction,
  key: TrajectoryKey,
  { from, value }: Pick<EffectiveLabel, "from" | "value">,
): Promise<GateGrounds> {
  const events = await queryRows(
    db,
    EventRow,
    "itemId" in from ? ofItem(from.itemId, value) : ofOverride(key, from.version),
  );
  const cause = events.findLast((event) => event.question === "gate_cause")?.value ?? null;

  return {
    cause: cause === null ? null : Cause.parse(cause),
    note: events.find((event) => event.note !== null)?.note ?? null,
    spans: events.flatMap(({ question, span }) => (question === "gate_span" && span ? [span] : [])),
  };
}

function ofOverride({ corpusId, id }: TrajectoryKey, version: number): Sql {
  return sql`select question, value, note, span from label_event
    where corpus_id = ${corpusId} and trajectory_id = ${id} and queue_item_id is null and version = ${version}::int
      and question in ('gate', 'gate_cause', 'gate_span') order by id`;
}

function ofItem(itemId: bigint, gate: string): Sql {
  return sql`
    with last as (
      select c.person_id, c.version from label_event c
      join queue_assignment a on a.item_id = c.queue_item_id and a.person_id = c.person_id and a.state = 'committed'
      join label_event g on g.commit_id = a.commit_id and g.question = 'gate' and g.phase = 'answer' and g.value = ${gate}
      where c.queue_item_id = ${itemId} and c.question = 'gate_cause' and c.id > g.id order by c.id desc limit 1
    )
    select e.question, e.value, e.note, e.span from label_event e join last l on l.person_id = e.person_id and l.version = e.version
    where e.queue_item_id = ${itemId} and e.question in ('gate_cause', 'gate_span') order by e.id`;
}
