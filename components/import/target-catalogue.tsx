import { CATALOGUE, CataloguePanel, NoProduct } from "@/components/catalogue/catalogue-panel";
import { Panel } from "@/components/ui/panel";
import type { TargetCorpus } from "./use-target-corpus";

/** The products that the corpus knows which files are to go into; one that is still to be made knows none. */
export function TargetCatalogue({ target: { known, isNew } }: { target: TargetCorpus }) {
  if (known) return <CataloguePanel key={known.id} corpus={known} />;

  return (
    <Panel title={CATALOGUE} subtitle="Products by which the outcomes of a corpus are scored again.">
      {isNew ? <NoProduct /> : <p className="text-ink-2">Name a corpus above to see which products it knows.</p>}
    </Panel>
  );
}
