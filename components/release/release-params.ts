import { type inferParserType, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { GUARD_LOOK } from "@/components/leak-audit/guard-look";
import type { Guard } from "@/lib/leak/audit-pools";

export const RELEASE_PARTS = ["audit", "files", "card", "difference"] as const;
export type ReleasePart = (typeof RELEASE_PARTS)[number];

const isGuard = (name: string): name is Guard => name in GUARD_LOOK;

/** What the address says of a release: the part in view, the guard whose hits are open, what it is compared with. */
export const releaseParams = {
  // A part is a place to come back to; what is opened in it is not.
  part: parseAsStringLiteral(RELEASE_PARTS).withDefault("audit").withOptions({ history: "push" }),
  guard: parseAsStringLiteral(Object.keys(GUARD_LOOK).filter(isGuard)),
  from: parseAsString.withDefault(""),
};

export type ReleasePlace = inferParserType<typeof releaseParams>;
export type SetReleasePlace = (change: Partial<ReleasePlace>) => void;
