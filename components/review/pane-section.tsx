import { type ReactNode, useId } from "react";

interface PaneSectionProps {
  title: string;
  /** A short fact at the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A titled part of the right pane, painted by itself: one that changes with every step does not paint the others again.
 * Its title takes the keyboard where somebody goes to the part.
 */
export function PaneSection({ title, aside, children }: PaneSectionProps) {
  const id = useId();

  return (
    <section
      aria-labelledby={id}
      data-part={title}
      className="isolate border-b border-line px-3.5 py-3 last:border-b-0"
    >
      <div className="mb-1.5 flex items-baseline justify-between gap-2">
        <h2 id={id} tabIndex={-1} className="text-section">
          {title}
        </h2>
        {aside ? <span className="text-table text-ink-3">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
