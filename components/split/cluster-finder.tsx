"use client";
import { useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { TextAction } from "@/components/trajectory/text-action";
import { Field } from "@/components/ui/field";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { ClusterChoice } from "./cluster-choice";
import type { useClusterFinder } from "./use-cluster-finder";

interface ClusterFinderProps {
  finder: ReturnType<typeof useClusterFinder>;
  fault: string | undefined;
}

/** Pool and reason, which are asked for below, are to be in sight beside them. */
const FIRST = 3;

/** Finds clusters by words of a query, a product id or a problem's id. */
export function ClusterFinder({ finder, fault }: ClusterFinderProps) {
  const { typed, setTyped, isSearching, error, offered, shown, chosen, onToggle } = finder;
  const [isWhole, setWhole] = useState(false);
  // What is chosen stays in sight.
  const first = shown.filter(({ id }, at) => at < FIRST || chosen.some((one) => one.id === id));

  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Cluster"
        hint="Words of a query, a product id, or a problem’s id. A problem without variants is a cluster of one. Several can be ticked."
        error={fault}
      >
        {(ids) => (
          <Input
            {...ids}
            type="search"
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {error ? <RequestError place="panel" title="The clusters could not be searched" error={error} /> : null}
      <p role="status" className="sr-only">
        {offered ? countOf(offered.length, "cluster") : null}
        {isSearching ? "Searching" : null}
      </p>
      {isSearching ? <Skeleton height={36} /> : null}
      {offered?.length === 0 ? <p className="text-ink-2">No cluster holds that.</p> : null}
      {shown.length > 0 ? (
        <ClusterChoice label="Clusters found" clusters={isWhole ? shown : first} chosen={chosen} onToggle={onToggle} />
      ) : null}
      {first.length < shown.length ? (
        <p className="text-table">
          <TextAction onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show ${formatNumber(shown.length - first.length)} more`}
          </TextAction>
        </p>
      ) : null}
    </div>
  );
}
