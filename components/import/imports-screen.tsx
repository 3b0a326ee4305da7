"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { CataloguePanel } from "@/components/catalogue/catalogue-panel";
import { AnotherCorpus } from "@/components/shell/another-corpus";
import { NamedCorpus } from "@/components/shell/named-corpus";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { Screen } from "@/components/shell/screen";
import { useCorpus } from "@/components/shell/use-corpus";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { KEYS } from "@/lib/client/keys";
import { UPLOADS, type UploadPlan } from "@/lib/client/uploads";
import { useKeptText } from "@/lib/client/use-kept-text";
import { useRefusal } from "@/lib/client/use-refusal";
import { AcceptedFormats } from "./accepted-formats";
import { DropOverlay } from "./drop-overlay";
import { ImportForm } from "./import-form";
import { LatestImports } from "./latest-imports";
import { TargetCatalogue } from "./target-catalogue";
import { UploadList } from "./upload-list";
import { useFileDrop } from "./use-file-drop";
import { useTargetCorpus } from "./use-target-corpus";
import { useUploads } from "./use-uploads";

/** Bring files in and follow what becomes of them. */
export function ImportsScreen() {
  const client = useQueryClient();
  const uploads = useUploads();
  const { list, corpus, isAnother } = useCorpus();
  // Only a corpus that the address names: the first of the list was nobody's choice, and rows do not come out again.
  const addressed = useSearchParams().get("corpus");
  const isNamed = addressed !== null;
  const isChosen = isNamed && !isAnother;
  const [areAllListed, setAllListed] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const corpora = list.data?.items;
  const runName = useKeptText(`import/run/${addressed ?? ""}`);
  const target = useTargetCorpus({
    addressed: addressed ?? "",
    corpora,
    inView: isChosen ? corpus : undefined,
    lookedAt: isAnother ? undefined : corpus,
    firstFile: files[0]?.name,
  });
  const refusal = useRefusal("import");
  const mayImport = refusal === undefined;
  const isOver = useFileDrop(mayImport ? onAdd : ignore);

  function onAdd(added: readonly File[]) {
    setFiles((before) => [...before, ...added.filter((file) => !before.some((known) => isSame(known, file)))]);
  }

  function onImport(plan: UploadPlan) {
    // What goes elsewhere would not be seen to begin.
    if (plan.corpus !== corpus?.name) setAllListed(true);
    UPLOADS.start(plan, () => {
      target.dropSaved(plan.corpus);
      runName.dropSaved(plan.runName);
      // A corpus that is new is there from now on.
      for (const queryKey of [KEYS.imports, KEYS.corpora]) void client.invalidateQueries({ queryKey });
    });
    setFiles([]);
  }

  return (
    <Screen crumbs={<NamedCorpus />}>
      {isOver && mayImport ? <DropOverlay>Drop the files to import them</DropOverlay> : null}
      {corpus && isAnother ? <AnotherCorpus>files go to the one that you name below</AnotherCorpus> : null}
      <PageFrame width="form">
        <PageHead title="Imports" />
        <Panel title="Import files">
          {mayImport ? (
            <ImportForm
              files={files}
              corpora={corpora ?? []}
              target={target}
              runName={runName.text ?? ""}
              onRunName={runName.setText}
              onAdd={onAdd}
              onRemove={(index) => setFiles(files.filter((_, at) => at !== index))}
              onImport={onImport}
            />
          ) : (
            <p className="text-ink-2">{refusal}</p>
          )}
        </Panel>
        {uploads.length > 0 ? (
          <UploadList
            uploads={uploads}
            onRemove={UPLOADS.remove}
            onRetry={(id, plan) => {
              UPLOADS.remove(id);
              onImport(plan);
            }}
          />
        ) : null}
        {isNamed && list.isPending ? (
          <Skeleton height={120} />
        ) : (
          <LatestImports corpus={isChosen && !areAllListed ? corpus : undefined} onAll={() => setAllListed(true)} />
        )}
        {mayImport ? <TargetCatalogue target={target} corpora={list} /> : null}
        {!mayImport && corpus && !isAnother ? <CataloguePanel key={corpus.id} corpus={corpus} /> : null}
        <Panel title="What can be imported">
          <AcceptedFormats />
        </Panel>
      </PageFrame>
    </Screen>
  );
}

function ignore(): void {
  // Whoever may not import has nowhere to drop a file.
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
