"use client";
import { Command } from "cmdk";
import { Check } from "lucide-react";
import { BareDialog } from "@/components/ui/bare-dialog";
import { formatNumber } from "@/components/ui/format-number";
import type { Corpus } from "@/lib/contract/corpora";

interface CorpusFinderProps {
  corpora: readonly Corpus[];
  current: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Many corpora, of which typing leaves those that it names. */
export function CorpusFinder({ corpora, current, onChoose, onClose }: CorpusFinderProps) {
  return (
    <BareDialog open onOpenChange={onClose} title="Switch corpus">
      <Command label="Find a corpus" loop filter={goesBy}>
        <Command.Input
          placeholder={`Find one of ${formatNumber(corpora.length)} corpora`}
          className="h-11 w-full border-b border-line bg-surface px-4 text-read outline-none placeholder:text-ink-3"
        />
        <Command.List className="max-h-90 overflow-auto p-1.5">
          <Command.Empty className="px-3 py-6 text-ink-2">No corpus goes by that name.</Command.Empty>
          {corpora.map(({ id, name, trajectories }) => (
            <Command.Item
              key={id}
              value={id}
              keywords={[name]}
              onSelect={() => {
                onClose();
                onChoose(id);
              }}
              className="flex min-h-8 items-center gap-2 rounded-chip px-2.5 aria-selected:bg-accent-soft"
            >
              <span className="w-3.5 shrink-0 text-accent">
                {id === current ? <Check aria-hidden className="size-3.5" /> : null}
              </span>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {id === current ? <span className="sr-only">in view</span> : null}
              <span className="text-caption text-ink-3">{formatNumber(trajectories)}</span>
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </BareDialog>
  );
}

/** By its name alone; the value is an id, in which a word may hide. */
function goesBy(_id: string, typed: string, names: readonly string[] = []): number {
  return names.some((name) => name.toLowerCase().includes(typed.trim().toLowerCase())) ? 1 : 0;
}
