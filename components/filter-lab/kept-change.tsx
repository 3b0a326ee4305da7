"use client";
import { useQuery } from "@tanstack/react-query";
import { whatIfOptions } from "@/lib/client/filter-lab";
import { filterListOptions } from "@/lib/client/filters";
import type { FilterActivation, FilterVersion } from "@/lib/contract/filters";
import { activeWords, movedWords } from "./moved-words";
import { keptSentence } from "./what-if-words";

interface KeptChangeProps {
  corpus: string;
  activation: FilterActivation;
}

/** What an activation did: verdicts, and the end of the pipeline, which caps and near-duplicates change without any. */
export function KeptChange({ corpus, activation }: KeptChangeProps) {
  const list = useQuery(filterListOptions(corpus));
  const version = list.data?.items.find(({ id }) => id === activation.version.id);
  if (version) return <Computed corpus={corpus} activation={activation} version={version} />;

  return changeWords(activation, list.isPending ? undefined : NOT_COUNTED);
}

/** Of what is in the corpus now: an activation keeps no count of what came through before it. */
function Computed({ corpus, activation, version }: KeptChangeProps & { version: FilterVersion }) {
  const { data, isError } = useQuery(
    whatIfOptions(corpus, { base: activation.previous.id, thresholds: version.thresholds, labels: "blind" }),
  );
  const failed = isError ? NOT_COUNTED : undefined;

  return changeWords(activation, data ? keptSentence(data) : failed);
}

const NOT_COUNTED = "What the pipeline keeps could not be counted.";

function changeWords(activation: FilterActivation, kept: string | undefined): string {
  const words = `${activeWords(activation)} ${movedWords(activation.moved)}`;

  return kept === undefined ? words : `${words} ${kept}`;
}
