"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { Place } from "@/components/shell/place";
import { releaseOptions } from "@/lib/client/releases";
import { useMay } from "@/lib/client/use-me";
import { isFreedByAgreeing } from "./half-waivers";
import { releasesAddress } from "./release-address";
import { StateChips } from "./state-chips";

/** The way back to the list, which release it is and where it stands. */
export function ReleaseHead({ id }: { id: string }) {
  const maySee = useMay("see_releases");
  const asked = useSearchParams().get("corpus");
  const { data } = useQuery({ ...releaseOptions(id), enabled: maySee });
  const corpus = data?.corpus.id ?? asked;

  return (
    <Place
      corpus={data?.corpus}
      all={{ href: corpus ? releasesAddress(corpus) : "/releases", name: "Releases" }}
      title={data ? `#${data.number} ${data.name}` : "Release"}
    >
      {data ? (
        <span className="hidden shrink-0 pl-1.5 narrow:block">
          <StateChips release={data} waitsForMe={isFreedByAgreeing(data)} />
        </span>
      ) : null}
    </Place>
  );
}
