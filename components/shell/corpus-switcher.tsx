"use client";
import { ChevronDown } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { formatNumber } from "@/components/ui/format-number";
import { LateMenu } from "@/components/ui/late-menu";
import { latePart } from "@/components/ui/late-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { Corpus } from "@/lib/contract/corpora";
import { CorpusMark } from "./corpus-mark";
import { useCorpus } from "./use-corpus";

const CorpusFinder = latePart(() => import("./corpus-finder").then((module) => module.CorpusFinder));

/** More than that are searched rather than looked through. */
const MOST_IN_MENU = 10;

/**
 * A long name is cut where the header is narrow, rather than printed over what stands beside it. It begins where the
 * content of the page does, and where a page of one thing says its corpus: the room of the button lies outside.
 */
const ROOM = "-ml-2 flex min-w-0 *:min-w-0 *:shrink narrow:-ml-3.25";

/** Corpus in view and the way to another. A filter stays when the corpus changes; a row in peek does not. */
export function CorpusSwitcher() {
  const { list, corpus } = useCorpus();
  const address = useSearchParams();
  const [isFinding, setFinding] = useState(false);
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

  const corpora = byName(list.data?.items ?? []);
  if (corpora.length > MOST_IN_MENU)
    return (
      <>
        <span className={ROOM}>
          <ShownCorpus corpus={corpus} aria-haspopup="dialog" onClick={() => setFinding(true)} />
        </span>
        {isFinding ? (
          <CorpusFinder corpora={corpora} current={corpus.id} onChoose={onCorpus} onClose={() => setFinding(false)} />
        ) : null}
      </>
    );

  return (
    <span className={ROOM}>
      <LateMenu trigger={<ShownCorpus corpus={corpus} />}>
        {({ MenuChoice, MenuLabel }) => (
          <>
            <MenuLabel>Corpus</MenuLabel>
            <MenuChoice
              value={corpus.id}
              options={corpora.map(({ id, name, trajectories }) => ({
                value: id,
                label: name,
                hint: formatNumber(trajectories),
              }))}
              onValueChange={onCorpus}
            />
          </>
        )}
      </LateMenu>
    </span>
  );
}

/** Whatever opens the list brings its own handlers. */
function ShownCorpus({ corpus, ...button }: { corpus: Corpus } & ButtonProps) {
  return (
    <Button variant="ghost" aria-label={`Corpus: ${corpus.name}. Switch corpus`} {...button}>
      <span className="flex max-w-70 min-w-0 items-center gap-2 font-medium text-ink">
        <CorpusMark corpus={corpus} />
      </span>
      <ChevronDown aria-hidden />
    </Button>
  );
}

/** A list to look a name up in; the sample stays last. */
function byName(corpora: readonly Corpus[]): readonly Corpus[] {
  return corpora.toSorted(
    (a, b) => Number(a.kind === "sample") - Number(b.kind === "sample") || a.name.localeCompare(b.name, "en"),
  );
}
