import { type InfiniteData, infiniteQueryOptions } from "@tanstack/react-query";
import type { CommentList } from "@/lib/contract/comments";
import { getJson } from "./api";
import { KEYS } from "./keys";

/** Comments on one trajectory, oldest first; the newest page comes first. */
export function commentsOptions(trajectory: string) {
  return infiniteQueryOptions({
    queryKey: [...KEYS.trajectory, trajectory, "comments"],
    queryFn: ({ signal, pageParam }) =>
      getJson({
        path: `/api/trajectories/${trajectory}/comments`,
        search: { cursor: pageParam ?? undefined },
        answer: (of) => of.CommentList,
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor,
    select: allComments,
  });
}

function firstPage(): string | null {
  return null;
}

function allComments({ pages }: InfiniteData<CommentList>): Pick<CommentList, "items" | "openSteps" | "total"> {
  const last = pages.at(-1);

  return {
    items: pages.toReversed().flatMap((page) => page.items),
    openSteps: last?.openSteps ?? [],
    total: last?.total ?? 0,
  };
}
