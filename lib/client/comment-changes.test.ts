import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Comment, CommentList } from "@/lib/contract/comments";
import { addCommentOptions } from "./comment-changes";
import { commentsOptions } from "./comments";
import { KEYS } from "./keys";

const TRAJECTORY = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001";
const NONE: CommentList = { items: [], openSteps: [], total: 0, nextCursor: null };
const ADDED: Comment = {
  id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f002",
  person: "Ada",
  isMine: true,
  step: 0,
  span: null,
  body: "Odd.",
  resolvedBy: null,
  resolvedAt: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  editedAt: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a comment stays shown though an answer from before it arrives after it", async () => {
  let answerLate = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve;
  });
  const answers = [Promise.resolve(Response.json(NONE)), late];
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) =>
    method === "GET" ? answers.shift() : Response.json(ADDED),
  );
  const client = new QueryClient();
  await client.fetchInfiniteQuery(commentsOptions(TRAJECTORY));
  const again = client.fetchInfiniteQuery(commentsOptions(TRAJECTORY));

  const adding = client.getMutationCache().build(client, addCommentOptions(client, TRAJECTORY));
  await adding.execute({ body: "Odd.", step: 0, span: null });
  answerLate(Response.json(NONE));
  await again.catch(() => undefined);

  const { pages = [] } = client.getQueryData(commentsOptions(TRAJECTORY).queryKey) ?? {};
  expect(pages.flatMap(({ items }) => items)).toEqual([ADDED]);
});

test.each([
  ["a table, which may list what has an open comment,", KEYS.trajectories],
  ["home, which lists what waits for the person,", KEYS.commentsForMe],
] as const)("%s is stale after one", async (_, key) => {
  vi.stubGlobal("fetch", async () => Response.json(ADDED));
  const client = new QueryClient();
  await client.query({ queryKey: [...key], queryFn: async () => "rows" });

  const adding = client.getMutationCache().build(client, addCommentOptions(client, TRAJECTORY));
  await adding.execute({ body: "Odd.", step: 0, span: null });

  expect(client.getQueryState([...key])?.isInvalidated).toBe(true);
});
