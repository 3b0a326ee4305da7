import { tarArchive, tarSize } from "@/lib/release/tar-archive";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { type Download, findDownload } from "./find-download";
import { openDownload } from "./open-release-file";

interface ReleaseArchive {
  readonly name: string;
  readonly sizeBytes: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * All files of a release in one archive, in the folders in which they are verified. Each is opened when its turn comes.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN where it may hold what the person reviews blind
 */
export async function openReleaseArchive(ctx: Context, { id }: { readonly id: string }): Promise<ReleaseArchive> {
  requirePermission(ctx, "see_releases");
  requirePermission(ctx, "export");
  const download = await findDownload(ctx, { id });
  const { number, files } = download;
  if (files.length === 0) throw new ServiceError("NOT_FOUND", "This release has no files yet.");

  const folder = `release-${number}`;
  const entries = files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((file) => ({
      name: `${folder}/${file.name}`,
      size: Number(file.bytes),
      read: () => readWhole(ctx.home, download, file.name),
    }));

  return { name: `${folder}.tar`, sizeBytes: tarSize(entries), bytes: tarArchive(entries) };
}

async function* readWhole(home: string, download: Download, name: string) {
  const { sizeBytes, read, close } = await openDownload(home, download, name);
  if (sizeBytes === 0) return close();
  yield* read({ first: 0, last: sizeBytes - 1 });
}
