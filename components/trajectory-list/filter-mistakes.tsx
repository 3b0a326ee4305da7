import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { Mistake } from "@/lib/query/parsed-filter";

interface FilterMistakesProps {
  id: string;
  mistakes: readonly Mistake[];
  /** Whether the last filter that was applied works, so that its rows are still below. */
  hasRows: boolean;
  onFix: (mistake: Mistake) => void;
  /** What else stands there while there is no mistake. With it the line is kept free, so that nothing below ever moves. */
  notes?: ReactNode;
  /** What stands on that line beside a mistake, too. */
  standing?: ReactNode;
}

/** What is wrong with the filter, in words, with the fix where there is one. */
export function FilterMistakes({ id, mistakes, hasRows, onFix, notes, standing }: FilterMistakesProps) {
  const isKept = notes !== undefined;

  return (
    <div className={classNames(isKept && "mt-1 flex min-h-6 items-center")}>
      <div id={id} role="status" className="min-h-0">
        {mistakes.map((mistake) => (
          <p
            key={`${mistake.span.start}-${mistake.message}`}
            className={classNames("flex items-center gap-2 text-danger", !isKept && "pt-1.5")}
          >
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
      {isKept ? (
        <div className={classNames("flex flex-wrap gap-x-4", mistakes.length > 0 && "ml-4")}>
          {standing}
          {mistakes.length === 0 ? notes : null}
        </div>
      ) : null}
    </div>
  );
}
