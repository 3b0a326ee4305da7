import { TriangleAlert } from "lucide-react";

interface WarningsNoteProps {
  warnings: readonly string[];
  /** Of the part that it stands in or above. */
  label: string;
}

/** What keeps rows from teaching what they are for: it forbids nothing, and is seen before anybody approves. */
export function WarningsNote({ warnings, label }: WarningsNoteProps) {
  if (warnings.length === 0) return null;

  return (
    <section aria-label={label} className="flex items-start gap-2 rounded-panel bg-subtask-soft px-4 py-3">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-subtask" />
      <ul className="flex min-w-0 flex-col gap-1">
        {warnings.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {warning}
          </li>
        ))}
      </ul>
    </section>
  );
}
