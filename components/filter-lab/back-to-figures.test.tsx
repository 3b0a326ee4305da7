import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenLab, LAB_CORPUS } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LAB = `http://assay.test/filters/active?corpus=${LAB_CORPUS.id}&draft=rejects.R3:off`;

/** Presses “Back to the figures” where the browser came through these addresses, and is at the last of them. */
async function pressedBack(...addresses: readonly string[]) {
  const entries = addresses.map((url, index) => ({ url, index }));
  vi.stubGlobal("navigation", { entries: () => [...entries, { url: LAB }], currentEntry: entries.at(-1) });

  return pressedBackHere();
}

async function pressedBackHere() {
  const back = vi.spyOn(window.history, "back").mockReturnValue();
  const lab = givenLab({ search: "?list=left" });
  // The browser goes a moment later: a second press leads no further.
  await userEvent.dblClick(await screen.findByRole("button", { name: "Back to the figures" }));

  return { backs: back.mock.calls.length, steps: lab.steps() };
}

test.each([
  ["are the step before", LAB],
  [
    "are the step before, its address written in another order",
    `http://assay.test/filters/active?draft=rejects.R3%3Aoff&corpus=${LAB_CORPUS.id}`,
  ],
])("where the figures %s, the way back from their list is the browser's", async (_, before) => {
  expect(await pressedBack("http://assay.test/filters", before, `${LAB}&list=left`)).toEqual({ backs: 1, steps: [] });
});

test.each([
  ["by its address", []],
  ["from another page", ["http://assay.test/filters"]],
  ["from figures by other settings than those tried since", [LAB.replace("R3", "R4")]],
  ["from the figures of another version", [LAB.replace("active", "strict")]],
  ["from another list", [`${LAB}&list=entered`]],
])("a list that was opened %s is replaced by its figures", async (_, before) => {
  expect(await pressedBack(...before, `${LAB}&list=left`)).toEqual({ backs: 0, steps: ["replace"] });
});

test("where the browser tells nothing of its steps the list is replaced", async () => {
  expect(await pressedBackHere()).toEqual({ backs: 0, steps: ["replace"] });
});
