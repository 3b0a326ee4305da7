import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aStep, givenReader, givenWideWindow } from "@/components/trajectory/given-reader";
import { bodiesOf, ready, SAVED } from "./given-answers";

beforeEach(givenWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a number that no reason of a label has is explained in its place", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();

  await userEvent.keyboard("1");
  expect(screen.queryByText("For agentic only")).toBeNull();
  await userEvent.keyboard("02");
  expect(screen.getByText("For agentic only").parentElement?.textContent).toBe("For agentic only2");
});

test("from the reasons a key that is shown leads back to the answers, whose digits then correct it", async () => {
  const { asked } = givenReader({ steps: [aStep(0)], answers: { "PUT /api/trajectories/:id/label": SAVED } });
  await ready();
  await userEvent.keyboard("2");

  await userEvent.click(screen.getByRole("button", { name: "Change the answer ←" }));
  expect(screen.queryByRole("button", { name: /^Change the answer/ })).toBeNull();
  await userEvent.keyboard("1{Enter}");

  await waitFor(() => expect(bodiesOf(asked, "/label")).toEqual([{ label: "agentic", expectedVersion: 3 }]));
});

test("the button that leads back to the answers leaves the keyboard at them", async () => {
  givenReader({ steps: [aStep(0)] });
  await ready();
  await userEvent.keyboard("2");

  screen.getByRole("button", { name: "Change the answer ←" }).focus();
  await userEvent.keyboard("{Enter}");

  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Structure" }));
});
