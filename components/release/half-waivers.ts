import type { ReleaseDetail } from "@/lib/contract/releases";
import { isStopping } from "./guard-standing";
import { isOpen } from "./release-standing";

type Waiver = ReleaseDetail["waivers"][number];

/** Waivers that count for nothing before a second person agrees, of guards that stop the release. */
export function halfWaivers(release: Pick<ReleaseDetail, "state" | "audit" | "waivers">): readonly Waiver[] {
  if (!isOpen(release)) return [];
  const stopping = release.audit?.guards.filter(isStopping).map(({ guard }) => guard) ?? [];

  return release.waivers.filter(({ guard, second }) => second === null && stopping.includes(guard));
}
