"use client";
import { useState } from "react";
import { PaneSection } from "@/components/review/pane-section";
import { RequestError } from "@/components/shell/request-error";
import { useReader } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { countOf } from "@/components/ui/format-number";
import { PageFoot } from "@/components/ui/page-foot";
import { CommentItem } from "./comment-item";
import { NewComment } from "./new-comment";
import { useComments } from "./use-comments";

/** Remarks on the open trajectory, its steps and its words. Resolved ones are folded away. */
export function CommentsSection() {
  const pointed = useReader((state) => state.comment);
  const [areResolvedShown, setResolvedShown] = useState(false);
  const actions = useComments();
  const all = actions.query.data?.items ?? [];
  const open = all.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = all.filter(({ resolvedAt }) => resolvedAt !== null);
  const isResolvedPointed = resolved.some(({ id }) => id === pointed);
  const shown = areResolvedShown || isResolvedPointed ? [...open, ...resolved] : open;

  return (
    <PaneSection title="Comments" aside={open.length === 0 ? "none open" : countOf(open.length, "open comment")}>
      {actions.query.isLoadingError ? (
        <RequestError
          place="panel"
          title="The comments could not be loaded"
          error={actions.query.error}
          onRetry={() => void actions.query.refetch()}
        />
      ) : null}
      {shown.length === 0 ? null : (
        <ul className="mb-2 flex flex-col gap-3">
          {shown.map((comment) => (
            <CommentItem key={comment.id} comment={comment} isPointed={comment.id === pointed} actions={actions} />
          ))}
        </ul>
      )}
      <PageFoot
        count={{ shown: all.length, total: actions.query.data?.total ?? 0 }}
        hasMore={actions.query.hasNextPage}
        more="Show older"
        isLoading={actions.query.isFetchingNextPage}
        fault={actions.query.isFetchNextPageError ? actions.query.error : null}
        onMore={() => void actions.query.fetchNextPage()}
      />
      <NewComment actions={actions} />
      {resolved.length > 0 && !isResolvedPointed ? (
        <p className="mt-1.5 text-caption">
          <TextAction aria-expanded={areResolvedShown} onClick={() => setResolvedShown(!areResolvedShown)}>
            {areResolvedShown ? "Hide the resolved" : `Show ${countOf(resolved.length, "resolved comment")}`}
          </TextAction>
        </p>
      ) : null}
    </PaneSection>
  );
}
