import { requireSightedFile } from "@/lib/services/blindness/require-sighted-file";
import type { Context } from "@/lib/services/context";
import { noRelease } from "./release-fields";

// Neither manifest, audit nor card: a download would wait for megabytes of which it needs nothing.
const DOWNLOAD = {
  ...{ number: true, folder: true, corpusId: true, personId: true, createdAt: true },
  files: { select: { name: true, bytes: true, sha256: true } },
} as const;

export interface Download {
  readonly number: number;
  /** Inside the data folder; null before it is built. */
  readonly folder: string | null;
  readonly files: readonly { readonly name: string; readonly bytes: bigint; readonly sha256: string }[];
}

/**
 * The files of a release for somebody who may have them. The caller asks for the permission.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN where they may hold what the person reviews blind
 */
export async function findDownload(
  ctx: Pick<Context, "person" | "db">,
  { id }: { readonly id: string },
): Promise<Download> {
  const row = await ctx.db.release.findUnique({ where: { extId: id }, select: DOWNLOAD });
  if (!row) throw noRelease();
  await requireSightedFile(ctx, row, "release");

  return row;
}
