"use client";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { notSaved } from "@/components/trajectory/not-saved";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { addCommentOptions, removeCommentOptions, updateCommentOptions } from "@/lib/client/comment-changes";
import { commentsOptions } from "@/lib/client/comments";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { AddComment, UpdateComment } from "@/lib/contract/comments";

/** Comments of the open trajectory and what can be done with them. */
export function useComments() {
  const { id } = useReaderFacts();
  const client = useQueryClient();
  const query = useInfiniteQuery(commentsOptions(id));
  const adding = useHeardMutation(addCommentOptions(client, id));
  const updating = useHeardMutation(updateCommentOptions(client, id));
  const removing = useHeardMutation(removeCommentOptions(client, id));

  return {
    query,
    isSaving: adding.isPending || updating.isPending || removing.isPending,
    add: (body: AddComment, onDone?: () => void) =>
      adding.mutate(body, {
        onSuccess: () => onDone?.(),
        onError: (error, isHere) => reportFailure(notSaved("The comment", isHere), error),
      }),
    update: (comment: string, change: UpdateComment, onDone?: () => void) =>
      updating.mutate(
        { id: comment, change },
        {
          onSuccess: () => onDone?.(),
          onError: (error, isHere) => reportFailure(notSaved("The change of a comment", isHere), error),
        },
      ),
    remove: (comment: string) =>
      removing.mutate(comment, { onError: (error) => reportFailure("The comment was not removed", error) }),
  };
}

export type CommentActions = ReturnType<typeof useComments>;
