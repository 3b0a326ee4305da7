import { Chip, type Tone } from "@/components/ui/chip";
import type { LABEL_SOURCES, StructureLabel } from "@/lib/domain/label";

export const LABEL_LOOK = {
  agentic: { mark: "●", word: "agentic", tone: "agentic" },
  sub_task: { mark: "◆", word: "sub-task", tone: "subtask" },
  reject: { mark: "✕", word: "reject", tone: "danger" },
} as const satisfies Record<StructureLabel, { mark: string; word: string; tone: Tone }>;

const SOURCE_WORD = {
  person: "",
  agreed: "agreed",
  adjudicated: "adjudicated",
} as const satisfies Record<(typeof LABEL_SOURCES)[number], string>;

interface LabelBadgeProps {
  label: StructureLabel;
  source: (typeof LABEL_SOURCES)[number] | null;
  /** Who gave it. */
  by: string | null;
}

/** A person's answer, which outranks the filter's. Adjudicated labels carry a double ring. */
export function LabelBadge({ label, source, by }: LabelBadgeProps) {
  const { mark, word, tone } = LABEL_LOOK[label];
  const origin = (source && SOURCE_WORD[source]) || by;
  const badge = (
    <Chip tone={tone} mark={mark} title={origin ? `${word}, ${origin}` : word}>
      {word}
    </Chip>
  );
  if (source !== "adjudicated") return badge;

  return <span className="inline-flex rounded-control border border-current p-px text-ink-3">{badge}</span>;
}
