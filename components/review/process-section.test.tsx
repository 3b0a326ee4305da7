import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import type { ProcessFinding } from "@/lib/contract/process";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const REPEATED: ProcessFinding = {
  kind: "repeated",
  detail: "The same call again: find_\u202eproduct",
  places: [{ step: 1 }, { step: 2 }],
  count: 31,
};

test("findings of the process stand with their words and links to their steps", async () => {
  givenReader({ steps: [aStep(0), aStep(1), aStep(2)], audit: { processFindings: [REPEATED] } });

  const section = await screen.findByRole("region", { name: "Process" });
  expect(within(section).getByText("Repeated calls")).toBeDefined();
  expect(section.textContent).toContain("The first 2 of 31 places.");
  // What an agent wrote cannot turn the line around.
  expect(section.textContent).not.toContain("\u202e");
  const places = within(section).getByRole("list", { name: "Places of repeated calls" });
  await userEvent.click(within(places).getByRole("button", { name: "step 3" }));

  expect(document.querySelector("article[aria-current=step]")?.getAttribute("data-step-row")).toBe("2");
});

test("nothing is shown of a trajectory without findings", async () => {
  givenReader({ steps: [aStep(0)], audit: { processFindings: [] } });

  expect(await screen.findByRole("region", { name: "Record" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Process" })).toBeNull();
});
