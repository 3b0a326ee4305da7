"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { ChosenCorpus } from "@/components/shell/chosen-corpus";
import { PageFrame } from "@/components/shell/page-frame";
import { ReleasesGate } from "@/components/shell/releases-gate";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { splitPreviewOptions } from "@/lib/client/splits";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { PreviewSplit } from "@/lib/contract/splits";
import { BuilderSkeleton } from "./builder-skeleton";
import { type BuilderState, previewRequest } from "./builder-state";
import { CommandFoot } from "./command-foot";
import { MakeSplitForm } from "./make-split-form";
import { PreviewPanel } from "./preview-panel";
import { RecipePanel } from "./recipe-panel";
import { splitsAddress } from "./split-address";
import { previewCommand } from "./split-command";

interface SplitBuilderProps {
  corpus: Corpus;
  state: BuilderState;
  setState: (change: Partial<BuilderState>) => void;
}

/** How a split is to share the clusters out, beside what would come of it. */
export function SplitBuilder(props: SplitBuilderProps) {
  return (
    <ReleasesGate corpus={props.corpus.id} skeleton={<BuilderSkeleton />}>
      <LeadsOnly corpus={props.corpus.id}>
        <ChosenCorpus>
          <Builder {...props} />
        </ChosenCorpus>
      </LeadsOnly>
    </ReleasesGate>
  );
}

function LeadsOnly({ corpus, children }: { corpus: string; children: ReactNode }) {
  if (useMay("change_splits")) return children;

  return (
    <EmptyState
      title="Leads make splits"
      actions={
        <Button asChild>
          <Link href={splitsAddress(corpus)}>Splits</Link>
        </Button>
      }
    >
      What is trained on and what a model is tested on is decided once for everybody. You can read the splits that there
      are.
    </EmptyState>
  );
}

function Builder({ corpus, state, setState }: SplitBuilderProps) {
  const asked = previewRequest(state);

  return (
    <PageFrame>
      <p className="max-w-220 text-ink-2">
        Each cluster goes whole to the pool that is furthest below its share. The same seed gives the same pools.
      </p>
      <div className="grid grid-cols-1 items-start gap-4 medium:grid-cols-3">
        <RecipePanel state={state} setState={setState} />
        {/* The form that makes it stands under what it makes, where both are in sight together. */}
        <div className="flex min-w-0 flex-col gap-4 medium:col-span-2">
          {asked ? <Preview corpus={corpus.id} asked={asked} /> : <PreviewPanel asked={undefined} />}
          <MakeSplitForm corpus={corpus.id} recipe={asked} name={state.name} onName={(name) => setState({ name })} />
        </div>
      </div>
      {asked ? (
        <CommandFoot commands={[{ does: "prints this preview", command: previewCommand(corpus.name, asked) }]} />
      ) : null}
    </PageFrame>
  );
}

function Preview({ corpus, asked }: { corpus: string; asked: PreviewSplit }) {
  const preview = useQuery(splitPreviewOptions(corpus, asked));

  return (
    <PreviewPanel
      corpus={corpus}
      asked={asked}
      preview={preview.data}
      isStale={preview.isPlaceholderData}
      error={preview.error}
      onRetry={() => void preview.refetch()}
    />
  );
}
