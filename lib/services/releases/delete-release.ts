import { rm } from "node:fs/promises";
import type { Context } from "@/lib/services/context";
import { releaseFolder } from "./release-folder";
import { withRelease } from "./with-release";

/** Deletes a release that nobody approved, with its files. Its number is not given again. */
export async function deleteRelease(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  const folder = await withRelease(ctx, {
    ...{ id, step: "delete", detail: {} },
    change: async (tx, { row }) => {
      await tx.release.delete({ where: { id: row.id } });

      return releaseFolder(ctx.home, row);
    },
  });
  // Only what is gone for good loses its files, however long that takes.
  await rm(folder, { recursive: true, force: true });
}
