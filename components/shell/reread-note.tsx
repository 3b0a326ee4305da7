"use client";
import { Button } from "@/components/ui/button";

interface RereadNoteProps {
  /** What stands here from before, as in "The filter versions". */
  what: string;
  query: { readonly isError: boolean; readonly error: Error | null; readonly refetch: () => Promise<unknown> };
}

/** Said above what is held, where asking for it again failed: nothing of it is taken away. */
export function RereadNote({ what, query }: RereadNoteProps) {
  if (!query.isError) return null;

  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-ink-2">
      {what} could not be read again; these are from before. {query.error?.message}
      <Button size="small" onClick={() => void query.refetch()}>
        Try again
      </Button>
    </p>
  );
}
