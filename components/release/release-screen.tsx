"use client";
import { useQuery } from "@tanstack/react-query";
import { PageFault } from "@/components/shell/page-fault";
import { isRefusal } from "@/components/split/part-error";
import { releaseOptions } from "@/lib/client/releases";
import { ReleaseBody } from "./release-body";
import type { ReleasePlace, SetReleasePlace } from "./release-params";
import { ReleaseSkeleton } from "./release-skeleton";
import { ReleasesGate } from "./releases-gate";
import { WithheldRelease } from "./withheld-release";

interface ReleaseScreenProps {
  id: string;
  place: ReleasePlace;
  setPlace: SetReleasePlace;
}

/** One release: where it stands, what may be done next, its audit, files and card. */
export function ReleaseScreen(props: ReleaseScreenProps) {
  return (
    <ReleasesGate skeleton={<ReleaseSkeleton />}>
      <ReleasePage {...props} />
    </ReleasesGate>
  );
}

function ReleasePage({ id, place, setPlace }: ReleaseScreenProps) {
  const release = useQuery(releaseOptions(id));
  if (release.isPending) return <ReleaseSkeleton />;
  if (release.data === undefined && isRefusal(release.error)) return <WithheldRelease reason={release.error.message} />;
  if (release.data === undefined)
    return (
      <PageFault
        thing="release"
        error={release.error}
        back={{ href: "/releases", name: "All releases" }}
        onRetry={() => void release.refetch()}
      />
    );

  return <ReleaseBody release={release.data} place={place} setPlace={setPlace} />;
}
