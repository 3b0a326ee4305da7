import type { FilterVersion } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import { hashBeginning } from "@/lib/domain/version-hash";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readVersions } from "./version-rows";

/**
 * One filter version, by its public id, or by its hash or the first eight digits or more of it.
 *
 * @throws ServiceError NOT_FOUND, also for the beginning of more than one hash
 */
export async function getFilter(
  ctx: Pick<Context, "person"> & { readonly db: DbOrTransaction },
  named: { readonly id: string } | { readonly hash: string },
): Promise<FilterVersion> {
  requirePermission(ctx, "read");
  const [version, ...others] = await readVersions(ctx.db, "id" in named ? { extId: named.id } : ofHash(named.hash));
  if (version === undefined || others.length > 0)
    throw new ServiceError("NOT_FOUND", "There is no such filter version.");

  return version;
}

/** What is no beginning of a hash is the hash of nothing. */
function ofHash(text: string) {
  const beginning = hashBeginning(text);

  return { hash: beginning === undefined ? text : { startsWith: beginning } };
}
