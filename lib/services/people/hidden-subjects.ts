import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isUuid } from "@/lib/domain/is-uuid";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindItems, blindQueues } from "@/lib/services/blindness/blind-items";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";

const SubjectRow = z.object({ subject: z.string() });

interface AuditEntry {
  readonly subject: string;
  readonly detail: unknown;
}

/** Which subjects of audit entries a person may not know the detail of: what was done to them would tell what a blind queue hides. */
export async function hiddenSubjects(
  { db, person }: Asker,
  entries: readonly AuditEntry[],
): Promise<ReadonlySet<string>> {
  const subjects = entries.map(({ subject }) => subject);
  const trajectories = idsOf("trajectory", subjects);
  const queues = idsOf("queue", subjects);
  const imports = await hiddenImports({ db, person }, entries);
  if (trajectories.length + queues.length === 0) return imports;

  const rows = await queryRows(
    db,
    SubjectRow,
    sql`select 'trajectory:' || t.ext_id as subject from trajectory t where t.ext_id = any(${trajectories}::uuid[])
          and exists (${blindItems(person, sql`t.corpus_id`, sql`i.trajectory_id = t.id`)})
        union all
        select 'queue:' || o.ext_id from queue o where o.ext_id = any(${queues}::uuid[])
          and o.id in (select b.id from (${blindQueues(person, sql`o.corpus_id`)}) b)`,
  );

  return new Set([...imports, ...rows.map(({ subject }) => subject)]);
}

const ImportRow = z.object({ subject: z.string(), corpus_id: z.int() });
const OfCorpus = z.object({ corpus: z.uuid() });

/**
 * Imports of problems into corpora of which the person reviews rewards blind: how many rows were set aside or taken back
 * tells which answer keys were taken. Of one that was taken back only its entries are left, so any is taken for one of problems.
 */
async function hiddenImports(asker: Asker, entries: readonly AuditEntry[]): Promise<ReadonlySet<string>> {
  const named = entries.flatMap(({ subject, detail }) => {
    const [id] = idsOf("import", [subject]);
    const of = OfCorpus.safeParse(detail);

    return id !== undefined && of.success ? [{ id, corpus: of.data.corpus }] : [];
  });
  if (named.length === 0) return new Set();

  const rows = await queryRows(
    asker.db,
    ImportRow,
    sql`select distinct 'import:' || n.id as subject, c.id as corpus_id
        from unnest(${named.map(({ id }) => id)}::text[], ${named.map(({ corpus }) => corpus)}::text[]) as n (id, corpus)
        join corpus c on c.ext_id = n.corpus::uuid
        left join import i on i.ext_id = n.id::uuid
        where i.id is null
          or exists (select from import_file f where f.import_id = i.id and f.format = ${PROBLEMS_FORMAT})`,
  );
  const blind = new Set<number>();
  for (const corpus of new Set(rows.map(({ corpus_id }) => corpus_id)))
    if (await hidesAnyReward(asker, corpus)) blind.add(corpus);

  return new Set(rows.filter(({ corpus_id }) => blind.has(corpus_id)).map(({ subject }) => subject));
}

function idsOf(kind: string, subjects: readonly string[]): string[] {
  const start = `${kind}:`;

  return subjects.flatMap((subject) => {
    const id = subject.startsWith(start) ? subject.slice(start.length) : "";
    return isUuid(id) ? [id] : [];
  });
}
