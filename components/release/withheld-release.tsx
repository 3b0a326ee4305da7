"use client";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { releasesAddress } from "./release-address";
import { ReviewLink } from "./review-link";

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
          <ReviewLink corpus={corpus} />
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
