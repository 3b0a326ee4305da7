import Link from "next/link";
import { OpenBlindQueue } from "@/components/queue/open-blind-queue";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useRefusal } from "@/lib/client/use-refusal";
import { RELEASES_LEFT_OUT } from "@/lib/domain/releases-left-out";
import { newReleaseAddress } from "./release-address";

interface NoReleasesProps {
  corpus: string;
  /** There are some that may hold what the person reviews blind. */
  leavesOut: boolean;
}

/** Before the first release: what it takes to build one. */
export function NoReleases({ corpus, leavesOut }: NoReleasesProps) {
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("build_release") ?? unchosen;
  const search = new URLSearchParams({ corpus });

  return (
    <EmptyState
      title={leavesOut ? "No release is shown to you" : "No release was built yet"}
      actions={
        <>
          {leavesOut ? <OpenBlindQueue corpus={corpus} /> : null}
          {refusal === undefined ? (
            <Button asChild {...(leavesOut ? {} : { variant: "primary" as const })}>
              <Link href={newReleaseAddress(corpus)}>Build a release</Link>
            </Button>
          ) : null}
          <Button asChild>
            <Link href={`/splits?${search}`}>Splits</Link>
          </Button>
        </>
      }
    >
      {leavesOut ? (
        <p>{RELEASES_LEFT_OUT}</p>
      ) : (
        <p>
          A release takes the approved trajectories of some pools of a split, in the shape of a training stage. It is
          audited for leaks before it can be signed, and can be built again to the same bytes.
        </p>
      )}
      {refusal === undefined ? null : <p className="mt-2">{refusal}</p>}
    </EmptyState>
  );
}
