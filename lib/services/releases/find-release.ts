import { requireSightedFile } from "@/lib/services/blindness/require-sighted-file";
import type { Context } from "@/lib/services/context";
import { type ReleaseFields, readRelease } from "./release-fields";

/**
 * A release for somebody who may see it. The caller asks for the permission.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN where it may hold what the person reviews blind
 */
export async function findRelease(
  ctx: Pick<Context, "person" | "db">,
  { id }: { readonly id: string },
): Promise<ReleaseFields> {
  const row = await readRelease(ctx.db, id);
  await requireSightedFile(ctx, row, "release");

  return row;
}
