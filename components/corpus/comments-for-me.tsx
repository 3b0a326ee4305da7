"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { countOf } from "@/components/ui/format-number";
import { PageFoot } from "@/components/ui/page-foot";
import { Panel } from "@/components/ui/panel";
import { commentsForMeOptions } from "@/lib/client/comments-for-me";
import { CommentForMeRow } from "./comment-for-me-row";

const PLACE = "comments-for-me";

/** What others say of the person's work and nobody has resolved; nothing where there is none. */
export function CommentsForMe({ corpus }: { corpus: string }) {
  const comments = useInfiniteQuery(commentsForMeOptions(corpus));
  // What cannot be read now is asked for again with the next look at home, and stands in the reader meanwhile.
  const { items, total } = comments.data ?? { items: [], total: 0 };
  if (items.length === 0) return null;

  return (
    <div id={PLACE} className="scroll-mt-4">
      <Panel
        title="Comments for you"
        subtitle="Open comments by others on what you labelled or commented. One leaves when you answer in the same place, or when it is resolved."
      >
        <ul className="flex flex-col divide-y divide-line">
          {items.map((comment) => (
            <CommentForMeRow key={comment.id} comment={comment} corpus={corpus} />
          ))}
        </ul>
        {comments.isFetchNextPageError ? (
          <RequestError place="panel" title="The next comments could not be loaded" error={comments.error} />
        ) : null}
        <PageFoot
          count={{ shown: items.length, total }}
          hasMore={comments.hasNextPage}
          more="Show more"
          isLoading={comments.isFetchingNextPage}
          onMore={() => void comments.fetchNextPage()}
        />
      </Panel>
    </div>
  );
}

/** How many wait, at the head of the page: their list stands at its foot, where it moves nothing that is there before it. */
export function CommentsForMeLink({ corpus }: { corpus: string }) {
  const open = useInfiniteQuery(commentsForMeOptions(corpus)).data?.open ?? 0;
  if (open === 0) return null;

  return (
    <a href={`#${PLACE}`} className="whitespace-nowrap rounded-mark text-table text-accent hover:underline">
      {countOf(open, "comment")} for you
    </a>
  );
}
