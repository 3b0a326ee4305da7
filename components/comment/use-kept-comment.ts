"use client";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { type CommentPlace, commentPlaceName, keptCommentOf } from "@/lib/client/kept-comment";
import { forgetUnsaved, keepUnsaved, listUnsaved, readUnsaved } from "@/lib/client/unsaved";
import { useMe } from "@/lib/client/use-me";
import type { AddComment } from "@/lib/contract/comments";

export interface KeptComment {
  /** What was typed here and not saved. */
  readonly read: () => string;
  readonly keep: (text: string) => void;
}

interface KeptComments {
  readonly at: (place: CommentPlace) => KeptComment;
  /** Comments of this trajectory that are not saved, but for the one at an open place; the oldest first. */
  readonly waiting: (open: CommentPlace | undefined) => readonly AddComment[];
}

/** Comments on the open trajectory that are being written, each kept at its place for its person in this tab. */
export function useKeptComments(): KeptComments {
  const { id } = useReaderFacts();
  const person = useMe()?.id;
  const placeOf = (by: string, place?: CommentPlace) => {
    return { person: by, of: `comment/${id}/${place ? commentPlaceName(place) : ""}` };
  };

  function read(place: CommentPlace): string {
    return person === undefined ? "" : (keptCommentOf(readUnsaved(placeOf(person, place)))?.body ?? "");
  }

  return {
    at: ({ step, span }) => {
      return {
        read: () => read({ step, span }),
        keep: (text) => {
          if (person === undefined) return;
          const at = placeOf(person, { step, span });
          // Without its ends, as it is saved, so that what was saved is told from what was typed since.
          const body = text.trim();
          if (body === "") forgetUnsaved(at, readUnsaved(at));
          else keepUnsaved(at, { body, step, span });
        },
      };
    },
    waiting: (open) => {
      if (person === undefined) return [];
      const kept = listUnsaved(placeOf(person)).flatMap((value) => keptCommentOf(value) ?? []);

      return kept.filter((one) => open === undefined || commentPlaceName(one) !== commentPlaceName(open));
    },
  };
}
