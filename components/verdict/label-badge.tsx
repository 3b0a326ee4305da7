import { Chip, type Tone } from "@/components/ui/chip";
import type { LABEL_SOURCES, StructureLabel } from "@/lib/domain/label";

export const LABEL_LOOK = {
  agentic: { mark: "●", word: "agentic", tone: "agentic", outline: "agentic_outline", ink: "text-agentic" },
  sub_task: { mark: "◆", word: "sub-task", tone: "subtask", outline: "subtask_outline", ink: "text-subtask" },
  reject: { mark: "✕", word: "reject", tone: "danger", outline: "danger_outline", ink: "text-danger" },
} as const satisfies Record<StructureLabel, { mark: string; word: string; tone: Tone; outline: Tone; ink: string }>;

/** Where the effective label came from, in the words of every screen. */
export const SOURCE_LOOK = {
  person: { word: "person", says: "One person’s answer" },
  agreed: { word: "agreed", says: "All reviewers of a queue said so" },
  adjudicated: { word: "adjudicated", says: "The reviewers differed and it was settled" },
} as const satisfies Record<(typeof LABEL_SOURCES)[number], { word: string; says: string }>;

/** One person's answer that is the reader's own. */
const OWN = { word: "yours", says: "Your own answer" } as const;

interface LabelBadgeProps {
  label: StructureLabel;
  source: (typeof LABEL_SOURCES)[number] | null;
  /** Who gave it. */
  by: string | null;
  /** Whether the person who looks at it gave it. */
  isMine: boolean;
}

/**
 * People's answer, which outranks the filter's, with where it came from: filled where it is one's own, an outline where it
 * is other people's, a second ring around it where it was settled.
 */
export function LabelBadge({ label, source, by, isMine }: LabelBadgeProps) {
  const { mark, word, tone, outline } = LABEL_LOOK[label];
  const isOwn = isMine && source === "person";
  const origin = isOwn ? OWN : source && SOURCE_LOOK[source];
  const title = [word, origin?.says, isOwn || source === "agreed" ? null : by].filter(Boolean).join(", ");
  const badge = (
    <Chip tone={isOwn ? tone : outline} mark={mark} title={title}>
      {word}
    </Chip>
  );

  // Where there is no room for the origin it goes to a second line, out of sight: it is there whole or not at all.
  return (
    <span className="inline-flex max-h-6 min-w-0 flex-wrap items-center gap-1.5 overflow-hidden">
      {source === "adjudicated" ? (
        <span className="inline-flex rounded-control border border-current p-px text-ink-3">{badge}</span>
      ) : (
        badge
      )}
      {origin ? (
        <span className="text-caption whitespace-nowrap text-ink-3" title={title}>
          {origin.word}
        </span>
      ) : null}
    </span>
  );
}
