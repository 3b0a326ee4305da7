import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { givenWindowSize } from "@/components/shell/given-app";
import { address, corpus, FUNNEL, givenTable } from "./given-table";

beforeEach(() => {
  localStorage.clear();
  givenWindowSize();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a funnel that cannot be counted says so, and another try brings it", async () => {
  const answers = [Response.json({ code: "INTERNAL", requestId: "r-9" }, { status: 500 }), FUNNEL];
  await givenTable({}, { [`GET /api/corpora/${corpus.id}/funnel`]: () => answers.shift() });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The funnel could not be counted");

  await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));

  expect(await screen.findByRole("list", { name: "Funnel from imported to approved" })).toBeTruthy();
});

test("the funnel says that it counts the whole corpus where a filter is set", async () => {
  const words = /^These count the whole corpus/;
  await givenTable({ filter: "gate:5" });
  expect(await screen.findByText(words)).toBeTruthy();
  cleanup();

  await givenTable();
  await screen.findByRole("list", { name: "Funnel from imported to approved" });
  expect(screen.queryByText(words)).toBeNull();
});

test("the funnel says by key why more may be approved than is kept", async () => {
  await givenTable();
  const bars = within(await screen.findByRole("list", { name: "Funnel from imported to approved" }));
  bars.getByRole("button", { name: /^Agentic/ }).focus();

  await userEvent.tab();

  const says = await screen.findByRole("tooltip");
  expect(says.textContent).toContain("An approval by a person counts on its own");
  expect(bars.getByRole("button", { name: /^Approved/ }).getAttribute("aria-describedby")).toBe(says.id);
});

test("a bar of the funnel lists its rows", async () => {
  await givenTable();

  await userEvent.click(await screen.findByRole("button", { name: /Well formed/ }));

  expect(address.state?.filter).toBe("reject:none");
});
