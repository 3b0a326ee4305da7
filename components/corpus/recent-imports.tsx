"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { importName, importState, isVeiled } from "@/components/import/import-state";
import { StateChip } from "@/components/import/state-chip";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { SkeletonLines } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { importListOptions } from "@/lib/client/imports";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { Import } from "@/lib/contract/imports";
import { visibleName } from "@/lib/domain/visible-text";

const MOST = 5;

/** What came into this corpus last. */
export function RecentImports({ corpus }: { corpus: Corpus }) {
  const imports = useInfiniteQuery(importListOptions(corpus.id));
  const mayImport = useMay("import");

  return (
    <Panel
      title="Recent imports"
      actions={
        mayImport ? (
          <Button asChild>
            <Link href={`/imports?corpus=${corpus.id}`}>Import a file</Link>
          </Button>
        ) : null
      }
    >
      {imports.isPending ? <SkeletonLines lines={3} /> : null}
      {imports.isLoadingError ? (
        <RequestError
          place="panel"
          title="The imports could not be read"
          error={imports.error}
          onRetry={() => void imports.refetch()}
        />
      ) : null}
      {imports.data ? <ImportTable imports={imports.data.items.slice(0, MOST)} /> : null}
    </Panel>
  );
}

function ImportTable({ imports }: { imports: readonly Import[] }) {
  if (imports.length === 0) return <p className="text-ink-2">Nothing was imported into this corpus yet.</p>;

  return (
    <div className="scroll-edges">
      <table className="w-full text-table">
        <thead className="text-left text-caption text-ink-2">
          <tr className="border-b border-line-strong">
            <th className="py-1 pr-3 font-normal">Files</th>
            <th className="py-1 pr-3 font-normal">State</th>
            <th className="py-1 pr-3 font-normal">When</th>
            <th className="py-1 pr-3 text-right font-normal">Imported</th>
            <th className="py-1 pr-3 text-right font-normal">Duplicates</th>
            <th className="py-1 text-right font-normal">Rejected</th>
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <ImportLine key={one.id} one={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ImportLine({ one }: { one: Import }) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <td className="max-w-80 truncate py-1.5 pr-3">
        <Link href={`/imports/${one.id}`} className="text-accent hover:underline">
          {visibleName(importName(one))}
        </Link>
      </td>
      <td className="py-1.5 pr-3 whitespace-nowrap">
        <StateChip state={importState(one)} />
      </td>
      <td className="py-1.5 pr-3 whitespace-nowrap text-ink-2">
        <TimeText iso={one.createdAt} />
      </td>
      <td className="py-1.5 pr-3 text-right font-mono text-mono">{formatNumber(one.imported)}</td>
      <td className="py-1.5 pr-3 text-right font-mono text-mono text-ink-2">{formatNumber(one.duplicates)}</td>
      <td
        className={
          one.open > 0
            ? "py-1.5 text-right font-mono text-mono font-semibold text-danger"
            : "py-1.5 text-right font-mono text-mono text-ink-2"
        }
      >
        {isVeiled(one) && one.rejected === 0 ? "hidden" : formatNumber(one.rejected)}
      </td>
    </tr>
  );
}
