import { textRuns } from "@/lib/domain/text-runs";
import { invisibleMarks } from "@/lib/domain/visible-text";

/** Foreign text as the characters it is: never markup, hidden characters shown as words. */
export function InertText({ text }: { text: string }) {
  const runs = textRuns(text, invisibleMarks(text));

  return (
    <span dir="ltr" className="wrap-anywhere whitespace-pre-wrap">
      {runs.map((run) => {
        const [hidden] = run.marks;
        if (!hidden) return <span key={run.start}>{run.text}</span>;

        return (
          <span
            key={run.start}
            title={hidden.title}
            className="mx-px rounded-mark border border-dashed border-edge px-0.5 font-mono text-caption text-review"
          >
            {hidden.label}
          </span>
        );
      })}
    </span>
  );
}
