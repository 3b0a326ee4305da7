import { type ReactNode, useId } from "react";
import { keepPercents } from "./format-number";

interface PanelProps {
  title: string;
  /** One line under the title: method, n, what can be concluded. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, subtitle, actions, children }: PanelProps) {
  const id = useId();

  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface px-4 py-3.5">
      <div className="mb-3 flex flex-wrap items-start gap-2">
        {/* Beside actions it keeps a width in which words can be read, or they stand below it. */}
        <div className="min-w-0 grow basis-60">
          <h2 id={id} className="text-section wrap-anywhere">
            {title}
          </h2>
          {subtitle ? (
            <p className="text-ink-2">{typeof subtitle === "string" ? keepPercents(subtitle) : subtitle}</p>
          ) : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
