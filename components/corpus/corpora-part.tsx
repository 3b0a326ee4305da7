"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { Cell, DataTable, NumberCell } from "@/components/people/data-table";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { corpusListOptions } from "@/lib/client/corpora";
import type { Corpus } from "@/lib/contract/corpora";
import { Removals, type StartedRemoval } from "./removals";
import { RemoveCorpusDialog } from "./remove-corpus-dialog";

/** The corpora of this Assay, and the way to be rid of one. */
export function CorporaPart() {
  const [asked, setAsked] = useState<Corpus | undefined>(undefined);
  const [started, setStarted] = useState<readonly StartedRemoval[]>([]);

  return (
    <Panel title="Corpora" subtitle="What was imported. A corpus that is removed is gone for good.">
      <Removals started={started} />
      <Corpora onRemove={setAsked} />
      {asked ? (
        <RemoveCorpusDialog
          corpus={asked}
          onStarted={(jobId) => setStarted([...started, { jobId, name: asked.name }])}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Panel>
  );
}

function Corpora({ onRemove }: { onRemove: (corpus: Corpus) => void }) {
  const corpora = useQuery(corpusListOptions());
  if (corpora.isPending) return <Skeleton height={80} />;
  if (corpora.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The corpora could not be loaded"
        error={corpora.error}
        onRetry={() => void corpora.refetch()}
      />
    );
  if (corpora.data.items.length === 0)
    return (
      <p className="text-ink-2">
        There is no corpus.{" "}
        <Link href="/imports" className="rounded-mark text-accent underline">
          Import files
        </Link>{" "}
        to make one.
      </p>
    );

  return (
    <DataTable label="Corpora" columns={["Name", { name: "Trajectories", isNumber: true }, "Filter version", ""]}>
      {corpora.data.items.map((corpus) => (
        <tr key={corpus.id}>
          <Cell>
            <Link
              href={{ pathname: "/", query: { corpus: corpus.id } }}
              className="rounded-mark text-accent hover:underline"
            >
              <InertText text={corpus.name} />
            </Link>
          </Cell>
          <NumberCell>{formatNumber(corpus.trajectories)}</NumberCell>
          <Cell>
            <InertText text={corpus.filterVersion} />
          </Cell>
          <Cell isLast>
            <Button size="small" onClick={() => onRemove(corpus)}>
              Remove corpus … <span className="sr-only">{corpus.name}</span>
            </Button>
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}
