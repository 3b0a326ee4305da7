"use client";
import { useState } from "react";
import { PaneSection } from "@/components/review/pane-section";
import { RequestError } from "@/components/shell/request-error";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Kbd } from "@/components/ui/kbd";
import { PageFoot } from "@/components/ui/page-foot";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { CommentForm } from "./comment-form";
import { CommentItem } from "./comment-item";
import { commentPlace } from "./comment-place";
import { useComments } from "./use-comments";
import { useKeptComment } from "./use-kept-comment";

/** Remarks on the open trajectory, its steps and its words. Resolved ones are folded away. */
export function CommentsSection() {
  const { outline, store } = useReaderFacts();
  const place = useReader((state) => state.commenting);
  // By then another one may be open.
  const closeForm = (of: typeof place) => store.get().commenting === of && store.set({ commenting: undefined });
  const pointed = useReader((state) => state.comment);
  const focus = useReader((state) => state.focus);
  const [areResolvedShown, setResolvedShown] = useState(false);
  const actions = useComments();
  const kept = useKeptComment(place);
  const commentKey = useKeyOf("span.comment");
  // A record without steps can be remarked on as a whole.
  const here = { step: outline.steps.length === 0 ? null : focus, span: null };
  const all = actions.query.data?.items ?? [];
  const open = all.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = all.filter(({ resolvedAt }) => resolvedAt !== null);
  const isResolvedPointed = resolved.some(({ id }) => id === pointed);
  const shown = areResolvedShown || isResolvedPointed ? [...open, ...resolved] : open;

  return (
    <PaneSection title="Comments" aside={open.length === 0 ? "none open" : countOf(open.length, "open comment")}>
      {actions.query.isError ? (
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
        onMore={() => void actions.query.fetchNextPage()}
      />
      {place ? (
        <>
          <p className="mb-1 text-caption text-ink-3">On {commentPlace(place)}</p>
          {place.span ? (
            <p className="mb-1 line-clamp-2 text-table wrap-anywhere text-ink-3">“{place.span.quote}”</p>
          ) : null}
          <CommentForm
            label={`Comment on ${commentPlace(place)}`}
            kept={kept}
            isSaving={actions.isSaving}
            onSave={(body) =>
              actions.add({ body, ...place }, () => {
                kept.forget();
                closeForm(place);
              })
            }
            onCancel={() => {
              kept.forget();
              store.set({ commenting: undefined });
            }}
          />
        </>
      ) : (
        <Button size="small" onClick={() => store.set({ commenting: here })}>
          Comment on {commentPlace(here)} {commentKey ? <Kbd keys={commentKey} /> : null}
        </Button>
      )}
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
