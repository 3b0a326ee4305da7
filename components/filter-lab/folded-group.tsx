"use client";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";

interface FoldedGroupProps {
  title: string;
  says: string;
  /** How many of its settings differ from the saved version. */
  changed: number;
  startsOpen: boolean;
  children: ReactNode;
}

/**
 * Settings that belong together. Where they stand above what they would do a group folds, so that both are in view;
 * where they stand beside it nothing folds.
 */
export function FoldedGroup({ title, says, changed, startsOpen, children }: FoldedGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();

  return (
    <section
      aria-label={title}
      className="flex min-w-0 flex-col gap-2 border-t border-line py-1.5 min-[960px]:mb-4 min-[960px]:pt-2.5"
    >
      <div>
        <h3 className="text-table font-semibold">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-6 w-full items-center gap-1.5 rounded-mark text-left hover:text-accent min-[960px]:hidden"
          >
            <ChevronRight aria-hidden className={classNames("size-3.5 text-ink-3", isOpen && "rotate-90")} />
            {title}
            {changed > 0 ? <span className="font-normal text-accent">{changed} changed</span> : null}
          </button>
          <span className="hidden min-[960px]:inline">{title}</span>
        </h3>
        <p className={classNames("text-caption text-ink-3", !isOpen && "hidden min-[960px]:block")}>{says}</p>
      </div>
      <div
        id={id}
        className={classNames("flex-col gap-2 min-[960px]:flex", isOpen ? "grid gap-x-8 narrow:grid-cols-2" : "hidden")}
      >
        {children}
      </div>
    </section>
  );
}
