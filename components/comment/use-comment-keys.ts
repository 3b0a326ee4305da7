"use client";
import { markFirstWord } from "@/components/trajectory/mark-first-word";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { selectedSpan } from "@/components/trajectory/selected-span";
import type { ReaderState } from "@/lib/client/reader-store";
import { expectText } from "@/lib/client/typed-ahead";
import { useHotkeys } from "@/lib/client/use-hotkeys";

/** Keys that begin to mark words, and comment on them, on the step or on all. */
export function useCommentKeys({ onShow }: { readonly onShow: () => void }): void {
  const { outline, store } = useReaderFacts();

  function begin(place: NonNullable<ReaderState["commenting"]>) {
    if (store.get().commenting === undefined) expectText(() => store.set({ commenting: undefined }));
    store.set({ commenting: place, isMarking: false });
    onShow();
  }

  useHotkeys({
    "span.mark": () => store.set({ isMarking: markFirstWord(store.get().focus) }),
    "span.comment": () => {
      const span = selectedSpan(window.getSelection()) ?? null;
      const step = outline.steps.length === 0 ? null : (span?.step ?? store.get().focus);
      begin({ step, span });
    },
    "span.comment-all": () => begin({ step: null, span: null }),
  });
}
