"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { selectedSpan } from "@/components/trajectory/selected-span";
import { useWordMark } from "@/components/trajectory/use-word-mark";
import { showToast } from "@/components/ui/toast";
import { addCommentOptions } from "@/lib/client/comments";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { type AnswerOption, DEFAULT_FLAGS } from "@/lib/domain/question";

interface CommentKeyActs {
  /** Brings the comments into view. */
  readonly onShow: () => void;
  /** What the digits tag marked words with. */
  readonly tags?: readonly AnswerOption[];
}

/** Keys that mark words, tag them with a digit, and comment on them, on the step or on all. */
export function useCommentKeys({ onShow, tags = DEFAULT_FLAGS }: CommentKeyActs): void {
  const { id, outline, store } = useReaderFacts();
  const client = useQueryClient();
  const adding = useMutation(addCommentOptions(client, id));
  const onMark = useWordMark((digit) => {
    const tag = tags[digit - 1];
    const span = selectedSpan(window.getSelection());
    if (!tag || !span) return;
    store.set({ isMarking: false });
    adding.mutate(
      { body: tag.text, step: span.step, span },
      {
        onSuccess: () => showToast({ message: `Tagged: ${tag.text}` }),
        onError: (error) => reportFailure("The tag was not saved", error),
      },
    );
  });

  useHotkeys({
    "span.mark": onMark,
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
