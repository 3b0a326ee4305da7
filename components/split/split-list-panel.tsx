"use client";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { useRefusal } from "@/lib/client/use-refusal";
import type { Corpus } from "@/lib/contract/corpora";
import type { Split } from "@/lib/contract/splits";
import { builderAddress } from "./split-address";
import { SplitLine } from "./split-line";

interface SplitListPanelProps {
  corpus: Corpus;
  splits: readonly Split[];
}

/** All splits, the newest first, and the way to another one. Keys move along their names. */
export function SplitListPanel({ corpus, splits }: SplitListPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  const router = useRouter();
  const unchosen = useUnchosenCorpus();
  const refusal = useRefusal("change_splits") ?? unchosen;

  function move(direction: 1 | -1) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>("[data-split]") ?? [])];
    const focused = document.activeElement?.closest("li")?.querySelector("[data-split]");
    const at = links.findIndex((link) => link.isSameNode(focused ?? null));
    links[at < 0 ? 0 : Math.max(0, Math.min(links.length - 1, at + direction))]?.focus();
  }

  useHotkeys({
    "split.next": () => move(1),
    "split.previous": () => move(-1),
    "split.make": () => refusal === undefined && router.push(builderAddress(corpus.id)),
  });

  return (
    <Panel
      title="Splits of this corpus"
      subtitle={
        splits.length === 0
          ? "None yet. A release ships pools of a split, so one comes first."
          : "Open one to see its pools, to grow it, to pin a cluster and to read its audit."
      }
      actions={
        refusal === undefined ? (
          <Button asChild variant="primary">
            <Link href={builderAddress(corpus.id)}>
              <Plus aria-hidden />
              Make a split
            </Link>
          </Button>
        ) : undefined
      }
    >
      {refusal === undefined ? null : <p className="text-ink-2">{refusal}</p>}
      {splits.length > 0 ? (
        <ul ref={list} aria-label="Splits" className="-mx-4 divide-y divide-line border-t border-line">
          {splits.map((split) => (
            <SplitLine key={split.id} corpus={corpus.id} split={split} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}
