import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { Asking } from "@/lib/services/blindness/asker";
import { anyRewardHidden, hidesAnyReward } from "@/lib/services/blindness/blind-rewards";

/** Whether a row is taken tells whether its reward is the hidden one, and a row that is taken would take its place. */
export const ANSWERS_CLOSED =
  "You review rollouts of this corpus blind, with the reward hidden, so you cannot import answer keys into it. Answer them in the queue first, or ask somebody else to import this file.";

const Importer = z.object({ id: z.int(), extId: z.string(), name: z.string(), role: z.string() });

/** Whether whoever started an import reviews rewards of its corpus blind. */
export async function isAnswerBlind(session: CopySession, importId: number, corpusId: number): Promise<boolean> {
  const [person] = await session.query(
    Importer,
    `select p.id, p.ext_id::text as "extId", p.name, p.role from import i
     join job_run j on j.id = i.job_id join person p on p.id = j.person_id where i.id = $1`,
    [importId],
  );
  if (person === undefined) return false;
  const { text, values } = anyRewardHidden(person, corpusId);
  const [row] = await session.query(z.object({ is_blind: z.boolean() }), text, values);

  return row?.is_blind ?? false;
}

const Veiled = z.object({ key: z.int(), id: z.string(), job_id: z.string().nullable(), corpus_id: z.int() });

/** Imports among those of a condition on `import i` of which a person may not know how many answer keys were taken. */
export async function veiledImports(asker: Asking, condition: Sql): Promise<readonly z.infer<typeof Veiled>[]> {
  const found = await queryRows(
    asker.db,
    Veiled,
    sql`select i.id as key, i.ext_id::text as id, i.job_id::text, i.corpus_id from import i where ${condition}
          and exists (select from import_file f where f.import_id = i.id and f.format = ${PROBLEMS_FORMAT})`,
  );
  const blind = new Set<number>();
  for (const corpus of new Set(found.map(({ corpus_id }) => corpus_id)))
    if (await hidesAnyReward(asker, corpus)) blind.add(corpus);

  return found.filter(({ corpus_id }) => blind.has(corpus_id));
}
