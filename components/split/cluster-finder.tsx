"use client";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Field } from "@/components/ui/field";
import { countOf } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { clusterFindOptions } from "@/lib/client/clusters";
import type { ClusterSummary } from "@/lib/contract/clusters";
import type { PinnedProblem } from "./pin-dialog";

interface ClusterFinderProps {
  corpus: string;
  chosen: PinnedProblem | undefined;
  fault: string | undefined;
  onChoose: (cluster: PinnedProblem) => void;
}

/** Finds a cluster by words of a query, a product id or a problem's id. */
export function ClusterFinder({ corpus, chosen, fault, onChoose }: ClusterFinderProps) {
  const [typed, setTyped] = useState("");
  const find = useDeferredValue(typed.trim());
  const found = useQuery({ ...clusterFindOptions(corpus, find), enabled: find !== "" });

  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Cluster"
        hint="Words of a query, a product id, or a problem’s id. A problem without variants is a cluster of one."
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
      {found.isError ? (
        <RequestError place="panel" title="The clusters could not be searched" error={found.error} />
      ) : null}
      <p role="status" className="sr-only">
        {found.data ? countOf(found.data.items.length, "cluster") : null}
      </p>
      {found.data ? <Found clusters={found.data.items} chosen={chosen} onChoose={onChoose} /> : null}
    </div>
  );
}

interface FoundProps extends Pick<ClusterFinderProps, "chosen" | "onChoose"> {
  clusters: readonly ClusterSummary[];
}

function Found({ clusters, chosen, onChoose }: FoundProps) {
  const name = useId();
  if (clusters.length === 0) return <p className="text-ink-2">No cluster holds that.</p>;

  return (
    <ul
      aria-label="Clusters found"
      className="max-h-60 divide-y divide-line overflow-auto rounded-control border border-line"
    >
      {clusters.map(({ id, query, problems }) => (
        <li key={id}>
          <label className="flex items-baseline gap-2 px-2.5 py-1.5 hover:bg-raised has-checked:bg-accent-soft">
            <input
              type="radio"
              name={name}
              checked={chosen?.id === id}
              onChange={() => onChoose({ id, query })}
              className="shrink-0 accent-accent"
            />
            <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
              <PlainText text={query} />
            </span>
            <span className="shrink-0 text-table text-ink-2">{countOf(problems, "problem")}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
