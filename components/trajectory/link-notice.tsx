import type { ReactNode } from "react";

/** Says above the steps that the address asked for what is not here. */
export function LinkNotice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="shrink-0 border-b border-line bg-raised px-4 py-1.5 text-table text-ink-2 narrow:px-6">
      {children}
    </p>
  );
}
