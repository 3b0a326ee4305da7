import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isUuid } from "@/lib/domain/is-uuid";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindItems, blindQueues } from "@/lib/services/blindness/blind-items";

const SubjectRow = z.object({ subject: z.string() });

/** Which subjects of audit entries a person still reviews blind: what was done to them would tell what the queue hides. */
export async function hiddenSubjects({ db, person }: Asker, subjects: readonly string[]): Promise<ReadonlySet<string>> {
  const trajectories = idsOf("trajectory", subjects);
  const queues = idsOf("queue", subjects);
  if (trajectories.length + queues.length === 0) return new Set();

  const rows = await queryRows(
    db,
    SubjectRow,
    sql`select 'trajectory:' || t.ext_id as subject from trajectory t where t.ext_id = any(${trajectories}::uuid[])
          and exists (${blindItems(person, sql`t.corpus_id`, sql`i.trajectory_id = t.id`)})
        union all
        select 'queue:' || o.ext_id from queue o where o.ext_id = any(${queues}::uuid[])
          and o.id in (select b.id from (${blindQueues(person, sql`o.corpus_id`)}) b)`,
  );

  return new Set(rows.map(({ subject }) => subject));
}

function idsOf(kind: string, subjects: readonly string[]): string[] {
  const start = `${kind}:`;

  return subjects.flatMap((subject) => {
    const id = subject.startsWith(start) ? subject.slice(start.length) : "";
    return isUuid(id) ? [id] : [];
  });
}
