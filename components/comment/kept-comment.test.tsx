import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { aDetail, aStep, givenWideWindow } from "@/components/trajectory/given-reader";
import { Reader } from "@/components/trajectory/reader";
import { KEYS } from "@/lib/client/keys";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";

const ANNA = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001";
const BEN = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002";

beforeEach(() => {
  givenWideWindow();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a trajectory as a person, and the box of a comment on its first step. */
async function openBox(detail: TrajectoryDetail, id = ANNA) {
  const at = `/api/trajectories/${detail.header.id}`;
  const table = { corpus: detail.header.corpus.id, filter: "", sort: "-imported" };
  const app = givenApp(<Reader detail={detail} link={{ mode: "story", layers: [] }} table={table} />, {
    answers: {
      "GET /api/me": { id, name: "Anna", email: null, role: "lead", access: "required", isActing: false },
      [`GET ${at}/chunks/0`]: [aStep(0)],
      [`GET ${at}/comments`]: { items: [], openSteps: [] },
      [`POST ${at}/comments`]: {
        id: crypto.randomUUID(),
        ...{ person: "Anna", isMine: true, step: 0, span: null, body: "Odd." },
        ...{ resolvedBy: null, resolvedAt: null, createdAt: "2026-11-20T08:00:00.000Z", editedAt: null },
      },
    },
  });
  await screen.findByText("Thought of step 1.");
  await waitFor(() => expect(app.client.getQueryData([...KEYS.me])).toMatchObject({ id }));
  await userEvent.keyboard("c");

  return { ...app, box: await screen.findByRole("textbox", { name: "Comment on step 1" }) };
}

test("a comment that was not saved is in its box again, for its person alone, until it is saved", async () => {
  const detail = aDetail({ steps: [aStep(0)] });
  await userEvent.type((await openBox(detail)).box, "Odd.");
  expect(screen.getByText("Not saved yet.")).toBeTruthy();
  cleanup();

  expect((await openBox(detail, BEN)).box).toHaveProperty("value", "");
  cleanup();
  const { box } = await openBox(detail);
  expect(box).toHaveProperty("value", "Odd.");
  await userEvent.type(box, "{Control>}{Enter}{/Control}");

  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Comment on step 1" })).toBeNull());
  expect(sessionStorage.length).toBe(0);
});

test("a comment that is given up is forgotten", async () => {
  const { box } = await openBox(aDetail({ steps: [aStep(0)] }));
  await userEvent.type(box, "Odd.");
  expect(sessionStorage.length).toBe(1);

  await userEvent.keyboard("{Escape}");

  expect(sessionStorage.length).toBe(0);
});
