import { textRuns } from "@/lib/domain/text-runs";
import { invisibleMarks } from "@/lib/domain/visible-text";

/** Agent or task text as the characters it is, with hidden ones shown. */
export function PlainText({ text }: { text: string }) {
  const marks = invisibleMarks(text);
  if (marks.length === 0) return text;

  return textRuns(
    text,
    marks.map((mark) => ({ ...mark, kind: "hidden" as const })),
  ).map((run) => {
    const [mark] = run.marks;

    return mark ? (
      <span
        key={run.start}
        title={mark.title}
        className="rounded-mark bg-raised px-0.5 font-mono text-caption text-ink-3"
      >
        {mark.label}
      </span>
    ) : (
      run.text
    );
  });
}
