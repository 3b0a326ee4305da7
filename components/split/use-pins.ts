"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { countOf } from "@/components/ui/format-number";
import { showToast } from "@/components/ui/toast";
import { pinClusterOptions, unpinClustersOptions } from "@/lib/client/splits";
import type { PinCluster, SplitDetail } from "@/lib/contract/splits";
import { POOL_LOOK } from "./pool-look";

const UNDO_MS = 12_000;
const UNDONE = "Taken back right after the pin.";

type NewPins = Omit<PinCluster, "version">;

/** Pins clusters of a split, with the way back; the dialog that asks is gone by then. */
export function usePins(split: SplitDetail) {
  const client = useQueryClient();
  const pin = useMutation(pinClusterOptions(client, split.id));
  const unpin = useMutation(unpinClustersOptions(client, split.id));

  /** A refusal is in `error`. */
  function onPin(asked: NewPins, onDone: () => void) {
    void pin.mutateAsync({ version: split.version, ...asked }).then(
      (after) => {
        const known = new Set(split.pins.map(({ id }) => id));
        const made = after.pins.filter(({ id }) => !known.has(id));
        onDone();
        showToast({
          message: `Pinned to ${POOL_LOOK[asked.pool].name}`,
          detail: `${pinnedWords(made)}.`,
          action: { label: "Undo", onAct: () => onUndo(after.version, made) },
          durationMs: UNDO_MS,
        });
      },
      // The dialog shows it.
      () => undefined,
    );
  }

  function onUndo(version: number, made: SplitDetail["pins"]) {
    void unpin.mutateAsync({ version, pins: made.map(({ id }) => id), note: UNDONE }).then(
      () => showToast({ message: "Unpinned: the problems are where they were", detail: `${pinnedWords(made)}.` }),
      (error: Error) => reportFailure("The pin was not taken back", error),
    );
  }

  return { onPin, error: pin.error, isPending: pin.isPending };
}

function pinnedWords(pins: SplitDetail["pins"]): string {
  const problems = pins.reduce((sum, one) => sum + one.problems, 0);

  return `${countOf(problems, "problem")} of ${pins.length === 1 ? "the cluster" : countOf(pins.length, "cluster")}`;
}
