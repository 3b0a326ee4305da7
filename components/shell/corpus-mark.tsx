import { Chip } from "@/components/ui/chip";
import type { Corpus } from "@/lib/contract/corpora";

/** The name of a corpus; simulated data says so wherever it shows. */
export function CorpusMark({ corpus }: { corpus: Pick<Corpus, "name" | "kind"> }) {
  return (
    <>
      <span className="truncate" title={corpus.name}>
        {corpus.name}
      </span>
      {corpus.kind === "sample" && !corpus.name.includes("simulated") ? <Chip tone="hollow">simulated</Chip> : null}
    </>
  );
}
