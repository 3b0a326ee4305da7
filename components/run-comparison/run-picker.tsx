"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import { InertText } from "@/components/import/inert-text";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import { Popover } from "@/components/ui/popover";
import { runNamesOptions } from "@/lib/client/comparison";
import type { RunName } from "@/lib/contract/run-names";
import { MOST_COMPARED } from "@/lib/domain/run-order";

interface RunPickerProps {
  corpus: string;
  chosen: readonly string[];
  onChoose: (runs: string[]) => void;
}

/** Adds runs to the comparison and takes them out, by a part of their name. */
export function RunPicker({ corpus, chosen, onChoose }: RunPickerProps) {
  const [search, setSearch] = useState("");
  const deferred = useDeferredValue(search);
  const names = useQuery({ ...runNamesOptions(corpus, deferred), placeholderData: keepPreviousData });
  const isFull = chosen.length >= MOST_COMPARED;

  return (
    <Popover
      label="Choose runs"
      trigger={
        <Button variant={chosen.length === 0 ? "primary" : "secondary"}>
          <Plus aria-hidden />
          {chosen.length === 0 ? "Choose runs" : "Runs"}
        </Button>
      }
    >
      <div className="flex w-96 max-w-full flex-col gap-2">
        <Input
          aria-label="Find a run by name"
          placeholder="Find a run by name"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <ul
          className="flex max-h-80 flex-col gap-0.5 overflow-auto aria-busy:opacity-60"
          aria-busy={names.isPlaceholderData}
        >
          {names.data?.items.map((run) => (
            <li key={run.id}>
              <RunLine
                run={run}
                isChosen={chosen.includes(run.id)}
                isFull={isFull}
                onToggle={(isChosen) => onChoose(isChosen ? [...chosen, run.id] : chosen.filter((id) => id !== run.id))}
              />
            </li>
          ))}
        </ul>
        <p className="text-caption text-ink-3" role="status">
          {names.isPending ? "Looking for runs" : null}
          {names.isError ? `The runs could not be listed. ${names.error.message}` : null}
          {names.data?.total === 0 ? "No run has such a name." : null}
          {names.data && names.data.total > names.data.items.length
            ? `Showing ${formatNumber(names.data.items.length)} of ${formatNumber(names.data.total)}; write more of the name.`
            : null}
          {isFull ? ` ${MOST_COMPARED} runs are compared at most; take one out first.` : null}
        </p>
      </div>
    </Popover>
  );
}

interface RunLineProps {
  run: RunName;
  isChosen: boolean;
  isFull: boolean;
  onToggle: (isChosen: boolean) => void;
}

function RunLine({ run: { name, harness, suite }, isChosen, isFull, onToggle }: RunLineProps) {
  const id = useId();

  return (
    <div className="flex items-center gap-2 rounded-chip px-2 py-1 hover:bg-raised">
      <Checkbox aria-labelledby={id} checked={isChosen} disabled={isFull && !isChosen} onCheckedChange={onToggle} />
      <button
        id={id}
        type="button"
        tabIndex={-1}
        disabled={isFull && !isChosen}
        className="min-w-0 flex-1 text-left"
        onClick={() => onToggle(!isChosen)}
      >
        <InertText text={name} />
        <span className="block text-caption text-ink-3">
          {[harness ?? "harness not named", suite].filter(Boolean).join(" · ")}
        </span>
      </button>
    </div>
  );
}
