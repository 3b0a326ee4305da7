import { CATALOGUE, CataloguePanel, NoProduct } from "@/components/catalogue/catalogue-panel";
import { RequestError } from "@/components/shell/request-error";
import type { CorpusChoice } from "@/components/shell/use-corpus";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import type { TargetCorpus } from "./use-target-corpus";

interface TargetCatalogueProps {
  target: TargetCorpus;
  corpora: CorpusChoice["list"];
}

/** The products that the corpus knows which files are to go into; one that is still to be made knows none. */
export function TargetCatalogue({ target: { name, known, isNew }, corpora }: TargetCatalogueProps) {
  if (known) return <CataloguePanel key={known.id} corpus={known} />;
  const isUnknown = name !== "" && !isNew;

  return (
    <Panel title={CATALOGUE} subtitle="Products by which the outcomes of a corpus are scored again.">
      {isNew ? <NoProduct of={name} /> : null}
      {isUnknown ? <NoCorpora list={corpora} /> : null}
      {name === "" ? <p className="text-ink-2">Name a corpus above to see which products it knows.</p> : null}
    </Panel>
  );
}

/** While the corpora are not known, one that is named is neither there nor new. */
function NoCorpora({ list }: Pick<CorpusChoice, "list">) {
  if (!list.isLoadingError) return <Skeleton height={20} />;

  return (
    <RequestError
      place="panel"
      title="The corpora could not be read"
      error={list.error}
      onRetry={() => void list.refetch()}
    />
  );
}
