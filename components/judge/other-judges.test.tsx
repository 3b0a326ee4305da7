import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import type { Rejudgement } from "@/lib/contract/rejudge";
import { OtherJudges } from "./other-judges";

const ID = "00000000-0000-4000-8000-00000000000e";
const SCORED: Rejudgement = {
  id: "2",
  endpoint: "House judge",
  model: "made-up-1",
  rubric: "assay-gates-1",
  formatter: "all-steps-log",
  state: "scored",
  score: 0.7,
  gate: 4,
  explanation: "<b>Gate 4</b> failed: one candidate‮",
  reason: null,
  tries: 1,
  at: "2026-08-24T10:00:00.000Z",
};
const FAILED: Rejudgement = {
  ...SCORED,
  id: "1",
  model: "made-up-2",
  state: "failed",
  score: null,
  gate: null,
  explanation: null,
  reason: "3 tries; the last: The reply is empty.",
  tries: 3,
};
const ME = { id: ID, name: "Ada", email: null, access: "required", isActing: false };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function given(items: readonly Rejudgement[], role = "researcher", isHidden = false, all = items.length) {
  const answers = {
    "GET /api/me": { ...ME, role },
    [`GET /api/trajectories/${ID}/rejudgements`]: { items, all, isHidden },
  };

  return givenApp(<OtherJudges trajectory={ID} />, { answers });
}

test("of more than are shown it says how many there are", async () => {
  given([SCORED, FAILED], "researcher", false, 1103);

  expect(await screen.findByText("The newest 2 of 1,103")).toBeTruthy();
});

test("each judge stands with model, rubric, ladder and its words as plain text", async () => {
  given([SCORED, FAILED]);

  const [first, second] = within(await screen.findByRole("list", { name: "Other judges" })).getAllByRole("listitem");
  if (!first || !second) throw new Error("Two judges were given.");

  expect(within(first).getByText("made-up-1")).toBeTruthy();
  expect(within(first).getByText("gate 4, score")).toBeTruthy();
  expect(first.textContent).toContain("<b>Gate 4</b> failed");
  expect(first.querySelector("b")).toBeNull();
  expect(within(first).getByText(/rubric assay-gates-1/)).toBeTruthy();
  expect(within(second).getByTitle(/^The judge failed/).textContent).toBe("judge failed");
  expect(second.textContent).toContain("The reply is empty.");
  expect(second.textContent).not.toMatch(/score/);
  expect(second.textContent).toContain("3 tries");
});

test("where no other judge was asked nothing is shown", async () => {
  const { asked, container } = given([]);

  await vi.waitFor(() => expect(asked.some(({ key }) => key.endsWith("rejudgements"))).toBe(true));

  expect(container.textContent).toBe("");
});

test("an annotator is shown nothing, and nothing is left on the screen", async () => {
  const { asked, container } = given([SCORED], "annotator");

  await vi.waitFor(() => expect(asked.some(({ key }) => key === "GET /api/me")).toBe(true));
  await vi.waitFor(() => expect(container.textContent).toBe(""));
});
