"use client";
import { markFirstWord } from "@/components/trajectory/mark-first-word";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { selectedSpan } from "@/components/trajectory/selected-span";
import { useHotkeys } from "@/lib/client/use-hotkeys";

/** Keys that begin to mark words, and comment on them, on the step or on all. */
export function useCommentKeys({ onShow }: { readonly onShow: () => void }): void {
  const { outline, store } = useReaderFacts();

  useHotkeys({
    "span.mark": () => store.set({ isMarking: markFirstWord(store.get().focus) }),
    "span.comment": () => {
      const span = selectedSpan(window.getSelection()) ?? null;
      const step = outline.steps.length === 0 ? null : (span?.step ?? store.get().focus);
      store.set({ commenting: { step, span }, isMarking: false });
      onShow();
    },
    "span.comment-all": () => {
      store.set({ commenting: { step: null, span: null }, isMarking: false });
      onShow();
    },
  });
}
