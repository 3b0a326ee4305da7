import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenLab } from "./given-lab-app";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RANKING = /so the ranking changes nothing of what is kept\.$/;

test("while R4 is off it is said that the token budget changes nothing", async () => {
  givenLab();
  const budget = within(await screen.findByRole("group", { name: "Token budget" }));
  expect(budget.queryByText(/changes nothing/)).toBeNull();

  await userEvent.click(screen.getByRole("checkbox", { name: "Reject R4 on" }));

  expect(budget.getByText("R4 is off, so this changes nothing.")).toBeTruthy();
});

test("while nothing takes off near-duplicates or over a cap the ranking is said once to change nothing", async () => {
  givenLab();
  expect(await screen.findAllByText(RANKING)).toHaveLength(1);

  await userEvent.click(screen.getByRole("radio", { name: "Calls" }));

  expect(screen.queryByText(RANKING)).toBeNull();
});

test.each(["capPerProblem:40", "capPerMiner:40"])("with the cap %s the ranking counts", async (draft) => {
  givenLab({ search: `?draft=${draft}` });

  await screen.findByRole("group", { name: "Token budget" });
  expect(screen.queryByText(RANKING)).toBeNull();
});
