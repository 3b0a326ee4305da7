import type { ReactNode } from "react";

interface CutMarkProps {
  /** Who cut the text, and how much is missing. */
  says: string;
  /** What to do about it, when anything can be done. */
  children?: ReactNode;
}

/** Says that text is missing here and by whose hand. */
export function CutMark({ says, children }: CutMarkProps) {
  return (
    <p className="mt-0.5 mb-2 flex flex-wrap items-center gap-2 text-caption text-ink-3">
      <span className="inline-flex items-center gap-1 rounded-chip border border-dashed border-edge px-1.5">
        <span aria-hidden>✂</span> {says}
      </span>
      {children}
    </p>
  );
}
