"use client";
import Link from "next/link";
import { countOf } from "@/components/ui/format-number";
import { TimeText } from "@/components/ui/time-text";
import type { Import, ImportList as List } from "@/lib/contract/imports";
import { visibleName } from "@/lib/domain/visible-text";
import { ImportProgress } from "./import-progress";
import { importName, importState, isUnderWay, refusedFiles } from "./import-state";
import { InertText } from "./inert-text";
import { IntoCorpus } from "./into-corpus";
import { RefusedFiles } from "./refused-files";
import { resultText } from "./result-text";
import { importedRowsPath } from "./row-links";
import { StateChip } from "./state-chip";

interface ImportListProps extends Pick<List, "items"> {
  /** When the list was read. */
  atMs: number;
}

/** As many as a line of the list bears; the page of an import names all of them. */
const MOST_REFUSED = 3;

/** Imports, newest first, each with where it stands. */
export function ImportList({ items, atMs }: ImportListProps) {
  return (
    <ul aria-label="Imports" className="divide-y divide-line rounded-panel border border-line bg-surface">
      {items.map((item) => (
        <li key={item.id} className="flex flex-col gap-2 px-4 py-3">
          <ImportLine item={item} />
          <Standing item={item} atMs={atMs} />
        </li>
      ))}
    </ul>
  );
}

function ImportLine({ item }: { item: Import }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link href={`/imports/${item.id}`} className="min-w-0 truncate font-medium text-accent hover:underline">
        <InertText text={importName(item)} />
      </Link>
      <StateChip state={importState(item)} />
      <span
        title={item.runName ? visibleName(item.runName) : undefined}
        className="line-clamp-1 min-w-50 flex-1 text-ink-2"
      >
        {item.retryOf ? "rejected rows again, " : null}
        <IntoCorpus item={item} />
        {item.runName ? (
          <>
            {" "}
            · run <InertText text={item.runName} />
          </>
        ) : null}
      </span>
      <span className="text-table text-ink-2">
        <TimeText iso={item.createdAt} />
      </span>
    </div>
  );
}

function Standing({ item, atMs }: { item: Import; atMs: number }) {
  if (isUnderWay(item)) return <ImportProgress item={item} atMs={atMs} />;
  const error = refusedFiles(item).length === 0 ? item.job?.error : undefined;

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="min-w-50 flex-1 text-ink-2">
          <InertText text={resultText(item)} />
        </p>
        {item.imported > 0 ? (
          <Link href={importedRowsPath(item)} className="rounded-mark text-accent hover:underline">
            Open {countOf(item.imported, "trajectory", "trajectories")}
          </Link>
        ) : null}
      </div>
      {error ? (
        <p className="max-w-[92ch] text-danger">
          <InertText text={error} />
        </p>
      ) : null}
      <RefusedFiles files={item.files} most={MOST_REFUSED} />
    </>
  );
}
