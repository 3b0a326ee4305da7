import { Chip, type Tone } from "@/components/ui/chip";
import type { LABEL_SOURCES, StructureLabel } from "@/lib/domain/label";

export const LABEL_LOOK = {
  agentic: { mark: "●", word: "agentic", tone: "agentic", ink: "text-agentic" },
  sub_task: { mark: "◆", word: "sub-task", tone: "subtask", ink: "text-subtask" },
  reject: { mark: "✕", word: "reject", tone: "danger", ink: "text-danger" },
} as const satisfies Record<StructureLabel, { mark: string; word: string; tone: Tone; ink: string }>;

/** Where the effective label came from, in the words of every screen. */
export const SOURCE_LOOK = {
  person: { word: "person", says: "One person’s answer" },
  agreed: { word: "agreed", says: "All reviewers of a queue said so" },
  adjudicated: { word: "adjudicated", says: "The reviewers differed and it was settled" },
} as const satisfies Record<(typeof LABEL_SOURCES)[number], { word: string; says: string }>;

interface LabelBadgeProps {
  label: StructureLabel;
  source: (typeof LABEL_SOURCES)[number] | null;
  /** Who gave it. */
  by: string | null;
}

/** People's answer, which outranks the filter's, with where it came from. Adjudicated labels carry a double ring. */
export function LabelBadge({ label, source, by }: LabelBadgeProps) {
  const { mark, word, tone } = LABEL_LOOK[label];
  const origin = source ? SOURCE_LOOK[source] : undefined;
  const title = [word, origin?.says, source === "agreed" ? null : by].filter(Boolean).join(", ");
  const badge = (
    <Chip tone={tone} mark={mark} title={title}>
      {word}
    </Chip>
  );

  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {source === "adjudicated" ? (
        <span className="inline-flex rounded-control border border-current p-px text-ink-3">{badge}</span>
      ) : (
        badge
      )}
      {origin ? (
        <span className="truncate text-caption text-ink-3" title={title}>
          {origin.word}
        </span>
      ) : null}
    </span>
  );
}
