"use client";
import { useQuery } from "@tanstack/react-query";
import { BeingActivatedNote } from "@/components/filter-panels/being-activated-note";
import { funnelOptions } from "@/lib/client/corpora";
import { leftOutWords } from "@/lib/domain/left-out-words";

interface FunnelNotesProps {
  corpus: string;
  filter: string;
}

/** What has to be known of the figures of the funnel and of the rows, on the line over them; what the funnel was told, so nothing is asked here. */
export function FunnelNotes({ corpus, filter }: FunnelNotesProps) {
  const { data } = useQuery({ ...funnelOptions(corpus), enabled: false });

  return (
    <>
      <BeingActivatedNote corpus={corpus} />
      {data?.leftOut ? <p className="text-caption text-ink-2">{leftOutWords(data.leftOut)}</p> : null}
      {filter.trim() === "" ? null : (
        <p className="text-caption text-ink-3">
          The funnel counts the whole corpus; the facets and the rows follow the filter.
        </p>
      )}
    </>
  );
}
