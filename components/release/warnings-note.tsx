import { WarningBox } from "@/components/ui/warning-box";

interface WarningsNoteProps {
  warnings: readonly string[];
  /** Of the part that it stands in or above. */
  label: string;
}

/** What keeps rows from teaching what they are for: it forbids nothing, and is seen before anybody approves. */
export function WarningsNote({ warnings, label }: WarningsNoteProps) {
  if (warnings.length === 0) return null;

  return (
    <WarningBox label={label}>
      <ul className="flex flex-col gap-1">
        {warnings.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {warning}
          </li>
        ))}
      </ul>
    </WarningBox>
  );
}
