import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/format-number";
import type { ReleaseSummary } from "@/lib/contract/releases";
import { RELEASE_LOOK } from "./release-look";
import { isBlocked } from "./release-standing";

type Standing = Pick<ReleaseSummary, "state" | "blocked">;

/** Where a release stands, and that a guard holds it back. */
export function StateChips({ release }: { release: Standing }) {
  const { word, mark, tone, says } = RELEASE_LOOK[release.state];

  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Chip tone={tone} mark={mark} title={says}>
        {word}
      </Chip>
      {isBlocked(release) ? (
        <Chip tone="danger" mark="✕" title="It cannot be signed before its leaks are mended or waived">
          blocked by {countOf(release.blocked ?? 0, "guard")}
        </Chip>
      ) : null}
    </span>
  );
}
