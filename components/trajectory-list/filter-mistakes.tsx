import { Button } from "@/components/ui/button";
import type { Mistake } from "@/lib/query/parsed-filter";

interface FilterMistakesProps {
  id: string;
  mistakes: readonly Mistake[];
  /** Whether the last filter that was applied works, so that its rows are still below. */
  hasRows: boolean;
  onFix: (mistake: Mistake) => void;
}

/** What is wrong with the filter, in words, with the fix where there is one. */
export function FilterMistakes({ id, mistakes, hasRows, onFix }: FilterMistakesProps) {
  return (
    <div id={id} role="status" className="min-h-0">
      {mistakes.map((mistake) => (
        <p key={`${mistake.span.start}-${mistake.message}`} className="flex items-center gap-2 pt-1.5 text-danger">
          <span aria-hidden>⚠</span>
          <span>{mistake.message}</span>
          {mistake.suggestion === undefined ? null : (
            <Button size="small" onClick={() => onFix(mistake)}>
              {mistake.suggestion === "" ? "Remove it" : `Use ${mistake.suggestion}`}
            </Button>
          )}
          {hasRows && mistake === mistakes.at(-1) ? (
            <span className="text-ink-3">The rows below are those of the last filter that worked.</span>
          ) : null}
        </p>
      ))}
    </div>
  );
}
