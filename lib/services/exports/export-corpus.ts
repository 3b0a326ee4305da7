import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { holdsSomething } from "@/lib/services/corpora/holds-something";
import { ServiceError } from "@/lib/services/service-error";

/** A corpus as an export names it. */
export interface ExportCorpus {
  readonly id: number;
  readonly name: string;
  readonly filterVersionId: number;
  readonly filterVersion: { readonly name: string; readonly hash: string };
}

const LeavingRow = z.object({ id: z.int() });
const KnownRow = z.object({ name: z.string() });

/**
 * The corpus to export, by its public id or its name.
 *
 * @throws ServiceError NOT_FOUND that names the corpora there are; one that is being removed is none
 */
export async function getExportCorpus(
  db: DbOrTransaction,
  named: { readonly extId: string } | { readonly name: string },
): Promise<ExportCorpus> {
  const select = {
    id: true,
    name: true,
    filterVersionId: true,
    filterVersion: { select: { name: true, hash: true } },
  } as const;
  const leaving = await queryRows(db, LeavingRow, sql`select c.id from corpus c where ${beingRemoved(sql`c.ext_id`)}`);
  const isLeaving = { id: { in: leaving.map(({ id }) => id) } };
  const corpus = await db.corpus.findUnique({ where: { ...named, NOT: isLeaving }, select });
  if (corpus) return corpus;

  const known = await queryRows(
    db,
    KnownRow,
    sql`select c.name from corpus c where not ${beingRemoved(sql`c.ext_id`)} and ${holdsSomething} order by c.name limit 20`,
  );
  const names = known.map(({ name }) => `“${name}”`).join(", ");
  const what = "name" in named ? `no corpus “${named.name}”` : "no such corpus";
  const help = names === "" ? "Import one first." : `There is ${names}.`;

  throw new ServiceError("NOT_FOUND", `There is ${what}. ${help}`);
}
