import { Chip, type Tone } from "@/components/ui/chip";
import { VERDICT_WORDS, type Verdict } from "@/lib/domain/verdict";

export const VERDICT_LOOK = {
  agentic: { mark: "●", word: VERDICT_WORDS.agentic, tone: "agentic" },
  sub_task: { mark: "◆", word: VERDICT_WORDS.sub_task, tone: "subtask" },
  review: { mark: "◐", word: VERDICT_WORDS.review, tone: "review" },
  insufficient_evidence: { mark: "?", word: VERDICT_WORDS.insufficient_evidence, tone: "quiet" },
} as const satisfies Record<Verdict, { mark: string; word: string; tone: Tone }>;

/** The filter's answer. `title` may add the rule that decided. */
export function VerdictBadge({ verdict, title }: { verdict: Verdict; title?: string }) {
  const { mark, word, tone } = VERDICT_LOOK[verdict];

  return (
    <Chip tone={tone} mark={mark} title={title}>
      {word}
    </Chip>
  );
}
