import { InertText } from "@/components/import/inert-text";
import type { JudgeRater } from "@/lib/contract/multi-judge";

/** Who gave gates. */
export function RaterName({ rater }: { rater: JudgeRater }) {
  if (rater.kind === "original") return "Original judge";
  if (rater.kind === "people") return "People";

  return (
    <span className="block max-w-70 min-w-20 wrap-anywhere whitespace-normal">
      <InertText text={rater.model ?? ""} />
      <span className="block text-caption text-ink-3">
        rubric <InertText text={rater.rubric ?? ""} />
      </span>
    </span>
  );
}

/** The same as plain text, for names that screen readers read. */
export function raterWords({ kind, model, rubric }: JudgeRater): string {
  if (kind === "original") return "the original judge";

  return kind === "people" ? "people" : `${model} under ${rubric}`;
}
