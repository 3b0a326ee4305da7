"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/client/api";
import { releaseOptions } from "@/lib/client/releases";
import { ReleaseBody } from "./release-body";
import type { ReleasePlace, SetReleasePlace } from "./release-params";
import { ReleasesGate } from "./releases-gate";
import { ReleasesSkeleton } from "./releases-skeleton";

interface ReleaseScreenProps {
  id: string;
  place: ReleasePlace;
  setPlace: SetReleasePlace;
}

/** One release: where it stands, what may be done next, its audit, files and card. */
export function ReleaseScreen(props: ReleaseScreenProps) {
  return (
    <ReleasesGate>
      <ReleasePage {...props} />
    </ReleasesGate>
  );
}

function ReleasePage({ id, place, setPlace }: ReleaseScreenProps) {
  const release = useQuery(releaseOptions(id));
  if (release.isPending) return <ReleasesSkeleton />;
  if (release.data === undefined)
    return release.error instanceof ApiError && release.error.code === "NOT_FOUND" ? (
      <NoRelease />
    ) : (
      <RequestError
        title="The release could not be read"
        error={release.error}
        onRetry={() => void release.refetch()}
      />
    );

  return <ReleaseBody release={release.data} place={place} setPlace={setPlace} />;
}

function NoRelease() {
  return (
    <EmptyState
      isPage
      title="There is no such release"
      actions={
        <Button asChild>
          <Link href="/releases">All releases</Link>
        </Button>
      }
    >
      It was deleted before anybody signed it, or the address is not whole.
    </EmptyState>
  );
}
