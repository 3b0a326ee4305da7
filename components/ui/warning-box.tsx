import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface WarningBoxProps {
  label: string;
  /** It comes with what a person chooses in a form, and is read out then. */
  isAnswer?: boolean;
  children: ReactNode;
}

/** What forbids nothing and has to be known before somebody decides. */
export function WarningBox({ label, isAnswer = false, children }: WarningBoxProps) {
  return (
    <section
      role={isAnswer ? "status" : undefined}
      aria-label={label}
      className={classNames(
        "flex items-start gap-2 rounded-panel bg-subtask-soft",
        isAnswer ? "px-3 py-2" : "px-4 py-3",
      )}
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-subtask" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">{children}</div>
    </section>
  );
}
