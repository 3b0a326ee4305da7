"use client";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";

interface ChosenRunsProps {
  count: number;
  /** Name of the run that was chosen first; empty while it is not loaded. */
  first: string;
  most: number;
  /** Where they are compared, one alone shown by itself; absent while they cannot be. */
  href: string | undefined;
  onClear: () => void;
}

/** What can be done with the chosen runs. */
export function ChosenRuns({ count, first, most, href, onClear }: ChosenRunsProps) {
  const key = useKeyOf("run.compare");
  if (count === 0) return null;

  return (
    <section
      aria-label="Chosen runs"
      data-foot-bar
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-3 border-t border-line bg-accent-soft px-4 py-1"
    >
      <span role="status" className="font-medium">
        {countOf(count, "run")} chosen
      </span>
      {href === undefined ? (
        <span className="text-ink-2">At most {most} can be compared at once.</span>
      ) : (
        <>
          <Button asChild variant="primary">
            <Link href={href}>
              {count === 1 ? "Its curve" : "Compare"}
              {key ? <Kbd keys={key} /> : null}
            </Link>
          </Button>
          <span className="min-w-0 text-ink-2 wrap-anywhere">
            {count === 1
              ? "Choose another to compare it with."
              : `The run chosen first${first === "" ? "" : `, ${first},`} is the baseline.`}
          </span>
        </>
      )}
      <Button variant="ghost" onClick={onClear}>
        Clear the choice
      </Button>
    </section>
  );
}
