import Link from "next/link";
import { Screen } from "@/components/shell/screen";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function NotFound() {
  return (
    <Screen>
      <EmptyState
        isPage
        title="There is nothing at this address"
        actions={
          <>
            <Button asChild variant="primary">
              <Link href="/trajectories">Open the trajectories</Link>
            </Button>
            <Button asChild>
              <Link href="/">Go home</Link>
            </Button>
          </>
        }
      >
        The trajectory or the page may have been removed with its corpus, or the address may be cut short.
      </EmptyState>
    </Screen>
  );
}
