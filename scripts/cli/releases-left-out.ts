import type { Context } from "@/lib/services/context";
import { listReleases } from "@/lib/services/releases/list-releases";

/** Of a corpus whose releases may hold what the owner still reviews blind: what the screen of the releases says. */
export const RELEASES_LEFT_OUT =
  "Releases that may hold trajectories you review blind in a queue are listed once you have answered and revealed your last answer.";

export const NO_RELEASE_SHOWN = `No release is shown to you. ${RELEASES_LEFT_OUT}`;

/** Whether a corpus has releases that are not shown to who asks. */
export async function leavesReleasesOut(context: Context, corpusExtId: string): Promise<boolean> {
  const { leavesOut } = await listReleases(context, { id: corpusExtId, limit: 1 });

  return leavesOut;
}
