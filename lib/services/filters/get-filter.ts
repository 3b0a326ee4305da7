import type { FilterVersion } from "@/lib/contract/filters";
import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { readVersions } from "./version-rows";

/**
 * One filter version, by its public id or its hash.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function getFilter(
  ctx: Pick<Context, "person"> & { readonly db: DbOrTransaction },
  named: { readonly id: string } | { readonly hash: string },
): Promise<FilterVersion> {
  requirePermission(ctx, "read");
  const [version] = await readVersions(ctx.db, "id" in named ? { extId: named.id } : named);
  if (version === undefined) throw new ServiceError("NOT_FOUND", "There is no such filter version.");

  return version;
}
