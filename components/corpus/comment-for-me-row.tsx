"use client";
import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { commentAddress, commentPlace } from "@/components/comment/comment-place";
import { reportFailure } from "@/components/shell/report-failure";
import { TextAction } from "@/components/trajectory/text-action";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { TaskText } from "@/components/trajectory-list/task-text";
import { classNames } from "@/components/ui/class-names";
import { TimeText } from "@/components/ui/time-text";
import { resolveForMeOptions } from "@/lib/client/comments-for-me";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import type { CommentForMe } from "@/lib/contract/comments";

/** Of a comment, which may be a page long: two lines of it are shown. */
const FIRST_WORDS = 240;

interface CommentForMeRowProps {
  comment: CommentForMe;
  corpus: string;
}

/** One comment with where it leads, and the way to have done with it. */
export function CommentForMeRow({ comment, corpus }: CommentForMeRowProps) {
  const resolving = useHeardMutation(resolveForMeOptions(useQueryClient(), corpus, comment.trajectory));
  const isResolved = comment.resolvedAt !== null;

  function change(): void {
    resolving.mutate(
      { id: comment.id, change: { isResolved: !isResolved } },
      {
        onError: (error) =>
          reportFailure(isResolved ? "The comment was not opened again" : "The comment was not resolved", error),
      },
    );
  }

  return (
    <li className="flex items-start gap-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="truncate text-caption text-ink-3">
          <span className="font-medium text-ink">
            <PlainText text={comment.person} />
          </span>
          , <TimeText iso={comment.createdAt} />, on {commentPlace(comment)}
        </p>
        <Link
          href={commentAddress(comment.trajectory, comment)}
          prefetch={false}
          className={classNames(WORDS, isResolved && "text-ink-3")}
        >
          <PlainText text={firstWords(comment.body)} />
        </Link>
        <p className="truncate text-caption text-ink-2">
          <TaskText query={comment.query} status={comment.status} />
        </p>
      </div>
      <p className="flex min-h-6 shrink-0 items-center gap-2 text-caption text-ink-3">
        {isResolved ? "resolved" : null}
        <TextAction disabled={resolving.isPending} onClick={change}>
          {isResolved ? "Open again" : "Resolve"}
        </TextAction>
      </p>
    </li>
  );
}

const WORDS = "line-clamp-2 rounded-mark wrap-anywhere hover:text-accent hover:underline";

/** By characters as people count them, so that none is cut through. */
function firstWords(body: string): string {
  const characters = [...body];

  return characters.length > FIRST_WORDS ? `${characters.slice(0, FIRST_WORDS).join("").trimEnd()}…` : body;
}
