import { Chip } from "@/components/ui/chip";
import { countOf } from "@/components/ui/format-number";
import type { ReleaseSummary } from "@/lib/contract/releases";
import { RELEASE_LOOK } from "./release-look";
import { isBlocked } from "./release-standing";

const BLOCKED = "It cannot be signed before its leaks are mended or waived";
const WAITS = "Other people waived its leaks; that counts once you agree";

interface StateChipsProps {
  release: Pick<ReleaseSummary, "state" | "blocked" | "waived">;
  /** Whether others waived all that holds it back, so that it waits for nobody but who reads this. */
  waitsForMe?: boolean;
}

/** Where a release stands, that a guard holds it back, and that people let the hits of one pass. */
export function StateChips({ release, waitsForMe = false }: StateChipsProps) {
  const { word, mark, tone, says } = RELEASE_LOOK[release.state];
  const waived = release.waived ?? 0;

  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Chip tone={tone} mark={mark} title={says}>
        {word}
      </Chip>
      {isBlocked(release) ? (
        <Chip tone="danger" mark="✕" title={waitsForMe ? WAITS : BLOCKED}>
          {waitsForMe ? "blocked, waits for you" : `blocked by ${countOf(release.blocked ?? 0, "guard")}`}
        </Chip>
      ) : null}
      {waived > 0 ? (
        <Chip tone="subtask" mark="⊘" title="It has hits that two people let pass; the card says why">
          {countOf(waived, "guard")} waived
        </Chip>
      ) : null}
    </span>
  );
}
