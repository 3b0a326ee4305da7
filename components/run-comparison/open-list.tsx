import type { ReactNode } from "react";

interface OpenListProps {
  list: string;
  onList: (list: string) => void;
  /** What is opened, for screen readers, where the words beside it do not say it. */
  label?: string;
  children: ReactNode;
}

/** A count that opens its problems. */
export function OpenList({ list, onList, label, children }: OpenListProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      onClick={() => onList(list)}
      className="inline-flex min-h-6 items-center rounded-mark px-1 underline decoration-line-strong underline-offset-2 hover:bg-raised hover:decoration-current"
    >
      {children}
    </button>
  );
}
