import { type InfiniteData, infiniteQueryOptions, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { Comment, CommentForMeList } from "@/lib/contract/comments";
import { getJson } from "./api";
import { updateCommentOptions } from "./comment-changes";
import { KEYS } from "./keys";
import { showNow } from "./show-now";

/** What home shows at once, and what is asked for behind it. */
export const FIRST_FOR_ME = 5;
const MORE_FOR_ME = 50;

/** Open comments of others that wait for the person, newest first. */
export function commentsForMeOptions(corpus: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.commentsForMe, corpus],
    queryFn: ({ signal, pageParam }) =>
      getJson({
        path: `/api/corpora/${corpus}/comments-for-me`,
        search: { cursor: pageParam ?? undefined, limit: pageParam === null ? FIRST_FOR_ME : MORE_FOR_ME },
        answer: (of) => of.CommentForMeList,
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    select: allForMe,
  });
}

/**
 * Resolves a comment of the list, or opens it again. It stays in the list until that is asked for anew, so that it is taken
 * back where it was done.
 */
export function resolveForMeOptions(client: QueryClient, corpus: string, trajectory: string) {
  const updating = updateCommentOptions(client, trajectory);

  return mutationOptions({
    ...updating,
    onSuccess: async (comment, ...rest) => {
      await showNow<InfiniteData<CommentForMeList>>(client, commentsForMeOptions(corpus).queryKey, (old) => ({
        ...old,
        pages: withChanged(old.pages, comment),
      }));
      await updating.onSuccess?.(comment, ...rest);
    },
    // What it met, as that the comment was removed, is news.
    onError: () => client.invalidateQueries({ queryKey: commentsForMeOptions(corpus).queryKey }),
  });
}

function firstPage(): string | null {
  return null;
}

/** As the server counts them: only what is open, so that a page that is asked for later agrees. */
function withChanged(pages: readonly CommentForMeList[], comment: Comment): CommentForMeList[] {
  const before = pages.flatMap((page) => page.items).filter(({ id }) => id === comment.id);
  const more = before.length === 0 ? 0 : openOf([comment]) - openOf(before);

  return pages.map((page) => ({
    ...page,
    total: page.total + more,
    items: page.items.map((item) => (item.id === comment.id ? { ...item, ...comment } : item)),
  }));
}

const openOf = (items: readonly Comment[]): number => items.filter(({ resolvedAt }) => resolvedAt === null).length;

interface CommentsForMe {
  readonly items: CommentForMeList["items"];
  /** Of the whole list. */
  readonly open: number;
  /** With those of them that were resolved here. */
  readonly total: number;
}

function allForMe({ pages }: InfiniteData<CommentForMeList>): CommentsForMe {
  const items = pages.flatMap((page) => page.items);
  const open = pages.at(-1)?.total ?? 0;

  return { items, open, total: open + items.length - openOf(items) };
}
