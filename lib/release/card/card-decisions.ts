import type { Audit } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";

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
  readonly audit:
    | {
        readonly problems: number;
        readonly protectedSets: Readonly<Audit["protectedSets"]>;
        readonly pools?: Audit["pools"] | undefined;
        readonly cuts?: Audit["cuts"] | undefined;
        readonly guards: readonly Pick<Audit["guards"][number], "guard" | "count">[];
      }
    | undefined;
  readonly waivers: readonly CardWaiver[];
  /** Protected sets that an audit of it asked and that were taken away since. */
  readonly lostSets?: readonly string[];
}
