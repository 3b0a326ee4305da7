import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenChangingRole, givenMe } from "@/components/shell/given-me";
import { aReview, aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { Toaster } from "@/components/ui/toast";

const REFUSAL = "Your role may not approve trajectories. Ask a lead to do it.";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("who may not approve reads why in place of the button, and the key sends nothing", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: givenMe("annotator") });
  await screen.findByText("Thought of step 1.");

  expect(await screen.findByText(REFUSAL)).toBeTruthy();
  await userEvent.keyboard("y");

  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
  expect(within(screen.getByRole("contentinfo")).queryByText("approve")).toBeNull();
  expect(asked.filter(({ key }) => key.startsWith("PUT"))).toEqual([]);
});

test("a lead is offered to approve", async () => {
  const person = givenChangingRole("annotator");
  givenReader({ steps: [aStep(0)], answers: person.answers });
  await screen.findByText(REFUSAL);

  person.become("lead");

  expect(await screen.findByRole("button", { name: /^Approve/ })).toBeTruthy();
  expect(screen.queryByText(REFUSAL)).toBeNull();
});

test("what is labelled reject cannot be approved, and says so by button and key; without that label it can", async () => {
  const rejected = aReview({ label: "reject", labelSource: "person", labelledBy: "Ada" });
  render(<Toaster />);
  const { asked } = givenReader({ steps: [aStep(0)], review: rejected });
  const section = within(await screen.findByRole("region", { name: "Export" }));
  const why = "What is called reject cannot be approved. Take that label back first.";
  expect(await section.findByRole("button", { name: /^Approve/ })).toHaveProperty("disabled", true);
  expect(section.getByText(why)).toBeTruthy();

  await userEvent.keyboard("y");

  await vi.waitFor(() => expect(screen.getAllByText(why)).toHaveLength(2));
  expect(asked.filter(({ key }) => key.endsWith("/approval"))).toEqual([]);

  cleanup();

  givenReader({ steps: [aStep(0)], review: { ...rejected, label: null, labelSource: null, labelledBy: null } });
  expect(await screen.findByRole("button", { name: /^Approve/ })).toHaveProperty("disabled", false);
  expect(screen.queryByText(why)).toBeNull();
});
