"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { importListOptions, isImporting } from "@/lib/client/imports";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Import } from "@/lib/contract/imports";

/** A corpus without a trajectory: that some are on their way, or how to bring some in. */
export function EmptyCorpus({ corpus }: { corpus: string }) {
  const imports = useInfiniteQuery(importListOptions(corpus));
  const refusal = useRefusal("import");
  // The oldest of them brings the first rows.
  const underWay = imports.data?.items.findLast(isImporting);
  if (underWay) return <BeingFilled by={underWay} />;

  return (
    <EmptyState
      title="This corpus holds no trajectory yet"
      actions={
        refusal === undefined ? (
          <Button asChild variant="primary">
            <Link href="/imports">Import a file</Link>
          </Button>
        ) : null
      }
    >
      {refusal ?? "Import SN15 bundles, ShoppingBench rollouts, chat rows, tau-bench or tau2-bench results."}
    </EmptyState>
  );
}

function BeingFilled({ by: { id, job } }: { by: Import }) {
  return (
    <EmptyState
      title={
        job?.state === "queued" ? "An import into this corpus waits its turn" : "An import into this corpus is running"
      }
      actions={
        <Button asChild variant="primary">
          <Link href={`/imports/${id}`}>Follow the import</Link>
        </Button>
      }
    >
      What it brings is shown here once it has ended.
    </EmptyState>
  );
}
