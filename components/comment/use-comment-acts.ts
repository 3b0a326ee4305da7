"use client";
import { markFirstWord } from "@/components/trajectory/mark-first-word";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { selectedSpan } from "@/components/trajectory/selected-span";
import type { ReaderState } from "@/lib/client/reader-store";
import { expectText, takeTyped } from "@/lib/client/typed-ahead";

/** What the keys do that begin to mark words, and to comment on them, on a step or on all. */
export function useCommentActs({ onShow }: { readonly onShow: () => void }) {
  const { outline, store } = useReaderFacts();

  function begin(place: NonNullable<ReaderState["commenting"]>) {
    // Typed already where the key was pressed before this code was here.
    if (store.get().commenting === undefined) expectText(() => store.set({ commenting: undefined }), takeTyped());
    store.set({ commenting: place, isMarking: false });
    onShow();
  }

  return {
    "span.mark": (step: number) => store.set({ isMarking: markFirstWord(step) }),
    "span.comment": (focus: number) => {
      const span = selectedSpan(window.getSelection()) ?? null;
      const step = outline.steps.length === 0 ? null : (span?.step ?? focus);
      begin({ step, span });
    },
    "span.comment-all": () => begin({ step: null, span: null }),
  };
}
