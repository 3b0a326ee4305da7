"use client";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** An address came with a filter that cannot be read: no rows, rather than other rows than were meant. */
export function UnusableFilter({ onClear }: { onClear: () => void }) {
  return (
    <div className="min-h-0 flex-1 border-t border-line bg-surface">
      <EmptyState
        title="The filter in this address cannot be read"
        actions={
          <Button variant="primary" onClick={onClear}>
            Show all rows
          </Button>
        }
      >
        Correct it in the field above, where its mistakes are marked, or start with all rows.
      </EmptyState>
    </div>
  );
}
