import { rm } from "node:fs/promises";
import type { Context } from "@/lib/services/context";
import { releaseFolder } from "./release-folder";
import { withRelease } from "./with-release";

/** Deletes a release that nobody approved, with its files. Its number is not given again. */
export async function deleteRelease(ctx: Context, { id }: { readonly id: string }): Promise<void> {
  await withRelease(ctx, {
    ...{ id, step: "delete", detail: {} },
    change: async (tx, { row }) => {
      await tx.release.delete({ where: { id: row.id } });
      await rm(releaseFolder(ctx.home, row), { recursive: true, force: true });
    },
  });
}
