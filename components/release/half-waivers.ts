import type { ReleaseDetail } from "@/lib/contract/releases";
import type { Guard } from "@/lib/leak/audit-pools";
import { isStopping } from "./guard-standing";
import { isOpen } from "./release-standing";

type Waiver = ReleaseDetail["waivers"][number];
type OfWaivers = Pick<ReleaseDetail, "state" | "audit" | "waivers">;

/** Waivers that count for nothing before a second person agrees, of guards that stop the release. */
export function halfWaivers(release: OfWaivers): readonly Waiver[] {
  if (!isOpen(release)) return [];
  const stopping = stoppingGuards(release);

  return release.waivers.filter(({ guard, second }) => second === null && stopping.includes(guard));
}

/** Whether nothing but a person's own agreement frees a release: whoever agrees where another guard stops it frees nothing. */
export function isFreedByAgreeing(release: OfWaivers): boolean {
  const mine = halfWaivers(release).filter(({ mayAgree }) => mayAgree);

  return mine.length > 0 && stoppingGuards(release).every((stopping) => mine.some(({ guard }) => guard === stopping));
}

function stoppingGuards({ audit }: OfWaivers): readonly Guard[] {
  return audit?.guards.filter(isStopping).map(({ guard }) => guard) ?? [];
}
