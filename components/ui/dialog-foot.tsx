import type { ReactNode } from "react";

/** The bottom row of a dialog, for buttons that belong to a part of its body: it stays in view while that scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-foot
      className="sticky -bottom-3.5 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-3 last:-mb-3.5 last:rounded-b-panel"
    >
      {children}
    </div>
  );
}
