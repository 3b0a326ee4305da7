import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";
import { bodiesOf, ready, SAVED } from "./given-answers";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const reasons = () => screen.getByRole("group", { name: "Reason" });
const WHY = "A rejection needs a reason.";

test("a rejection that is saved without a reason says so at the reasons, which take the keyboard and the digit", async () => {
  render(<Toaster />);
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();

  await userEvent.keyboard("3");
  expect(reasons().getAttribute("aria-invalid")).toBe("false");
  await userEvent.keyboard("{Enter}");

  expect(within(reasons()).getByText(WHY).className).toContain("text-danger");
  expect(screen.getAllByText(WHY)).toHaveLength(1);
  expect(reasons().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(reasons());
  await userEvent.keyboard("6");
  expect(reasons().getAttribute("aria-invalid")).toBe("false");
  await userEvent.keyboard("{Enter}");

  await waitFor(() =>
    expect(bodiesOf(asked, "/label")).toEqual([{ label: "reject", reason: "loop", expectedVersion: 3 }]),
  );
});

test("a refused rejection gives its digits to the reasons again where the arrow had taken them to the structure", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();

  await userEvent.keyboard("r{ArrowLeft}{Enter}");
  expect(document.activeElement).toBe(reasons());
  await userEvent.keyboard("6{Enter}");

  await waitFor(() =>
    expect(bodiesOf(asked, "/label")).toEqual([{ label: "reject", reason: "loop", expectedVersion: 3 }]),
  );
});

test("another reason that no note says takes the keyboard to the note, which says what is missing", async () => {
  const { asked } = givenReader({ steps: [aStep(0)] });
  await ready();
  const note = screen.getByRole("textbox", { name: "Note" });

  await userEvent.keyboard("38{Escape}");
  expect(note.getAttribute("aria-invalid")).toBe("false");
  await userEvent.click(screen.getByRole("button", { name: /^Save label/ }));

  expect(note.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(note);
  expect(screen.getAllByText("Say in the note what the other reason is.")).toHaveLength(1);
  expect(bodiesOf(asked, "/label")).toEqual([]);
});

test("a reason chosen in place of one that no note said leaves the keyboard where it is", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  const note = screen.getByRole("textbox", { name: "Note" });

  await userEvent.keyboard("38{Escape}{Enter}");
  expect(document.activeElement).toBe(note);
  await userEvent.keyboard("{Escape}6");

  expect(note.getAttribute("aria-invalid")).toBe("false");
  expect(document.activeElement).not.toBe(note);
});

test("a rejection begun anew is not said to lack its reason before it is to be saved", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();

  await userEvent.keyboard("r{Enter}");
  await userEvent.click(screen.getByRole("button", { name: /^Agentic/ }));
  await userEvent.keyboard("r");

  expect(reasons().getAttribute("aria-invalid")).toBe("false");
});

test("the button that saves keeps in sight while an answer is open, and only then", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  const foot = screen.getByRole("button", { name: /^Save label/ }).parentElement;
  expect(foot?.className).not.toContain("sticky");
  expect(foot?.hasAttribute("data-open-answer")).toBe(false);

  await userEvent.keyboard("3");

  expect(foot?.className).toContain("sticky bottom-0");
  // Notices stand above it.
  expect(foot?.hasAttribute("data-open-answer")).toBe(true);
});
