"use client";
import { ChevronDown } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { LateMenu } from "@/components/ui/late-menu";
import { Skeleton } from "@/components/ui/skeleton";
import type { Corpus } from "@/lib/contract/corpora";
import { CorpusMark } from "./corpus-mark";
import { useCorpus } from "./use-corpus";

/** Corpus in view and the way to another. A filter stays when the corpus changes; a row in peek does not. */
export function CorpusSwitcher() {
  const { list, corpus } = useCorpus();
  const address = useSearchParams();
  if (list.isPending) return <Skeleton width={160} />;
  if (!corpus)
    return <span className="text-ink-3">{list.isError ? "Corpora could not be read" : "No corpus yet"}</span>;

  function onCorpus(id: string) {
    const params = new URLSearchParams(address);
    params.set("corpus", id);
    params.delete("peek");
    // The screen stays; Next tells whoever reads the address.
    window.history.pushState(null, "", `?${params}`);
  }

  return (
    <LateMenu
      trigger={
        <Button variant="ghost" aria-label={`Corpus: ${corpus.name}. Switch corpus`}>
          <span className="flex max-w-70 items-center gap-2 font-medium text-ink">
            <CorpusMark corpus={corpus} />
          </span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {({ MenuChoice, MenuLabel }) => (
        <>
          <MenuLabel>Corpus</MenuLabel>
          <MenuChoice
            value={corpus.id}
            options={byName(list.data?.items ?? []).map(({ id, name, trajectories }) => ({
              value: id,
              label: name,
              hint: formatNumber(trajectories),
            }))}
            onValueChange={onCorpus}
          />
        </>
      )}
    </LateMenu>
  );
}

/** A list to look a name up in; the sample stays last. */
function byName(corpora: readonly Corpus[]): readonly Corpus[] {
  return corpora.toSorted(
    (a, b) => Number(a.kind === "sample") - Number(b.kind === "sample") || a.name.localeCompare(b.name, "en"),
  );
}
