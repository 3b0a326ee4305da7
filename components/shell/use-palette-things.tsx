"use client";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { labAddress } from "@/components/filter-lab/lab-address";
import { problemAddress } from "@/components/problem/problem-address";
import { queueAddress } from "@/components/queue/queue-address";
import { releaseAddress } from "@/components/release/release-address";
import { runRowsAddress } from "@/components/run-list/run-rows-address";
import { splitAddress } from "@/components/split/split-address";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { filterListOptions } from "@/lib/client/filters";
import { findProblemsOptions, findRunsOptions, isWords } from "@/lib/client/find-things";
import { queueListOptions } from "@/lib/client/queues";
import { releaseListOptions } from "@/lib/client/releases";
import { splitListOptions } from "@/lib/client/splits";
import { useMay } from "@/lib/client/use-me";
import type { Entry, EntryGroup } from "./rank-entries";
import { useCorpus } from "./use-corpus";

/** Of one kind: who sees more of them types more of the name. */
const MOST = 6;

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly address: string;
}

/**
 * Runs, queues, splits, releases, filters and problems of the corpus in view by their names, from the lists that the
 * screens show. These are asked once something is typed, and leave out what the person may not see.
 */
export function usePaletteThings(typed: string): readonly EntryGroup[] {
  const router = useRouter();
  const { corpus } = useCorpus();
  const id = corpus?.id ?? "";
  const text = typed.trim();
  const enabled = corpus !== undefined && text !== "";
  const ofReleases = useMay("see_releases");
  const ofFilters = useMay("test_filter");
  const runs = useQuery({ ...findRunsOptions(id, text), enabled }).data?.items ?? [];
  const hasWords = enabled && isWords(text);
  const found = useQuery({ ...findProblemsOptions(id, text), enabled: hasWords });
  // What was found for the words before is none of what is no words.
  const problems = (hasWords ? found.data : undefined) ?? [];
  // The palette is open for moments: nothing of it is followed.
  const queues = useQuery({ ...queueListOptions(id), enabled, refetchInterval: false }).data?.items ?? [];
  const splits = useQuery({ ...splitListOptions(id), enabled: enabled && ofReleases }).data?.items ?? [];
  const releases = useQuery({ ...releaseListOptions(id), enabled: enabled && ofReleases }).data?.items ?? [];
  const filters = useQuery({ ...filterListOptions(id), enabled: enabled && ofFilters }).data?.items ?? [];

  const group = (heading: string, by: Entry["by"], things: readonly Thing[]): EntryGroup => ({
    heading,
    most: MOST,
    entries: things.map(({ id: thing, name, about, address }) => ({
      id: `${heading} ${thing}`,
      words: name,
      by,
      shown: <PlainText text={name} />,
      about,
      run: () => router.push(address),
    })),
  });
  if (!enabled) return [];
  const rowsOf = runRowsAddress(id, "");

  return [
    group(
      "Runs",
      "words",
      runs.map((run) => ({ ...run, about: run.suite ?? "its rows", address: rowsOf(wordOf(run, runs)) })),
    ),
    group(
      "Queues",
      "words",
      queues.map((queue) => ({ ...queue, about: queue.state, address: queueAddress(queue) })),
    ),
    group(
      "Splits",
      "words",
      splits.map((split) => ({ id: split.id, name: split.name, address: splitAddress(id, split.id) })),
    ),
    group(
      "Releases",
      "words",
      releases.map((one) => ({ ...one, about: one.state, address: releaseAddress(one.id, id) })),
    ),
    group(
      "Filter versions",
      "words",
      filters.map((one) => ({ id: one.id, name: one.name, address: labAddress(id, one.id) })),
    ),
    group(
      "Problems",
      "found",
      problems.map((one) => ({ id: one.id, name: one.query, address: problemAddress(one.id, id) })),
    ),
  ];
}

/** What names exactly this run in a filter: its id, where another one has its name too. */
function wordOf(
  run: { readonly id: string; readonly name: string },
  runs: readonly { readonly name: string }[],
): string {
  return runs.filter(({ name }) => name === run.name).length > 1 ? run.id : run.name;
}
