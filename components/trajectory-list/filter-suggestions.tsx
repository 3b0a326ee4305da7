import { classNames } from "@/components/ui/class-names";
import type { Suggestion } from "@/lib/query/complete-filter";

interface FilterSuggestionsProps {
  id: string;
  items: readonly Suggestion[];
  choice: number;
  onChoose: (index: number) => void;
}

/** What could be typed next. The focus stays in the input. */
export function FilterSuggestions({ id, items, choice, onChoose }: FilterSuggestionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label="What could be typed next"
      className={classNames(
        "absolute top-9.5 left-0 z-30 max-h-80 w-full max-w-130 animate-open overflow-auto rounded-control border border-line-strong bg-surface p-1 shadow-layer",
        items.length === 0 && "hidden",
      )}
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the input keeps the focus and drives the list
        <div
          key={item.text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === choice}
          className={classNames(
            "flex min-h-7 cursor-pointer items-center gap-3 rounded-chip px-2 hover:bg-raised",
            index === choice && "bg-accent-soft",
          )}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          <span className="min-w-28 font-mono text-mono">{item.label}</span>
          <span className="truncate text-table text-ink-2">{item.about}</span>
        </div>
      ))}
    </div>
  );
}
