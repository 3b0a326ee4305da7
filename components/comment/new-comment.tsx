"use client";
import { useDeferredValue, useState } from "react";
import { Quote } from "@/components/review/quote";
import { useReader, useReaderFacts } from "@/components/trajectory/reader-context";
import { TextAction } from "@/components/trajectory/text-action";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { commentPlaceName } from "@/lib/client/kept-comment";
import type { AddComment } from "@/lib/contract/comments";
import { CommentForm, restOf } from "./comment-form";
import { commentPlace } from "./comment-place";
import type { CommentActions } from "./use-comments";
import { useKeptComments } from "./use-kept-comment";

/** The box of a new comment, or what opens it; and the comments that were begun elsewhere and wait to be saved. */
export function NewComment({ actions }: { actions: CommentActions }) {
  const { outline, store } = useReaderFacts();
  const place = useReader((state) => state.commenting);
  // The steps come first.
  const focus = useDeferredValue(useReader((state) => state.focus));
  const kept = useKeptComments();
  const commentKey = useKeyOf("span.comment");
  // A record without steps can be remarked on as a whole.
  const here = { step: outline.steps.length === 0 ? null : focus, span: null };
  const close = () => store.set({ commenting: undefined });
  const [saved, setSaved] = useState<AddComment>();

  function onSaved(comment: AddComment): void {
    const of = kept.at(comment);
    of.keep(restOf(of.read(), comment.body));
    const { commenting } = store.get();
    // By then another one may be open.
    if (commenting === undefined || commentPlaceName(commenting) !== commentPlaceName(comment)) return;
    if (of.read() === "") close();
    else setSaved(comment);
  }

  return (
    <>
      {place ? (
        <>
          <p className="mb-1 text-caption text-ink-3">On {commentPlace(place)}</p>
          {place.span ? (
            <div className="mb-1 text-table">
              <Quote text={place.span.quote} />
            </div>
          ) : null}
          <CommentForm
            // What was begun at one place stays there, and is no beginning of a comment on another one.
            key={commentPlaceName(place)}
            asked={place}
            label={`Comment on ${commentPlace(place)}`}
            kept={kept.at(place)}
            saved={saved && commentPlaceName(saved) === commentPlaceName(place) ? saved : undefined}
            isSaving={actions.isSaving}
            onSave={(body) => actions.add({ body, ...place }, () => onSaved({ body, ...place }))}
            onCancel={() => {
              kept.at(place).keep("");
              close();
            }}
          />
        </>
      ) : null}
      {place && commentPlaceName(place) === commentPlaceName(here) ? null : (
        <div className={place ? "mt-1.5" : undefined}>
          <Button size="small" onClick={() => store.set({ commenting: here })}>
            Comment on {commentPlace(here)} {commentKey ? <Kbd keys={commentKey} /> : null}
          </Button>
        </div>
      )}
      {kept.waiting(place).map((one) => (
        <p key={commentPlaceName(one)} className="mt-1.5 flex items-baseline gap-2 text-caption text-ink-3">
          <span className="min-w-0 truncate">
            Not saved, on {commentPlace(one)}: {one.body}
          </span>
          <span className="shrink-0">
            <TextAction
              aria-label={`Go on writing on ${commentPlace(one)}`}
              onClick={() => store.set({ commenting: { step: one.step, span: one.span } })}
            >
              Go on writing
            </TextAction>
          </span>
        </p>
      ))}
    </>
  );
}
