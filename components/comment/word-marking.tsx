"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { selectedSpan } from "@/components/trajectory/selected-span";
import { useWordMark } from "@/components/trajectory/use-word-mark";
import { showToast } from "@/components/ui/toast";
import { addCommentOptions } from "@/lib/client/comment-changes";
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
  // Of the mutation itself: mark mode is left before the answer is here.
  const adding = useMutation({
    ...options,
    onSuccess: async (...answered) => {
      await options.onSuccess?.(...answered);
      showToast({ message: `Tagged: ${answered[0].body}` });
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
