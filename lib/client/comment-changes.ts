import { type InfiniteData, mutationOptions, type QueryClient } from "@tanstack/react-query";
import type { AddComment, Comment, CommentList, UpdateComment } from "@/lib/contract/comments";
import { sendJson } from "./api";
import { commentsOptions } from "./comments";
import { KEYS } from "./keys";
import { showNow } from "./show-now";

export function addCommentOptions(client: QueryClient, trajectory: string) {
  return mutationOptions({
    mutationFn: (body: AddComment) =>
      sendJson({ method: "POST", path: `/api/trajectories/${trajectory}/comments`, body, answer: (of) => of.Comment }),
    onSuccess: (comment) =>
      showComments(client, trajectory, (items, isFirst) => (isFirst ? [...items, comment] : items)),
  });
}

export function updateCommentOptions(client: QueryClient, trajectory: string) {
  return mutationOptions({
    mutationFn: ({ id, change }: { readonly id: string; readonly change: UpdateComment }) =>
      sendJson({ method: "PATCH", path: `/api/comments/${id}`, body: change, answer: (of) => of.Comment }),
    onSuccess: (comment) =>
      showComments(client, trajectory, (items) => items.map((old) => (old.id === comment.id ? comment : old))),
  });
}

export function removeCommentOptions(client: QueryClient, trajectory: string) {
  return mutationOptions({
    mutationFn: (id: string) => sendJson({ method: "DELETE", path: `/api/comments/${id}`, answer: (of) => of.Done }),
    onSuccess: (_answer, id) => showComments(client, trajectory, (items) => items.filter((old) => old.id !== id)),
  });
}

/** Changes what is shown of every page; a new comment is of the first one, which holds the newest. */
function showComments(
  client: QueryClient,
  trajectory: string,
  change: (items: readonly Comment[], isFirst: boolean) => readonly Comment[],
): Promise<void> {
  // A table may list what has an open comment.
  for (const queryKey of [KEYS.trajectories, KEYS.facets]) void client.invalidateQueries({ queryKey });
  // The list on screen keeps what was resolved in it; every other one is asked for when it is opened.
  void client.invalidateQueries({ queryKey: KEYS.commentsForMe, refetchType: "none" });

  return showNow<InfiniteData<CommentList>>(client, commentsOptions(trajectory).queryKey, (old) => ({
    ...old,
    pages: withChange(old.pages, change),
  }));
}

function withChange(pages: readonly CommentList[], change: Parameters<typeof showComments>[2]): CommentList[] {
  const changed = pages.map((page, at) => ({ ...page, items: [...change(page.items, at === 0)] }));
  const before = pages.flatMap((page) => page.items);
  const after = changed.flatMap((page) => page.items);
  const steps = new Set([...before, ...after].flatMap(({ step }) => step ?? []));

  return changed.map((page) => ({
    ...page,
    total: page.total + after.length - before.length,
    openSteps: openSteps(page.openSteps, [...steps], (step) => openOn(after, step) - openOn(before, step)),
  }));
}

/** The counts are of all pages, of which only some are here: what changed is added to them. */
function openSteps(
  counted: CommentList["openSteps"],
  steps: readonly number[],
  more: (step: number) => number,
): CommentList["openSteps"] {
  const all = new Map(counted.map(({ step, open }) => [step, open]));
  for (const step of steps) all.set(step, (all.get(step) ?? 0) + more(step));

  return [...all].flatMap(([step, open]) => (open > 0 ? { step, open } : []));
}

function openOn(items: readonly Comment[], step: number): number {
  return items.filter((comment) => comment.step === step && comment.resolvedAt === null).length;
}
