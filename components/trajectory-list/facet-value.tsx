"use client";
import { Check, Minus } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import type { FacetLabel } from "./facet-label";
import type { FacetChoice } from "./facet-term";

interface FacetValueProps {
  label: FacetLabel;
  /** The value in full, on hover. */
  about: string;
  count: number;
  choice: FacetChoice;
  /** Tab stops at it, of all values of its facet. */
  isStop: boolean;
  onFocus: () => void;
  onPress: () => void;
  onExclude: () => void;
}

const BOX = {
  asked: "border-accent bg-accent text-surface",
  excluded: "border-danger bg-danger text-surface",
  free: "border-edge bg-surface",
} as const satisfies Record<FacetChoice, string>;

/** One value of a facet, within its toolbar: press to ask for it, Alt and press (or the right button) to exclude it. */
export function FacetValue({ label, about, count, choice, isStop, onFocus, onPress, onExclude }: FacetValueProps) {
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      title={about}
      aria-pressed={choice === "asked"}
      aria-label={`${choice === "excluded" ? "Excluded: " : ""}${label.name}, ${formatNumber(count)}`}
      className={classNames(
        "flex min-h-6 w-full items-center gap-2 rounded-chip px-1.5 text-left text-table hover:bg-raised",
        choice === "asked" && "bg-accent-soft",
        choice === "excluded" && "bg-danger-soft",
      )}
      onFocus={onFocus}
      onClick={(event) => (event.altKey ? onExclude() : onPress())}
      onContextMenu={(event) => {
        event.preventDefault();
        onExclude();
      }}
    >
      <span
        aria-hidden
        className={classNames("flex size-3 shrink-0 items-center justify-center rounded-mark border", BOX[choice])}
      >
        {choice === "asked" ? <Check className="size-2.5" strokeWidth={4} /> : null}
        {choice === "excluded" ? <Minus className="size-2.5" strokeWidth={4} /> : null}
      </span>
      <span
        className={classNames(
          "min-w-0 flex-1",
          label.isLong ? "wrap-anywhere" : "truncate",
          choice === "excluded" && "text-ink-2 line-through",
          count === 0 && "text-ink-3",
        )}
      >
        {label.short}
      </span>
      <span className="font-mono text-caption text-ink-3">{formatNumber(count)}</span>
    </button>
  );
}
