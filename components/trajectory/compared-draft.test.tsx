import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { DEFAULT_LAYERS } from "@/lib/domain/reader-link";
import { aDetail, aStep, givenWideWindow } from "./given-reader";
import { Reader } from "./reader";

const [ACTIVE, NEXT] = ["2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001", "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002"];
const SEARCH = new URLSearchParams({ versions: `${ACTIVE},${ACTIVE}`, draft: "agenticShare:0.7" }).toString();

beforeEach(givenWideWindow);
afterEach(() => {
  window.history.replaceState(null, "", window.location.pathname);
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function given(search: string) {
  const detail = aDetail({ steps: [aStep(0)] });
  const { id, corpus } = detail.header;
  window.history.replaceState(null, "", `?${search}`);
  const table = { corpus: corpus.id, filter: "", sort: "-imported" };
  const app = givenApp(<Reader detail={detail} link={{ mode: "story", layers: DEFAULT_LAYERS }} table={table} />, {
    search: `?${search}`,
    answers: {
      [`GET /api/trajectories/${id}/chunks/0`]: [aStep(0)],
      [`GET /api/trajectories/${id}/neighbours`]: { previous: null, next: NEXT },
    },
  });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Next trajectory of the table" })).toHaveProperty("disabled", false),
  );

  return { ...app, corpus };
}

test("a draft that is explained leads back to its lab, and goes along to the next trajectory", async () => {
  const { push, corpus } = await given(SEARCH);

  expect(screen.getByRole("link", { name: /The draft$/ }).getAttribute("href")).toBe(
    `/filters/${ACTIVE}?corpus=${corpus.id}&draft=agenticShare%3A0.7&against=${ACTIVE}`,
  );
  await userEvent.keyboard("{Shift>}J{/Shift}");

  expect(push).toHaveBeenLastCalledWith(`/trajectories/${NEXT}?corpus=${corpus.id}&filter=&sort=-imported&${SEARCH}`);
});

test("without a draft the way back is the table", async () => {
  const { corpus } = await given("");

  expect(screen.getByRole("link", { name: /Trajectories$/ }).getAttribute("href")).toBe(
    `/trajectories?corpus=${corpus.id}`,
  );
});
