"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { reportFailure } from "@/components/shell/report-failure";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { catalogueOptions, removeCatalogueOptions } from "@/lib/client/catalogue";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMay } from "@/lib/client/use-me";
import type { Catalogue } from "@/lib/contract/catalogue";
import type { Corpus } from "@/lib/contract/corpora";
import { AnswerKeys } from "./answer-keys";

export const CATALOGUE = "Catalogue";

/** How many products of its shop a corpus knows, and the way to remove or replace them. */
export function CataloguePanel({ corpus }: { corpus: Corpus }) {
  const catalogue = useQuery(catalogueOptions(corpus.id));

  return (
    <Panel
      title={CATALOGUE}
      subtitle={
        <>
          Products by which the outcomes of <InertText text={corpus.name} /> are scored again.
        </>
      }
      actions={catalogue.data && catalogue.data.products > 0 ? <RemoveCatalogue corpus={corpus} /> : undefined}
    >
      {catalogue.isPending ? <Skeleton height={20} /> : null}
      {catalogue.isError && !catalogue.data ? (
        <RequestError
          place="panel"
          title="The products could not be counted"
          error={catalogue.error}
          onRetry={() => void catalogue.refetch()}
        />
      ) : null}
      {catalogue.data ? (
        <div className="flex flex-col gap-2">
          <Known catalogue={catalogue.data} corpus={corpus.name} />
          <AnswerKeys catalogue={catalogue.data} />
        </div>
      ) : null}
    </Panel>
  );
}

function Known({ catalogue: { products, embedded }, corpus }: { catalogue: Catalogue; corpus: string }) {
  if (products === 0) return <NoProduct of={corpus} />;

  return (
    <p>
      {countOf(products, "product")}, {embedded === 0 ? "none" : formatNumber(embedded)} with an embedding of the title.{" "}
      <span className="text-ink-2">
        A file with the same ids replaces them. Without embeddings only equal titles are compared.
      </span>
    </p>
  );
}

/** What stands for the products of a corpus, by its name, that knows none. */
export function NoProduct({ of }: { of: string }) {
  const mayImport = useMay("import");

  return (
    <p className="text-ink-2">
      “<InertText text={of} />” knows no product yet: outcomes are scored by what results tell.
      {mayImport ? " Import a file with one product a row, with its product_id, to decide more." : null}
    </p>
  );
}

function RemoveCatalogue({ corpus }: { corpus: Corpus }) {
  const [isAsking, setIsAsking] = useState(false);
  if (!useMay("remove_catalogue")) return null;

  return (
    <>
      <Button size="small" onClick={() => setIsAsking(true)}>
        Remove all
      </Button>
      {isAsking ? <ConfirmRemoval corpus={corpus} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

function ConfirmRemoval({ corpus, onClose }: { corpus: Corpus; onClose: () => void }) {
  const remove = useHeardMutation(removeCatalogueOptions(useQueryClient(), corpus.id));

  function onRemove() {
    remove.mutate(undefined, {
      onSuccess: (_, isHere) => isHere && onClose(),
      onError: (error, isHere) => isHere || reportFailure(`The products of “${corpus.name}” were not removed`, error),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="narrow"
      title="Remove every product of this corpus?"
      description="Its outcomes are then scored again by what results tell. Trajectories stay as they are, and importing the file again brings the products back."
      footer={
        <>
          <Button onClick={onClose}>Keep them</Button>
          <Button variant="danger" disabled={remove.isPending} onClick={onRemove}>
            Remove all
          </Button>
        </>
      }
    >
      {remove.isError ? (
        <p role="alert" className="text-danger">
          {remove.error.message}
        </p>
      ) : null}
    </Dialog>
  );
}
