"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { showToast } from "@/components/ui/toast";
import { commentsOptions } from "@/lib/client/comments";
import { changeDensity } from "@/lib/client/keep-density";
import { expectText } from "@/lib/client/typed-ahead";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { nextFlagged } from "@/lib/domain/step-map";
import { useReaderFacts } from "./reader-context";

interface ReaderKeyActs {
  readonly onGoTo: () => void;
  readonly onLeft: () => void;
  readonly onRight: () => void;
  readonly onItem: (direction: "next" | "previous") => void;
}

/** The keys of steps, layers and panes. */
export function useReaderKeys({ onGoTo, onLeft, onRight, onItem }: ReaderKeyActs): void {
  const { id, outline, injections, store } = useReaderFacts();
  const commented = useInfiniteQuery(commentsOptions(id)).data?.openSteps ?? [];

  function toFlag(direction: 1 | -1) {
    const { focus, citation } = store.get();
    const marked = new Set(commented.map(({ step }) => step));
    for (const step of injections.steps) marked.add(step);
    if (citation) marked.add(citation.step);
    const step = nextFlagged({ steps: outline.steps, marked }, focus, direction);
    if (step !== undefined) return store.goTo({ step });
    const hasFlag = marked.size > 0 || outline.steps.some(({ flags }) => flags.length > 0);
    if (!hasFlag) showToast({ id: "no-flag", message: "No step here is flagged." });
  }

  /** What unfolds above the step in focus would push it out of view. */
  function toggleAll() {
    const isSeen = isInView(store.get().focus);
    store.toggleAll();
    if (isSeen) store.set({ jump: store.get().jump + 1 });
  }

  useHotkeys({
    "step.next": () => store.moveBy(1),
    "step.previous": () => store.moveBy(-1),
    "step.next-flag": () => toFlag(1),
    "step.previous-flag": () => toFlag(-1),
    "step.first": () => store.goTo({ step: 0 }),
    "step.last": () => store.goTo({ step: outline.steps.length - 1 }),
    "step.go": onGoTo,
    "step.task": () => store.set({ isTaskOpen: !store.get().isTaskOpen }),
    "step.find": () => {
      if (!store.get().isFinding) expectText(store.stopFinding);
      store.set({ isFinding: true });
    },
    "step.fold": () => store.toggleStep(store.get().focus),
    "step.fold-all": toggleAll,
    "item.next": () => onItem("next"),
    "item.previous": () => onItem("previous"),
    "layers.mode": store.nextMode,
    "layers.ids": () => store.toggleLayer("ids"),
    "layers.attribution": () => store.toggleLayer("attribution"),
    "layers.difference": () => store.toggleLayer("difference"),
    "layers.horizon": () => store.toggleLayer("horizon"),
    "layers.left": onLeft,
    "layers.right": onRight,
    "layers.density": () => changeDensity(store),
  });
}

/** Somebody who scrolled away from the step in focus reads on where they are. */
function isInView(step: number): boolean {
  const row = document.querySelector(`[data-step-row="${step}"]`);
  const list = row?.closest("[data-scrolls]");
  if (!row || !list) return false;
  const [place, view] = [row.getBoundingClientRect(), list.getBoundingClientRect()];

  return place.bottom >= view.top && place.top <= view.bottom;
}
