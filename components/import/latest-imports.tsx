"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageFoot } from "@/components/ui/page-foot";
import { Skeleton } from "@/components/ui/skeleton";
import { importListOptions } from "@/lib/client/imports";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import { ImportList } from "./import-list";
import { InertText } from "./inert-text";

interface LatestImportsProps {
  /** The one whose imports are listed; without it those into all corpora are. */
  corpus: Pick<Corpus, "id" | "name"> | undefined;
  onAll: () => void;
}

/** Imports, newest first, a page at a time. */
export function LatestImports({ corpus, onAll }: LatestImportsProps) {
  const imports = useInfiniteQuery(importListOptions(corpus?.id));
  const [mayImport, mayRemove] = [useMay("import"), useMay("remove_corpus")];
  if (imports.isPending) return <Skeleton height={120} />;
  if (imports.data === undefined) {
    return (
      <RequestError
        title="The imports could not be loaded"
        error={imports.error}
        onRetry={() => void imports.refetch()}
      />
    );
  }
  const { items, total } = imports.data;
  const all = corpus ? (
    <Button size="small" onClick={onAll}>
      Show those into all corpora
    </Button>
  ) : null;
  if (items.length === 0) {
    return (
      <EmptyState
        title={corpus ? "Nothing was imported into this corpus yet" : "Nothing was imported yet"}
        actions={all}
      >
        {mayImport ? "Choose files above, or drop them on this page." : "What comes in is listed here."}
      </EmptyState>
    );
  }

  return (
    <section aria-label="Latest imports" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-section">Latest imports</h2>
        {corpus ? (
          <p className="min-w-0 truncate text-ink-2">
            into <InertText text={corpus.name} />
          </p>
        ) : null}
        {all}
      </div>
      <ImportList items={items} atMs={imports.dataUpdatedAt} />
      <PageFoot
        count={{ shown: items.length, total }}
        hasMore={imports.hasNextPage}
        more="Show older"
        isLoading={imports.isFetchingNextPage}
        fault={imports.isFetchNextPageError ? imports.error : null}
        onMore={() => void imports.fetchNextPage()}
      />
      {mayRemove ? (
        <p className="text-ink-2">
          An import is taken back on its own page. A whole corpus goes in the settings.{" "}
          <Link
            href={{ pathname: "/settings", query: { part: "corpora", ...(corpus ? { corpus: corpus.id } : {}) } }}
            className="rounded-mark text-accent underline"
          >
            Remove a corpus
          </Link>
        </p>
      ) : null}
    </section>
  );
}
