import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { AddComment, Comment, UpdateComment } from "@/lib/contract/comments";
import { getJson, sendJson } from "./api";
import { KEYS } from "./keys";

const keyOf = (trajectory: string) => [...KEYS.trajectory, trajectory, "comments"] as const;

/** Comments on one trajectory, oldest first. */
export function commentsOptions(trajectory: string) {
  return queryOptions({
    queryKey: keyOf(trajectory),
    queryFn: async ({ signal }) =>
      (await getJson({ path: `/api/trajectories/${trajectory}/comments`, answer: (of) => of.CommentList, signal }))
        .items,
  });
}

export function addCommentOptions(client: QueryClient, trajectory: string) {
  return mutationOptions({
    mutationFn: (body: AddComment) =>
      sendJson({ method: "POST", path: `/api/trajectories/${trajectory}/comments`, body, answer: (of) => of.Comment }),
    onSuccess: (comment) => showComments(client, trajectory, (items) => [...items, comment]),
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

function showComments(
  client: QueryClient,
  trajectory: string,
  change: (items: readonly Comment[]) => readonly Comment[],
): void {
  client.setQueryData<Comment[]>(keyOf(trajectory), (old) => (old ? [...change(old)] : old));
}
