"use client";
import { countOf } from "@/components/ui/format-number";
import { Select } from "@/components/ui/select";
import { OUTCOME_WORD } from "@/components/verdict/outcome-axes";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { useReaderFacts } from "./reader-context";
import type { Difference } from "./use-difference";

type Shown = Exclude<Difference["status"], "off">;

const WORDS = {
  loading: "Fetching the other rollout.",
  alone: "There is no other rollout of this problem in the corpus to compare with.",
  failed: "The other rollout could not be loaded. Switch the layer off and on to try again.",
} as const satisfies Record<Exclude<Shown, "ready">, string>;

function nameOf(row: TrajectoryRow, at: number): string {
  return `${row.run}, ${row.agent ?? "agent unknown"}, ${OUTCOME_WORD[row.outcome]} (${at + 1})`;
}

/** Says which rollout the steps are compared with, and lets another be chosen. */
export function DifferenceBar({ difference, status }: { difference: Difference; status: Shown }) {
  const { store } = useReaderFacts();
  const { reference, rollouts } = difference;

  return (
    <div
      role="status"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-2 border-b border-line bg-raised px-4 py-1 text-table text-ink-2 narrow:px-6"
    >
      {reference ? (
        <>
          <span>Compared with</span>
          <Select
            label="Rollout to compare with"
            value={reference.id}
            options={rollouts.map((row, at) => ({ value: row.id, label: nameOf(row, at) }))}
            onValueChange={(id) => store.set({ reference: id })}
          />
        </>
      ) : null}
      <span>{status === "ready" ? countWords(difference) : WORDS[status]}</span>
    </div>
  );
}

function countWords({ steps }: Difference): string {
  const same = steps.filter((step) => step.kind === "same").length;
  const changed = steps.filter((step) => step.kind === "changed").length;
  return `${same} of ${countOf(steps.length, "step")} with the same calls, ${changed} with other arguments.`;
}
