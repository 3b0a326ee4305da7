import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenActivation, givenFilterList, givenStrict } from "./given-filters";
import { givenLab, slide } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a researcher reads who activates where the button would be", async () => {
  givenLab({ role: "researcher", named: givenStrict().id });

  expect(await screen.findByText("Leads activate versions.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Activate" })).toBeNull();
});

test("a version is not called active while its activation runs: rows have the verdicts of the one before", async () => {
  const running = givenActivation({ state: "running", moved: null, finishedAt: null, canUndo: false });
  const { id: jobId } = running;
  givenLab({
    named: running.version.id,
    list: givenFilterList({ active: running.version.id, activations: [{ ...running, jobId }] }),
  });

  expect(await screen.findByText("being activated")).toBeTruthy();
  expect(screen.queryByText("active", { exact: true })).toBeNull();
});

test("the line of the draft is there before the first change, so that nothing moves under a held slider", async () => {
  givenLab();
  const line = await screen.findByText(/^Move a setting to see what it would do/);

  await slide("Agentic share", "0.9");

  expect(line.textContent).toMatch(/^Unsaved draft, in the address of this page: Agentic share 0\.8 → 0\.9\.$/);
  expect(line.isConnected).toBe(true);
});
