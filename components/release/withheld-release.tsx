"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { OpenBlindQueue } from "@/components/queue/open-blind-queue";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { releasesAddress } from "./release-address";

interface WithheldReleaseProps {
  /** What the server says of it. */
  reason: string;
}

/** In place of a release that may hold what the person still reviews blind. */
export function WithheldRelease({ reason }: WithheldReleaseProps) {
  const corpus = useSearchParams().get("corpus");

  return (
    <EmptyState
      title="You may not open this release"
      actions={
        <>
          {corpus === null ? (
            <Button asChild>
              <Link href="/queues">Open the queues</Link>
            </Button>
          ) : (
            <OpenBlindQueue corpus={corpus} />
          )}
          <Button asChild>
            <Link href={corpus === null ? "/releases" : releasesAddress(corpus)}>All releases</Link>
          </Button>
        </>
      }
    >
      {reason}
    </EmptyState>
  );
}
