"use client";
import type { ReactNode } from "react";
import { Panel } from "@/components/ui/panel";
import { TimeText } from "@/components/ui/time-text";
import type { Import } from "@/lib/contract/imports";
import { CommandLine } from "./command-line";
import { ImportCounts } from "./import-counts";
import { ImportFiles } from "./import-files";
import { ImportProgress } from "./import-progress";
import { ImportResult } from "./import-result";
import { importState, isUnderWay } from "./import-state";
import { InertText } from "./inert-text";
import { IntoCorpus } from "./into-corpus";
import { RejectedRows } from "./rejected-rows";
import { StateChip } from "./state-chip";

interface ImportReportProps {
  item: Import;
  /** When `item` was read. */
  atMs: number;
  /** The way to be rid of it. */
  takeBack?: ReactNode;
}

/** Everything there is to know about one import. */
export function ImportReport({ item, atMs, takeBack }: ImportReportProps) {
  const state = importState(item);
  const isBusy = isUnderWay(item);

  return (
    <>
      <Panel
        title={isBusy ? "Progress" : "Result"}
        subtitle={<Where item={item} />}
        actions={<StateChip state={state} />}
      >
        <div className="flex flex-col gap-5">
          {isBusy ? <ImportProgress item={item} atMs={atMs} /> : <ImportResult item={item}>{takeBack}</ImportResult>}
          <ImportCounts item={item} />
        </div>
      </Panel>
      <Panel title="Files">
        <ImportFiles files={item.files} />
      </Panel>
      {item.rejected > 0 && !item.retryOf ? <RejectedRows item={item} isBusy={isBusy} /> : null}
      {item.retryOf ? null : <SameByCommand item={item} />}
    </>
  );
}

function Where({ item }: { item: Import }) {
  return (
    <>
      {item.retryOf ? "Rejected rows of an earlier import, read again " : null}
      <span className={item.retryOf ? undefined : "inline-block first-letter:capitalize"}>
        <IntoCorpus item={item} />
      </span>
      {item.runName ? (
        <>
          , run <InertText text={item.runName} />
        </>
      ) : null}
      , started <TimeText iso={item.createdAt} />
    </>
  );
}

function SameByCommand({ item }: { item: Import }) {
  return (
    <CommandLine
      command={{
        files: item.files.map(({ name }) => name),
        corpus: item.corpus.name,
        runName: item.runName ?? "",
        format: item.askedFormat,
      }}
      about="The same on the command line; it prints these counts and exits 1 when rows were rejected:"
    />
  );
}
