import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenImport, givenImportFile, givenRejectedRow } from "./given-import";
import { RejectedRows } from "./rejected-rows";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what is done with them stands on a line of its own on a phone, so that the heading keeps its width", async () => {
  const item = givenImport({ read: 1, imported: 0, rejected: 1 });
  givenApp(<RejectedRows item={item} isBusy={false} />, {
    answers: {
      ...givenMe("lead"),
      [`GET /api/imports/${item.id}/rejected`]: { items: [givenRejectedRow()], nextCursor: null },
    },
  });

  const acts = (await screen.findByRole("link", { name: "Download 1" })).parentElement;

  expect(acts?.contains(screen.getByRole("button", { name: "Retry 1" }))).toBe(true);
  expect(acts?.contains(screen.getByRole("heading", { name: "Rejected rows" }))).toBe(false);
  expect([...(acts?.classList ?? [])]).toEqual(expect.arrayContaining(["basis-full", "narrow:basis-auto"]));
});

test("as many are retried as a retry reads, and of products and problems it says what to do instead", async () => {
  const files = [
    givenImportFile({ name: "runs.jsonl", rejected: 2 }),
    givenImportFile({ name: "keys.jsonl", format: "problems", rejected: 2 }),
  ];
  const facts = { read: 4, imported: 0, rejected: 4, files };
  const show = (item: ReturnType<typeof givenImport>) =>
    givenApp(<RejectedRows item={item} isBusy={false} />, {
      answers: {
        ...givenMe("lead"),
        [`GET /api/imports/${item.id}/rejected`]: { items: [givenRejectedRow()], nextCursor: null },
      },
    });

  show(givenImport({ ...facts, retryable: 2 }));
  expect(await screen.findByRole("button", { name: "Retry 2" })).toBeTruthy();
  expect(screen.getByText(/^Kept byte for byte\. Retry them .* Products and problems are in no retry: /)).toBeTruthy();

  cleanup();
  show(givenImport({ ...facts, resolved: 2, retryable: 0 }));
  expect(await screen.findByRole("button", { name: "Set aside 2 …" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Retry/ })).toBeNull();
  expect(screen.getByText(/^Kept byte for byte\. Correct them in their file and import the file again/)).toBeTruthy();

  // Nothing is left to retry or to correct.
  cleanup();
  const runs = [givenImportFile({ name: "runs.jsonl", rejected: 2 })];
  show(givenImport({ read: 2, imported: 2, rejected: 2, files: runs, resolved: 2, retryable: 0 }));
  expect(await screen.findByText("Kept byte for byte. A row that was brought in since is marked.")).toBeTruthy();
});

test("where they are closed to who reviews blind, the server's reason leads to the queue, and no link promises a file", async () => {
  const item = givenImport({ read: 2, imported: 0, rejected: 2, setAside: 1, areRowsClosed: true });
  const detail = "These rows hold the rewards of problems, some of which you review blind in a queue.";
  givenApp(<RejectedRows item={item} isBusy={false} />, {
    answers: {
      ...givenMe("lead"),
      [`GET /api/imports/${item.id}/rejected`]: () =>
        Response.json({ code: "FORBIDDEN", detail, requestId: "r" }, { status: 403 }),
      "GET /api/queues": { items: [], elsewhere: [] },
    },
  });

  expect(await screen.findByText(detail)).toBeTruthy();
  expect(await screen.findByRole("link", { name: "Open the queues" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();

  await userEvent.click(screen.getByRole("button", { name: "Set aside (1)" }));
  expect(await screen.findAllByText(detail)).toHaveLength(2);
  expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
});
