import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import type { CorpusKey } from "./get-corpus-key";
import { jobsOfCorpus } from "./jobs-of-corpus";

/** Why a corpus cannot be removed now, with what to do about it; undefined where it can. */
export async function whyNotRemoved(db: DbOrTransaction, { id, name, extId }: CorpusKey): Promise<string | undefined> {
  const [job] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select j.id::text from job_run j where j.state in ('queued', 'running')
          and j.id in (${jobsOfCorpus({ id, extId })}) limit 1`,
  );
  if (job !== undefined)
    return `A job of “${name}” waits or runs. Wait until it has ended, or cancel it, and then remove the corpus.`;

  const signed = await db.release.findFirst({
    where: { corpusId: id, state: "signed" },
    select: { number: true, name: true },
    orderBy: { number: "asc" },
  });
  if (signed === null) return undefined;

  return `Release ${signed.number}, “${signed.name}”, of “${name}” is signed, and what was shipped has to stay provable. Withdraw it first, and then remove the corpus.`;
}

/** @throws ServiceError CONFLICT that says what stands against removing it now */
export async function requireRemovable(db: DbOrTransaction, corpus: CorpusKey): Promise<void> {
  const why = await whyNotRemoved(db, corpus);
  if (why !== undefined) throw new ServiceError("CONFLICT", why);
}
