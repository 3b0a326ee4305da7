import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { EarlierExports } from "./earlier-exports";

const CORPUS = "11111111-1111-4111-8111-111111111111";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const manifest = {
  ...{ corpus: "Tests", preset: "chat", filter: "", rows: 12, skipped: [], byVerdict: {}, byBucket: {} },
  ...{ byLabelSource: {}, filterVersion: { name: "defaults-1", hash: "abc" }, labelSnapshot: "a" },
  ...{ contentSha256: "b", fileSha256: "c", bytes: 10 },
};
const anExport = (number: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  ...{ corpus: "Tests", preset: "chat", filter: "", fileName: `tests-${number}.jsonl`, manifest, job: null },
  createdAt: "2026-11-21T08:00:00.000Z",
  ...more,
});

const given = (answer: unknown) =>
  givenApp(<EarlierExports corpus={CORPUS} />, { answers: { "GET /api/exports": answer } });

test("an earlier export is there to be downloaded, with its size; one that is being written is only named", async () => {
  given({ items: [anExport(1, { manifest: null }), anExport(2)], leavesOut: false });

  const link = await screen.findByRole("link", { name: "tests-2.jsonl" });
  expect(link.getAttribute("href")).toBe(`/api/exports/${anExport(2).id}/download`);
  expect(screen.getByText(/^12 trajectories/)).toBeTruthy();
  expect(screen.getByText(/^being written/)).toBeTruthy();
  expect(screen.queryByRole("link", { name: "tests-1.jsonl" })).toBeNull();
  expect(screen.queryByText(/review blind/)).toBeNull();
});

test.each([5, 6])("of %i exports the newest five are named, and the others on demand", async (count) => {
  given({ items: Array.from({ length: count }, (_, index) => anExport(index + 1)), leavesOut: false });
  await screen.findByRole("link", { name: "tests-1.jsonl" });
  expect(screen.getAllByRole("listitem")).toHaveLength(5);

  const more = screen.queryByRole("button", { name: `Show all ${count}` });
  expect(more !== null).toBe(count > 5);
  if (more) await userEvent.click(more);

  expect(screen.getAllByRole("listitem")).toHaveLength(count);
  expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
});

test("who reviews blind is told that exports are kept from them, and what their own leaves out", async () => {
  given({ items: [], leavesOut: true });

  expect(
    await screen.findByText(/Exports that may hold trajectories you review blind in a queue are not listed/),
  ).toBeTruthy();
});

test("with nothing to tell there is nothing", async () => {
  const { asked } = given({ items: [], leavesOut: false });
  await vi.waitFor(() => expect(asked.length).toBe(1));

  await vi.waitFor(() => expect(document.querySelector("section, [aria-busy]")).toBeNull());
});
