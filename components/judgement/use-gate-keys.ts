"use client";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { wordsSelected } from "@/components/trajectory/words-selected";
import { showToast } from "@/components/ui/toast";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { citeInGate, clearGate, gateByDigit, gateDraftFault, isGateComplete } from "@/lib/domain/gate-draft";
import type { OwnGateActions } from "./use-own-gate";

interface GateKeyActs {
  readonly gate: OwnGateActions;
  /** Brings the gate into view, since keys may act while its pane is closed. */
  readonly onShow: () => void;
  /** False where a gate cannot be given here. */
  readonly isOpen: boolean;
}

/** One key opens the gate; then the digits, Enter, the note and the undo of a choice are its own until it is given. */
export function useGateKeys({ gate, onShow, isOpen }: GateKeyActs): void {
  const { store } = useReaderFacts();
  // While words are being marked the digits tag them.
  const isMarking = useReader((state) => state.isMarking);
  const { draft, judged } = gate;

  useHotkeys(
    isOpen
      ? {
          "verdict.gate": () => {
            gate.open();
            onShow();
          },
        }
      : {},
  );
  useHotkeys(
    isOpen && draft
      ? {
          ...(isMarking
            ? {}
            : {
                "verdict.choose": (event) => {
                  const next = gateByDigit(draft, Number(event.key), judged);
                  gate.answer(next);
                  onShow();
                  // What is typed next says the other cause and is for no key.
                  if (next !== draft && next.cause === "other" && !isGateComplete(next)) gate.wishNote();
                },
                "verdict.clear": () => gate.setDraft(clearGate(draft)),
              }),
          "item.submit": () => {
            const fault = gateDraftFault(draft);
            if (fault) showToast({ message: fault });
            else gate.save();
          },
          "verdict.note": () => {
            const span = wordsSelected();
            if (span) gate.setDraft(citeInGate(draft, span));
            store.set({ isMarking: false });
            window.getSelection()?.removeAllRanges();
            onShow();
            if (!span) gate.wishNote();
          },
        }
      : {},
    { isFirst: true },
  );
}
