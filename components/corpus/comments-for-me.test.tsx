import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus, givenTrajectoryPage } from "@/components/trajectory-list/given-trajectory-row";
import type { CommentForMe } from "@/lib/contract/comments";
import type { Funnel } from "@/lib/contract/corpora";
import { CommentsForMe, CommentsForMeLink } from "./comments-for-me";
import { CorpusOverview } from "./corpus-overview";

const CORPUS = "11111111-1111-4111-8111-111111111111";
const path = `GET /api/corpora/${CORPUS}/comments-for-me`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function aComment(overrides: Partial<CommentForMe> = {}): CommentForMe {
  return {
    ...{ id: crypto.randomUUID(), person: "Ada", isMine: false, step: 3, span: null, body: "Are you sure?" },
    ...{ resolvedBy: null, resolvedAt: null, createdAt: "2026-11-20T08:00:00.000Z", editedAt: null },
    ...{ trajectory: crypto.randomUUID(), query: "a brass lamp", status: "completed" },
    ...overrides,
  };
}

function given(items: readonly CommentForMe[], more: Parameters<typeof givenApp>[1] & object = {}) {
  const view = (
    <>
      <CommentsForMeLink corpus={CORPUS} />
      <CommentsForMe corpus={CORPUS} />
    </>
  );

  return givenApp(view, { answers: { [path]: { items, total: items.length, nextCursor: null }, ...more.answers } });
}

const list = async () => within(await screen.findByRole("region", { name: "Comments for you" }));

test("a comment says who, where and about which task, and leads to its words in the reader", async () => {
  const span = { step: 3, field: "call", call: 1, start: 2, end: 9, quote: "p-991" } as const;
  const comment = aComment({ span });
  given([comment]);

  const shown = await list();
  const { pathname, searchParams } = new URL(shown.getByRole<HTMLAnchorElement>("link").href);

  expect(shown.getByRole("link").textContent).toBe("Are you sure?");
  expect(shown.getByRole("listitem").textContent).toMatch(/^Ada, .+, on step 4, arguments/);
  expect(shown.getByText("a brass lamp")).toBeTruthy();
  expect(pathname).toBe(`/trajectories/${comment.trajectory}`);
  expect([...searchParams]).toEqual([
    ["step", "4"],
    ["call", "2"],
    ["range", "call:2-9"],
    ["comment", comment.id],
  ]);
});

test("with none there is no section and no link", async () => {
  const { asked } = given([]);
  await waitFor(() => expect(asked.map(({ key }) => key)).toEqual([path]));
  await Promise.resolve();

  expect(screen.queryByText(/for you/)).toBeNull();
});

test("what somebody wrote is text, with what hides in it shown, and no more of it than its first words", async () => {
  given([aComment({ person: "A\u202eda", body: `<b>look</b>\u202e${"🧱".repeat(300)}` })]);

  const shown = await list();

  expect(shown.getByRole("link").textContent).toBe(`<b>look</b>U+202E${"🧱".repeat(228)}…`);
  expect(shown.getByRole("listitem").querySelector("b")).toBeNull();
  expect(shown.getByRole("listitem").textContent).toMatch(/^AU\+202Eda/);
});

test("it is resolved where it stands and opened again there, and the count at the head follows", async () => {
  const [first, second] = [aComment(), aComment({ body: "And this?" })];
  const answer = (resolvedAt: string | null) => ({ ...first, resolvedAt, resolvedBy: resolvedAt && "You" });
  const patch = `PATCH /api/comments/${first.id}`;
  const resolve = (_url: URL, body: unknown) =>
    answer(JSON.stringify(body) === '{"isResolved":true}' ? "2026-11-20T09:00:00.000Z" : null);
  const { asked } = given([first, second], { answers: { [patch]: resolve } });
  const shown = await list();
  expect(screen.getByRole("link", { name: "2 comments for you" })).toBeTruthy();

  await userEvent.click(shown.getAllByRole("button", { name: "Resolve" })[0] ?? document.body);
  const again = await shown.findByRole("button", { name: "Open again" });
  expect(screen.getByRole("link", { name: "1 comment for you" })).toBeTruthy();
  expect(shown.getAllByRole("listitem")).toHaveLength(2);
  await userEvent.click(again);

  await waitFor(() => expect(shown.getAllByRole("button", { name: "Resolve" })).toHaveLength(2));
  expect(screen.getByRole("link", { name: "2 comments for you" })).toBeTruthy();
  expect(asked.map(({ key }) => key)).toEqual([path, patch, patch]);
});

test("one that was removed meanwhile says so and goes", async () => {
  const gone = aComment();
  let items = [gone];
  const answer = () => ({ items, total: items.length, nextCursor: null });
  const { asked } = given([], { answers: { [path]: answer } });
  const shown = await list();
  items = [];

  await userEvent.click(shown.getByRole("button", { name: "Resolve" }));

  await waitFor(() => expect(screen.queryByRole("region", { name: "Comments for you" })).toBeNull());
  expect(asked.map(({ key }) => key)).toEqual([path, `PATCH /api/comments/${gone.id}`, path]);
});

test("with more than five it says how many there are, and the rest comes in place", async () => {
  const all = Array.from({ length: 7 }, (_, at) => aComment({ body: `Remark ${at}` }));
  const first = { items: all.slice(0, 5), total: 7, nextCursor: all[4]?.id };
  const rest = { items: all.slice(5), total: 7, nextCursor: null };
  const { asked } = given([], {
    answers: { [path]: ({ searchParams }: URL) => (searchParams.has("cursor") ? rest : first) },
  });
  const shown = await list();
  expect(shown.getByText("Showing 5 of 7")).toBeTruthy();

  await userEvent.click(shown.getByRole("button", { name: "Show more" }));

  await waitFor(() => expect(shown.getAllByRole("link").map((link) => link.textContent)).toHaveLength(7));
  expect(shown.getAllByRole("link").map((link) => link.textContent)).toEqual(all.map(({ body }) => body));
  expect(asked.map(({ url }) => url.searchParams.get("limit"))).toEqual(["5", "50"]);
  expect(shown.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a next page that fails says so, and can be asked for again", async () => {
  const items = Array.from({ length: 6 }, () => aComment());
  const first = { items: items.slice(0, 5), total: 6, nextCursor: items[4]?.id };
  let rest: unknown = Response.json({ code: "INTERNAL", detail: "It broke.", requestId: "r-1" }, { status: 500 });
  given([], { answers: { [path]: ({ searchParams }: URL) => (searchParams.has("cursor") ? rest : first) } });
  const shown = await list();

  await userEvent.click(shown.getByRole("button", { name: "Show more" }));
  expect((await shown.findByRole("alert")).textContent).toContain("The next comments could not be loaded");
  rest = { items: items.slice(5), total: 6, nextCursor: null };
  await userEvent.click(shown.getByRole("button", { name: "Show more" }));

  await waitFor(() => expect(shown.getAllByRole("listitem")).toHaveLength(6));
  expect(shown.queryByRole("alert")).toBeNull();
});

test("one that was resolved here is counted once, also by a page that is asked for after it", async () => {
  const all = Array.from({ length: 7 }, (_, at) => aComment({ body: `Remark ${at}` }));
  const resolved = { ...all[0], resolvedAt: "2026-11-20T09:00:00.000Z", resolvedBy: "You" };
  const first = { items: all.slice(0, 5), total: 7, nextCursor: all[4]?.id };
  // The server counts what is open.
  const second = { items: all.slice(5, 6), total: 6, nextCursor: all[5]?.id };
  given([], {
    answers: {
      [path]: ({ searchParams }: URL) => (searchParams.has("cursor") ? second : first),
      [`PATCH /api/comments/${all[0]?.id}`]: resolved,
    },
  });
  const shown = await list();

  await userEvent.click(shown.getAllByRole("button", { name: "Resolve" })[0] ?? document.body);
  await shown.findByRole("button", { name: "Open again" });
  expect(shown.getByText("Showing 5 of 7")).toBeTruthy();
  await userEvent.click(shown.getByRole("button", { name: "Show more" }));

  expect(await shown.findByText("Showing 6 of 7")).toBeTruthy();
  expect(screen.getByRole("link", { name: "6 comments for you" })).toBeTruthy();
});

test("home waits for its figures alone: what others say comes beside the name and below everything that was there", async () => {
  const corpus = givenCorpus({ id: CORPUS });
  const late = lateAnswer({ items: [aComment()], total: 1, nextCursor: null });
  const figures = { judgeFailed: 0, labelled: 1, decided: 0, agreed: 0, overridden: 0, rejectedRows: 0, leftOut: null };
  const stages: Funnel["stages"] = [{ stage: "imported", count: 1, filter: "", beyond: [] }];
  const funnel = lateAnswer({ ...figures, stages });
  const { asked } = givenApp(<CorpusOverview corpus={corpus} />, {
    answers: {
      ...givenMe("annotator"),
      [path]: late.response,
      [`GET /api/corpora/${CORPUS}/funnel`]: funnel.response,
      [`GET /api/corpora/${CORPUS}/judge-by-verdict`]: { cells: [] },
      "GET /api/trajectories": givenTrajectoryPage([]),
      "GET /api/imports": { items: [] },
      "GET /api/queues": { items: [], elsewhere: [] },
    },
  });
  await waitFor(() => expect(asked.map(({ key }) => key)).toContain(path));
  funnel.letGo();
  await screen.findByRole("region", { name: "Recent imports" });

  late.letGo();
  const shown = await screen.findByRole("region", { name: "Comments for you" });

  expect(screen.getAllByRole("region").at(-1)).toBe(shown);
  const link = within(screen.getByRole("banner")).getByRole("link", { name: "1 comment for you" });
  expect(document.querySelector(link.getAttribute("href") ?? "")?.contains(shown)).toBe(true);
});
