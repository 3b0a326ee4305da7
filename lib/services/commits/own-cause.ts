import * as z from "zod";
import type { Reveal } from "@/lib/contract/review-flow";
import { queryRows, sql } from "@/lib/db/query-rows";
import { GATE_CAUSES } from "@/lib/domain/gate-cause";
import type { Asker } from "@/lib/services/blindness/asker";

const CauseRow = z.object({ value: z.enum(GATE_CAUSES), note: z.string().nullable() });

/** What the person who asks said last of why the gate of this commit of theirs differs from the judge's; undefined for nothing. */
export async function ownCause({ db, person }: Asker, commit: string): Promise<Reveal["ownCause"]> {
  const [last] = await queryRows(
    db,
    CauseRow,
    sql`select c.value, c.note from label_event g
        join label_event c on c.queue_item_id = g.queue_item_id and c.person_id = g.person_id and c.id > g.id
        where g.commit_id = ${commit}::uuid and g.person_id = ${person.id} and g.question = 'gate'
          and c.question = 'gate_cause'
        order by c.id desc limit 1`,
  );

  return last && { cause: last.value, note: last.note };
}
