"use client";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { CorpusCrumb } from "@/components/shell/corpus-crumb";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { releaseOptions } from "@/lib/client/releases";
import { useMay } from "@/lib/client/use-me";
import { releasesAddress } from "./release-address";
import { StateChips } from "./state-chips";

/** The way back to the list, which release it is and where it stands. */
export function ReleaseHead({ id }: { id: string }) {
  const maySee = useMay("see_releases");
  const asked = useSearchParams().get("corpus");
  const { data } = useQuery({ ...releaseOptions(id), enabled: maySee });
  const corpus = data?.corpus.id ?? asked;

  return (
    <nav aria-label="Place" className="flex min-w-0 items-center gap-1.5">
      {data ? <CorpusCrumb corpus={data.corpus} /> : null}
      <Link
        href={corpus ? releasesAddress(corpus) : "/releases"}
        className="text-ink-2 hover:text-accent hover:underline"
      >
        Releases
      </Link>
      <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />
      <h1 className="truncate text-title">
        {data ? (
          <>
            #{data.number} <PlainText text={data.name} />
          </>
        ) : (
          "Release"
        )}
      </h1>
      {data ? (
        <span className="hidden shrink-0 pl-1.5 medium:block">
          <StateChips release={data} />
        </span>
      ) : null}
    </nav>
  );
}
