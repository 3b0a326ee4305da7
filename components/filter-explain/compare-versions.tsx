"use client";
import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { parseAsString, useQueryStates } from "nuqs";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { ComparedVersions } from "@/lib/client/filter-explain";
import { filterListOptions } from "@/lib/client/filters";
import type { FilterVersion } from "@/lib/contract/filters";
import { parseDraft, thresholdChanges, withDraft } from "@/lib/domain/threshold-changes";
import { COMPARED_PARAM, DRAFT_PARAM } from "./compared-link";
import { VersionDifference } from "./version-difference";

interface CompareVersionsProps {
  /** Public ids. */
  trajectory: string;
  corpus: string;
  /** Hash of the version that decided the trajectory. */
  hash: string;
}

const LINK = { [COMPARED_PARAM]: parseAsString, [DRAFT_PARAM]: parseAsString };
/** Choice that is no version. */
const DRAFT = "draft";

/** Versions seldom change while a person reads: one question serves many trajectories. */
const FRESH_MS = 5 * 60_000;

/** What any two filter versions say of the trajectory, and why they differ; nothing where there is one alone. */
export function CompareVersions({ trajectory, corpus, hash }: CompareVersionsProps) {
  const versions = useQuery({ ...filterListOptions(corpus), staleTime: FRESH_MS });
  const items = versions.data?.items ?? [];
  const own = items.find((version) => version.hash === hash);
  const first = items.find((version) => version.hash !== hash);
  // Without the list there is nothing to compare with, and the verdict above is whole without it.
  if (!own) return null;

  return <Comparison key={trajectory} trajectory={trajectory} own={own.id} first={first?.id} versions={items} />;
}

interface ComparisonProps {
  trajectory: string;
  /** Ids of the version that decided it, and of another one where there is one. */
  own: string;
  first: string | undefined;
  versions: readonly FilterVersion[];
}

function Comparison({ trajectory, own, first, versions }: ComparisonProps) {
  const [{ [COMPARED_PARAM]: named, [DRAFT_PARAM]: draft }, setLink] = useQueryStates(LINK);
  const isOpen = named !== null;
  // What was closed opens again as it was.
  const [closed, setClosed] = useState<ComparedVersions>();
  const usual: ComparedVersions | undefined = first === undefined ? undefined : { from: own, to: first };
  const compared = comparedVersions(named ?? "", versions, draft ?? "") ?? closed ?? usual;
  if (!compared) return null;
  const { from, to } = compared;
  const compare = (one: string, other: string, over: string | null = null) =>
    void setLink({ [COMPARED_PARAM]: `${one},${other}`, [DRAFT_PARAM]: over });
  const close = () => {
    setClosed(compared);
    void setLink({ [COMPARED_PARAM]: null, [DRAFT_PARAM]: null });
  };
  const optionsBut = (chosen: string | undefined) =>
    versions
      .filter(({ id }) => id !== chosen)
      .map(({ id, name, author }) => ({ value: id, label: name, hint: id === own ? "decided it" : author }));
  const drafted = compared.draft === undefined ? undefined : versions.find(({ id }) => id === to);

  return (
    <>
      <div className="-ml-2">
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : compare(from, to, compared.draft))}
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
              options={optionsBut(drafted ? undefined : to)}
              onValueChange={(id) => compare(id, to, compared.draft)}
            />
            <span className="text-ink-2">against</span>
            <Select
              label="Filter version against it"
              value={drafted ? DRAFT : to}
              options={[
                ...(drafted ? [{ value: DRAFT, label: `Draft over ${drafted.name}`, hint: "not saved" }] : []),
                ...optionsBut(from),
              ]}
              onValueChange={(id) => id !== DRAFT && compare(from, id)}
            />
          </div>
          <VersionDifference trajectory={trajectory} {...compared} />
        </div>
      ) : null}
    </>
  );
}

/** What an address compares; undefined where it names no two versions of this installation, nor a draft over one. */
function comparedVersions(
  named: string,
  versions: readonly FilterVersion[],
  draft: string,
): ComparedVersions | undefined {
  const [from, to] = named.split(",").map((name) => versions.find(({ id }) => id === name));
  if (from === undefined || to === undefined) return undefined;
  if (changesAny(to, draft)) return { from: from.id, to: to.id, draft };

  return from.id === to.id ? undefined : { from: from.id, to: to.id };
}

/** A draft that says what the version has already is none. */
function changesAny({ thresholds }: FilterVersion, draft: string): boolean {
  return thresholdChanges(thresholds, withDraft(thresholds, parseDraft(draft))).length > 0;
}
