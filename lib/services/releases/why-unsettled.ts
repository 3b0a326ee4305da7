import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { hasActivationJob } from "@/lib/services/filters/activation-job";
import type { KnownRecipe } from "./read-recipe";
import { tellsOfVersion } from "./require-own-fields";

/**
 * Why a recipe that goes by the verdicts that are stored cannot be built: they are not all of its version. From the facts a
 * recipe is decided at any time, but for the fields of its filter that tell of those verdicts.
 */
export async function whyUnsettled(
  db: DbOrTransaction,
  { corpus, filterVersionId, isStored, filter }: KnownRecipe,
): Promise<string | undefined> {
  if (!isStored && !tellsOfVersion(filter)) return undefined;
  const [row] = await queryRows(
    db,
    z.object({ versions: z.array(z.int()) }),
    sql`select array_remove(array[min(t.filter_version_id), max(t.filter_version_id)], null) as versions
        from trajectory t where t.corpus_id = ${corpus.id}`,
  );
  const isSettled = row?.versions.every((id) => id === filterVersionId) !== false;
  if (isSettled && !(await hasActivationJob(db, corpus.extId))) return undefined;

  return `The trajectories of “${corpus.name}” are not all decided by the filter version of this release. Build it when that version is active and no import runs.`;
}
