"use client";
import { useState } from "react";
import { Quote } from "@/components/review/quote";
import { whoDid } from "@/components/review/who-did";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { classNames } from "@/components/ui/class-names";
import { TimeText } from "@/components/ui/time-text";
import { showToast } from "@/components/ui/toast";
import type { Comment } from "@/lib/contract/comments";
import { CommentForm } from "./comment-form";
import { commentAddress, commentPlace } from "./comment-place";
import type { CommentActions } from "./use-comments";

interface CommentItemProps {
  comment: Comment;
  /** A link led here. */
  isPointed: boolean;
  actions: CommentActions;
}

/** One comment with its place, and what can be done with it. */
export function CommentItem({ comment, isPointed, actions }: CommentItemProps) {
  const { id: trajectory, store } = useReaderFacts();
  const [isEditing, setEditing] = useState(false);
  const { id, isMine, step, span, body, resolvedAt, resolvedBy, createdAt, editedAt } = comment;
  const isResolved = resolvedAt !== null;

  function goThere(): void {
    if (step === null) return;
    const range = span ? { field: span.field, start: span.start, end: span.end } : undefined;
    store.goTo({ step, call: span?.call, range });
  }

  async function copyLink(): Promise<void> {
    const address = `${window.location.origin}${commentAddress(trajectory, comment)}`;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ message: "Link to the comment copied" });
    } catch {
      showToast({ message: "The browser refused the clipboard. Copy this by hand.", detail: address, tone: "danger" });
    }
  }

  return (
    <li
      {...(isPointed ? { ref: showInPane } : {})}
      aria-current={isPointed ? "true" : undefined}
      className={classNames("flex flex-col gap-0.5", isPointed && "rounded-control bg-accent-soft p-1.5")}
    >
      <p className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 truncate font-medium">{whoDid(comment)}</span>
        <span className="shrink-0 text-caption text-ink-3">
          <TimeText iso={createdAt} />
          {editedAt ? ", edited" : ""}
        </span>
      </p>
      <p className="text-caption">
        {step === null ? (
          <span className="text-ink-3">{commentPlace(comment)}</span>
        ) : (
          <TextAction onClick={goThere}>{commentPlace(comment)}</TextAction>
        )}
        {isResolved ? <span className="text-ink-3"> · resolved by {resolvedBy}</span> : null}
      </p>
      {span ? (
        <div className="text-table">
          <Quote text={span.quote} />
        </div>
      ) : null}
      {isEditing ? (
        <CommentForm
          label="Your comment"
          text={body}
          isSaving={actions.isSaving}
          onSave={(next) => actions.update(id, { body: next }, () => setEditing(false))}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className={classNames("wrap-anywhere whitespace-pre-wrap", isResolved && "text-ink-3")}>{body}</p>
      )}
      <p className="flex flex-wrap gap-x-2.5 text-caption">
        <TextAction disabled={actions.isSaving} onClick={() => actions.update(id, { isResolved: !isResolved })}>
          {isResolved ? "Open again" : "Resolve"}
        </TextAction>
        {isMine && !isEditing ? <TextAction onClick={() => setEditing(true)}>Edit</TextAction> : null}
        {isMine ? (
          <TextAction disabled={actions.isSaving} onClick={() => actions.remove(id)}>
            Remove
          </TextAction>
        ) : null}
        <TextAction onClick={() => void copyLink()}>Copy link</TextAction>
      </p>
    </li>
  );
}

function showInPane(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: "center" });
}
