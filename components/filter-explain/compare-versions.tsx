"use client";
import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { parseAsString, useQueryState } from "nuqs";
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

/** What any two filter versions say of the trajectory, and why they differ; nothing where there is one alone. */
export function CompareVersions({ trajectory, corpus, hash }: CompareVersionsProps) {
  const versions = useQuery({ ...filterListOptions(corpus), staleTime: FRESH_MS });
  const items = versions.data?.items ?? [];
  const own = items.find((version) => version.hash === hash);
  const first = items.find((version) => version.hash !== hash);
  // Without the list there is nothing to compare with, and the verdict above is whole without it.
  if (!own || !first) return null;

  return <Comparison key={trajectory} trajectory={trajectory} own={own.id} first={first.id} versions={items} />;
}

interface ComparisonProps {
  trajectory: string;
  /** Ids of the version that decided it, and of another one. */
  own: string;
  first: string;
  versions: readonly FilterVersion[];
}

function Comparison({ trajectory, own, first, versions }: ComparisonProps) {
  const [compared, setCompared] = useQueryState("versions", parseAsString);
  const isOpen = compared !== null;
  const [from, to] = comparedVersions(compared ?? "", versions) ?? [own, first];
  const compare = (one: string, other: string) => void setCompared(`${one},${other}`);
  const optionsBut = (chosen: string) =>
    versions
      .filter(({ id }) => id !== chosen)
      .map(({ id, name, author }) => ({ value: id, label: name, hint: id === own ? "decided it" : author }));

  return (
    <>
      <div className="-ml-2">
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? void setCompared(null) : compare(own, first))}
        >
          <GitCompareArrows aria-hidden />
          Compare versions of the filter
        </Button>
      </div>
      {isOpen ? (
        <div className="mt-1.5 flex flex-col gap-2 rounded-control border border-line bg-surface p-2.5">
          <div className="flex flex-wrap items-center gap-2">
            <Select
              label="Filter version"
              value={from}
              options={optionsBut(to)}
              onValueChange={(id) => compare(id, to)}
            />
            <span className="text-ink-2">against</span>
            <Select
              label="Filter version against it"
              value={to}
              options={optionsBut(from)}
              onValueChange={(id) => compare(from, id)}
            />
          </div>
          <VersionDifference trajectory={trajectory} from={from} to={to} />
        </div>
      ) : null}
    </>
  );
}

/** The two that an address names; undefined where they are not two versions of this installation. */
function comparedVersions(named: string, versions: readonly FilterVersion[]): [string, string] | undefined {
  const [from, to] = named.split(",").map((name) => versions.find(({ id }) => id === name)?.id);

  return from === undefined || to === undefined || from === to ? undefined : [from, to];
}
