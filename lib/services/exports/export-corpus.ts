import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

/** A corpus as an export names it. */
export interface ExportCorpus {
  readonly id: number;
  readonly name: string;
  readonly filterVersionId: number;
  readonly filterVersion: { readonly name: string; readonly hash: string };
}

/**
 * The corpus to export, by its public id or its name.
 *
 * @throws ServiceError NOT_FOUND that names the corpora there are
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
  const corpus = await db.corpus.findUnique({ where: named, select });
  if (corpus) return corpus;

  const known = await db.corpus.findMany({ select: { name: true }, orderBy: { name: "asc" }, take: 20 });
  const names = known.map(({ name }) => `“${name}”`).join(", ");
  const what = "name" in named ? `no corpus “${named.name}”` : "no such corpus";
  const help = names === "" ? "Import one first." : `There is ${names}.`;

  throw new ServiceError("NOT_FOUND", `There is ${what}. ${help}`);
}
