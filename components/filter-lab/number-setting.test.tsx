import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenLab } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what a threshold does not take stays as typed beside its range, and once left the old value is said to stand", async () => {
  const { address } = givenLab();
  const field = await screen.findByRole("textbox", { name: "Agentic share, number" });
  const says = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;

  await userEvent.clear(field);
  await userEvent.type(field, "1.7");
  expect(field).toHaveProperty("value", "1.7");
  expect(says()).toBe("It takes numbers from 0 to 1.");
  await userEvent.tab();

  expect(field).toHaveProperty("value", "0.8");
  expect(address().get("draft")).toBeNull();
  expect(says()).toBe("It takes numbers from 0 to 1; 0.8 stands, not “1.7”.");
  fireEvent.change(screen.getByRole("slider", { name: "Agentic share" }), { target: { value: "0.9" } });
  expect(says()).toBeUndefined();
});

test("a number can be typed; what is none yet changes nothing and is marked", async () => {
  const { address } = givenLab();
  const field = await screen.findByRole("textbox", { name: "Token budget, number" });

  await userEvent.clear(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(address().get("draft")).toBeNull();
  await userEvent.type(field, "8192");

  expect(address().get("draft")).toBe("tokenBudget:8192");
  expect(screen.getByText("Saved: 14,336.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Reset token budget to 14,336" })).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("false");
});

test("a number that Enter took stands when something else that is none is typed behind it", async () => {
  const { address } = givenLab();
  const field = await screen.findByRole("textbox", { name: "Agentic share, number" });

  await userEvent.clear(field);
  await userEvent.type(field, "0.6{Enter}");
  await userEvent.clear(field);
  await userEvent.type(field, "0.x");
  await userEvent.tab();

  expect(address().get("draft")).toBe("agenticShare:0.6");
  expect(field).toHaveProperty("value", "0.6");
});

test.each([
  ["0,75", "Decimals stand behind a point, not a comma"],
  ["0.1234567", "It takes at most six decimals"],
])("of “%s” it is said exactly what is wrong with it", async (text, says) => {
  givenLab();
  const field = await screen.findByRole("textbox", { name: "Agentic share, number" });

  await userEvent.clear(field);
  await userEvent.type(field, text);

  expect(screen.getByText(`${says}.`)).toBeTruthy();
  await userEvent.tab();
  expect(screen.getByText(`${says}; 0.8 stands, not “${text}”.`)).toBeTruthy();
});

test("a number may begin with its point", async () => {
  const { address } = givenLab();
  const field = await screen.findByRole("textbox", { name: "Agentic share, number" });

  await userEvent.clear(field);
  await userEvent.type(field, ".5{Enter}");

  expect(address().get("draft")).toBe("agenticShare:0.5");
  expect(field).toHaveProperty("value", "0.5");
});

test.each([
  ["Agentic share", "not allowed: up to the sub-task share, 0.2"],
  ["Sub-task share", "not allowed: from the agentic share, 0.8"],
])("the part of the track of %s that the other share takes has a key", async (name, words) => {
  givenLab();
  await screen.findByRole("slider", { name });

  expect(within(screen.getByRole("group", { name })).getByText(words)).toBeTruthy();
  expect(within(screen.getByRole("group", { name: "Unknown share" })).queryByText(/^not allowed/)).toBeNull();
});

test.each([
  ["Agentic share", "0", "agenticShare:0.21", "it has to lie above the sub-task share, 0.2"],
  ["Sub-task share", "1", "subTaskShare:0.79", "it has to lie below the agentic share, 0.8"],
])(
  "the track of %s stops where the two shares would meet, and says why, so that the panels always have an answer",
  async (name, to, draft, why) => {
    const { address } = givenLab();
    const track = await screen.findByRole("slider", { name });

    fireEvent.change(track, { target: { value: to } });

    await waitFor(() => expect(address().get("draft")).toBe(draft));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(within(screen.getByRole("group", { name })).getByText(new RegExp(`; ${why}$`))).toBeTruthy();

    fireEvent.change(track, { target: { value: "0.5" } });
    await waitFor(() => expect(screen.queryByText(/it has to lie/)).toBeNull());
  },
);
