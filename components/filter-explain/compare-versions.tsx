"use client";
import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { filterListOptions } from "@/lib/client/filters";
import type { FilterVersion } from "@/lib/contract/filters";
import { VersionDifference } from "./version-difference";

interface CompareVersionsProps {
  /** Public ids. */
  trajectory: string;
  corpus: string;
  /** Hash of the version that decided the trajectory. */
  hash: string;
}

/** Versions seldom change while a person reads: one question serves many trajectories. */
const FRESH_MS = 5 * 60_000;

/** What another filter version says of the trajectory, and why it differs; nothing where there is no other one. */
export function CompareVersions({ trajectory, corpus, hash }: CompareVersionsProps) {
  const versions = useQuery({ ...filterListOptions(corpus), staleTime: FRESH_MS });
  const items = versions.data?.items ?? [];
  const own = items.find((version) => version.hash === hash);
  const others = items.filter((version) => version.hash !== hash);
  const [first] = others;
  // Without the list there is nothing to compare with, and the verdict above is whole without it.
  if (!own || !first) return null;

  return <Comparison key={trajectory} trajectory={trajectory} own={own} others={others} first={first} />;
}

interface ComparisonProps {
  trajectory: string;
  own: FilterVersion;
  others: readonly FilterVersion[];
  first: FilterVersion;
}

function Comparison({ trajectory, own, others, first }: ComparisonProps) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(first.id);

  return (
    <>
      <div className="-ml-2">
        <Button variant="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <GitCompareArrows aria-hidden />
          Compare with another version
        </Button>
      </div>
      {isOpen ? (
        <div className="mt-1.5 flex flex-col gap-2 rounded-control border border-line bg-surface p-2.5">
          <Select
            label="Filter version to compare with"
            value={chosen}
            options={others.map(({ id, name, author }) => ({ value: id, label: name, hint: author }))}
            onValueChange={setChosen}
          />
          <VersionDifference trajectory={trajectory} from={own.id} to={chosen} />
        </div>
      ) : null}
    </>
  );
}
