"use client";
import { useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { reportUndoFailure } from "@/components/shell/report-undo-failure";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { pinClusterOptions, unpinClustersOptions } from "@/lib/client/splits";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { PinCluster, SplitDetail } from "@/lib/contract/splits";
import { POOL_LOOK } from "./pool-look";

const UNDO_MS = 12_000;
const UNDONE = "Taken back right after the pin.";

type NewPins = Omit<PinCluster, "version">;

/** Pins clusters of a split, with the way back; the dialog that asks is gone by then. */
export function usePins(split: SplitDetail) {
  const client = useQueryClient();
  const pin = useHeardMutation(pinClusterOptions(client, split.id));
  const unpin = useHeardMutation(unpinClustersOptions(client, split.id));

  /** A refusal is in `error`, which the dialog shows while it is there. */
  function onPin(asked: NewPins, onDone: () => void) {
    pin.mutate(
      { version: split.version, ...asked },
      {
        onSuccess: (after, isHere) => {
          const known = new Set(split.pins.map(({ id }) => id));
          const made = after.pins.filter(({ id }) => !known.has(id));
          if (isHere) onDone();
          showToast({
            about: `pins of ${split.id}`,
            message: `Pinned to ${POOL_LOOK[asked.pool].name}`,
            detail: `${pinnedWords(made)}.`,
            action: { label: "Undo", onAct: () => onUndo(after.version, made) },
            durationMs: UNDO_MS,
          });
        },
        onError: (error, isHere) => {
          const what = countOf(asked.problems.length, "cluster");
          if (!isHere) reportFailure(`Not done: pin ${what} to ${POOL_LOOK[asked.pool].name}`, error);
        },
      },
    );
  }

  function onUndo(version: number, made: SplitDetail["pins"]) {
    unpin.mutate(
      { version, pins: made.map(({ id }) => id), note: UNDONE },
      {
        onSuccess: () =>
          showToast({
            about: `pins of ${split.id}`,
            message: "Unpinned: the problems are where they were",
            detail: `${pinnedWords(made)}.`,
          }),
        onError: (error) =>
          reportUndoFailure({
            ...{ about: `pins of ${split.id}`, title: "The pin was not taken back", error },
            again: () => onUndo(version, made),
          }),
      },
    );
  }

  return { onPin, error: pin.error, isPending: pin.isPending };
}

function pinnedWords(pins: SplitDetail["pins"]): string {
  const problems = pins.reduce((sum, one) => sum + one.problems, 0);

  return `${countOf(problems, "problem")} of ${pins.length === 1 ? "the cluster" : countOf(pins.length, "cluster")}`;
}
