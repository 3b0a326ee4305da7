"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { selectedSpan } from "@/components/trajectory/selected-span";
import { useWordMark } from "@/components/trajectory/use-word-mark";
import { showToast } from "@/components/ui/toast";
import { addCommentOptions, removeCommentOptions } from "@/lib/client/comment-changes";
import { type AnswerOption, DEFAULT_FLAGS } from "@/lib/domain/question";

interface WordMarkingProps {
  /** What the digits tag marked words with. */
  tags?: readonly AnswerOption[] | undefined;
}

/** Keys of mark mode, for as long as it is on. */
export function WordMarking({ tags = DEFAULT_FLAGS }: WordMarkingProps) {
  const { id, store } = useReaderFacts();
  const client = useQueryClient();
  const options = addCommentOptions(client, id);
  const removal = removeCommentOptions(client, id);
  // Both are told of by the mutation itself: mark mode is left before its answer is here.
  const removing = useMutation({
    ...removal,
    onSuccess: async (...answered) => {
      await removal.onSuccess?.(...answered);
      showToast({ message: "Tag removed" });
    },
    onError: (error) => reportFailure("The tag was not removed", error),
  });
  const adding = useMutation({
    ...options,
    onSuccess: async (...answered) => {
      await options.onSuccess?.(...answered);
      const { id: tag, body } = answered[0];
      // The key that undoes takes back answers, not comments.
      const action = { label: "Undo", onAct: () => removing.mutate(tag) };
      showToast({ message: `Tagged: ${body}`, action, durationMs: 8000 });
    },
    onError: (error) => reportFailure("The tag was not saved", error),
  });
  useWordMark((digit) => {
    const tag = tags[digit - 1];
    const span = selectedSpan(window.getSelection());
    if (!tag || !span) return;
    store.set({ isMarking: false });
    adding.mutate({ body: tag.text, step: span.step, span });
  });

  return null;
}
