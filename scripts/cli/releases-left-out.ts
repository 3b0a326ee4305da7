import { RELEASES_LEFT_OUT } from "@/lib/domain/releases-left-out";
import type { Context } from "@/lib/services/context";
import { listReleases } from "@/lib/services/releases/list-releases";

/** As the screen of the releases says it. */
export const NO_RELEASE_SHOWN = `No release is shown to you. ${RELEASES_LEFT_OUT}`;

/** Whether a corpus has releases that are not shown to who asks. */
export async function leavesReleasesOut(context: Context, corpusExtId: string): Promise<boolean> {
  const { leavesOut } = await listReleases(context, { id: corpusExtId, limit: 1 });

  return leavesOut;
}
