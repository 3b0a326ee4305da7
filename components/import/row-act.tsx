import { Button } from "@/components/ui/button";
import type { RejectedRow } from "@/lib/contract/imports";
import { visibleName } from "@/lib/domain/visible-text";

interface RowActProps {
  /** What it says, as in "Set aside". */
  words: string;
  row: RejectedRow;
  isBusy: boolean;
  onAct: () => void;
}

/** What is done with one rejected row, named by its place for who does not see it. */
export function RowAct({ words, row, isBusy, onAct }: RowActProps) {
  return (
    <span className="shrink-0 py-1.5">
      <Button
        variant="ghost"
        size="small"
        disabled={isBusy}
        aria-label={`${words} … ${visibleName(row.file)}:${row.line}`}
        onClick={onAct}
      >
        {words} …
      </Button>
    </span>
  );
}
