import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { requirePermission } from "@/lib/services/require-permission";

const KeyedRow = z.object({ id: z.uuid(), corpus: z.uuid() });

interface NamedProblem {
  readonly key: string;
  /** Public id of the corpus in which it is looked for first. */
  readonly corpus: string | undefined;
}

/**
 * Public ids of the problem with a key and of its corpus; undefined where none has it. Of several it is the newest corpus's:
 * its page names the others.
 */
export async function findProblemOfKey(
  asker: Asker,
  { key, corpus }: NamedProblem,
): Promise<z.infer<typeof KeyedRow> | undefined> {
  requirePermission(asker, "read");
  const rows = await queryRows(
    asker.db,
    KeyedRow,
    sql`select p.ext_id::text as id, c.ext_id::text as corpus
        from corpus c join problem p on p.corpus_id = c.id and p.key = ${key}
        where not ${beingRemoved(sql`c.ext_id`)} order by c.id desc`,
  );

  return rows.find((row) => row.corpus === corpus) ?? rows[0];
}
