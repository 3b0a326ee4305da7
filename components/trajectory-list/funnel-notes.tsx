import { BeingActivatedNote } from "@/components/filter-panels/being-activated-note";

interface FunnelNotesProps {
  corpus: string;
  filter: string;
}

/** What has to be known of the figures of the funnel and of the rows, on the line over them, while no mistake takes it. */
export function FunnelNotes({ corpus, filter }: FunnelNotesProps) {
  return (
    <>
      <BeingActivatedNote corpus={corpus} />
      {filter.trim() === "" ? null : (
        <p className="text-caption text-ink-3">
          The funnel counts the whole corpus; the facets and the rows follow the filter.
        </p>
      )}
    </>
  );
}
