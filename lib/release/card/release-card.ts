import type { Audit } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";
import type { ReleaseManifest } from "@/lib/release/release-manifest";

export const CARD_FILE = "README.md";

/** A guard that was let pass by two people. */
export interface CardWaiver {
  readonly guard: Guard;
  readonly reason: string;
  /** Names of the two. */
  readonly by: string;
  readonly second: string;
}

/** What people and guards said of a release after it was built. */
export interface CardDecisions {
  readonly audit: Pick<Audit, "problems" | "protectedSets" | "guards"> | undefined;
  readonly waivers: readonly CardWaiver[];
}

/** The dataset card of a release. The same manifest, audit and waivers give the same text. */
export function releaseCard(manifest: ReleaseManifest, { audit, waivers }: CardDecisions): string {
  return `# ${manifest.name}\n${audit?.problems ?? ""}${waivers.length}`;
}
