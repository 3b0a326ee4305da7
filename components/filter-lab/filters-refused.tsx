import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** For whoever answers what the filter is measured by. */
export function FiltersRefused({ role, corpus }: { role: string; corpus: string }) {
  return (
    <EmptyState
      isPage
      title="Filter versions are for researchers and leads"
      actions={
        <Button asChild>
          <Link href={`/queues?${new URLSearchParams({ corpus })}`}>Queues</Link>
        </Button>
      }
    >
      Your role is {role}. The lab would tell you what the filter says before you do, and your answers are what it is
      measured by.
    </EmptyState>
  );
}
