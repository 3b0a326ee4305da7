import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** The address names a corpus that is not there; `children` says what that means here. */
export function AnotherCorpus({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex shrink-0 items-center gap-2 border-b border-line bg-raised px-4 py-1.5 text-ink">
      <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-subtask" />
      <span className="min-w-0 wrap-anywhere">The address names a corpus that is not here; {children}.</span>
    </p>
  );
}
