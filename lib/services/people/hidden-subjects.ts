import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { isUuid } from "@/lib/domain/is-uuid";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindItems, blindQueues } from "@/lib/services/blindness/blind-items";
import { hidesAnyReward } from "@/lib/services/blindness/blind-rewards";
import { reviewsBlind } from "@/lib/services/blindness/seen-rows";

const SubjectRow = z.object({ subject: z.string() });
const OfCorpusRow = SubjectRow.extend({
  corpus_id: z.int(),
  /** A queue that the person reviews blind. */
  is_own: z.boolean(),
});
const OfCorpus = z.object({ corpus: z.uuid() });

interface AuditEntry {
  readonly subject: string;
  readonly detail: unknown;
}

/** Which subjects of audit entries a person may not know the detail of: what was done to them would tell what a blind queue hides. */
export async function hiddenSubjects(asker: Asker, entries: readonly AuditEntry[]): Promise<ReadonlySet<string>> {
  const hidden = await Promise.all([
    hiddenTrajectories(asker, entries),
    hiddenOfCorpora(asker, entries),
    hiddenImports(asker, entries),
  ]);

  return new Set(hidden.flatMap((subjects) => [...subjects]));
}

async function hiddenTrajectories({ db, person }: Asker, entries: readonly AuditEntry[]): Promise<readonly string[]> {
  const ids = entries.flatMap(({ subject }) => idsOf("trajectory", [subject]));
  if (ids.length === 0) return [];

  const rows = await queryRows(
    db,
    SubjectRow,
    sql`select 'trajectory:' || t.ext_id as subject from trajectory t where t.ext_id = any(${ids}::uuid[])
          and exists (${blindItems(person, sql`t.corpus_id`, sql`i.trajectory_id = t.id`)})`,
  );

  return rows.map(({ subject }) => subject);
}

/**
 * What is about many rows of a corpus of which the person reviews any blind: how many a filter matched, also where a queue
 * was made of it, what a queue's disagreements were settled as, and which problems are variants of each other. A queue that
 * the person reviews blind stays hidden until it is closed, for its filter.
 */
async function hiddenOfCorpora(asker: Asker, entries: readonly AuditEntry[]): Promise<readonly string[]> {
  const subjects = entries.map(({ subject }) => subject);
  const [queues, splits] = [idsOf("queue", subjects), idsOf("split", subjects)];
  const named = entries.flatMap(corpusNamed);
  if (queues.length + splits.length + named.length === 0) return [];

  const rows = await queryRows(
    asker.db,
    OfCorpusRow,
    sql`select 'queue:' || o.ext_id as subject, o.corpus_id,
          o.id in (select b.id from (${blindQueues(asker.person, sql`o.corpus_id`)}) b) as is_own
        from queue o where o.ext_id = any(${queues}::uuid[])
        union all
        select 'split:' || s.ext_id, s.corpus_id, false from split s where s.ext_id = any(${splits}::uuid[])
        union all
        select distinct n.subject, c.id, false
        from unnest(${named.map(({ subject }) => subject)}::text[], ${named.map(({ corpus }) => corpus)}::text[]) as n (subject, corpus)
        join corpus c on c.ext_id = n.corpus::uuid`,
  );
  const blind = await corporaWhere(rows, (corpus) => reviewsBlind(asker, corpus));

  return rows.filter((row) => row.is_own || blind.has(row.corpus_id)).map(({ subject }) => subject);
}

/** The corpus that an entry is about as a whole, and that of a decision of leak clusters, which names it. */
function corpusNamed({ subject, detail }: AuditEntry): { readonly subject: string; readonly corpus: string }[] {
  const [id] = idsOf("corpus", [subject]);
  if (id !== undefined) return [{ subject, corpus: id }];
  const of = OfCorpus.safeParse(detail);

  return /^cluster_(decision|proposal):/.test(subject) && of.success ? [{ subject, corpus: of.data.corpus }] : [];
}

/** Each corpus is asked once. */
async function corporaWhere(
  rows: readonly { readonly corpus_id: number }[],
  isBlind: (corpus: number) => Promise<boolean>,
): Promise<ReadonlySet<number>> {
  const blind = new Set<number>();
  for (const corpus of new Set(rows.map(({ corpus_id }) => corpus_id))) if (await isBlind(corpus)) blind.add(corpus);

  return blind;
}

const ImportRow = z.object({ subject: z.string(), corpus_id: z.int() });

/**
 * Imports of problems into corpora of which the person reviews rewards blind: how many rows were set aside or taken back
 * tells which answer keys were taken. Of one that was taken back only its entries are left, so any is taken for one of problems.
 */
async function hiddenImports(asker: Asker, entries: readonly AuditEntry[]): Promise<readonly string[]> {
  const named = entries.flatMap(({ subject, detail }) => {
    const [id] = idsOf("import", [subject]);
    const of = OfCorpus.safeParse(detail);

    return id !== undefined && of.success ? [{ id, corpus: of.data.corpus }] : [];
  });
  if (named.length === 0) return [];

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
  const blind = await corporaWhere(rows, (corpus) => hidesAnyReward(asker, corpus));

  return rows.filter(({ corpus_id }) => blind.has(corpus_id)).map(({ subject }) => subject);
}

function idsOf(kind: string, subjects: readonly string[]): string[] {
  const start = `${kind}:`;

  return subjects.flatMap((subject) => {
    const id = subject.startsWith(start) ? subject.slice(start.length) : "";
    return isUuid(id) ? [id] : [];
  });
}
