import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommandPalette } from "./command-palette";
import { givenApp } from "./given-app";

const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const CORPUS = "11111111-1111-4111-8111-111111111111";
const CORPORA = {
  items: [{ id: CORPUS, name: "SN15 race extract", kind: "imported", trajectories: 3, filterVersion: "defaults-1" }],
};

function givenPalette() {
  const onOpenChange = vi.fn();
  const onShowKeys = vi.fn();
  const app = givenApp(<CommandPalette open onOpenChange={onOpenChange} onShowKeys={onShowKeys} />, {
    answers: { "GET /api/corpora": CORPORA },
    search: `?corpus=${CORPUS}`,
  });

  return { ...app, onOpenChange, onShowKeys };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("opens a trajectory by an id that is pasted with its surroundings", async () => {
  const { push, onOpenChange } = givenPalette();

  await userEvent.type(screen.getByRole("combobox"), `row ${ID.toUpperCase()}{Enter}`);

  expect(push).toHaveBeenCalledWith(`/trajectories/${ID}`);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("goes to a screen and keeps the corpus", async () => {
  const { push } = givenPalette();

  await userEvent.type(screen.getByRole("combobox"), "imports{Enter}");

  expect(push).toHaveBeenCalledWith(`/imports?corpus=${CORPUS}`);
});

test("other words become a filter of the table", async () => {
  const { push } = givenPalette();
  await screen.findByRole("option", { name: "SN15 race extract" });

  await userEvent.type(screen.getByRole("combobox"), "fridge magnet");
  await userEvent.click(screen.getByRole("option", { name: /Find trajectories with/ }));

  expect(push).toHaveBeenCalledWith(`/trajectories?corpus=${CORPUS}&filter=fridge+magnet`);
});

test("switches the corpus", async () => {
  const { push } = givenPalette();

  await userEvent.click(await screen.findByRole("option", { name: "SN15 race extract" }));

  expect(push).toHaveBeenCalledWith(`/trajectories?corpus=${CORPUS}`);
});

test("leads to the key sheet and shows its key", async () => {
  const { onShowKeys } = givenPalette();

  await userEvent.click(screen.getByRole("option", { name: "Show all keys ?" }));

  expect(onShowKeys).toHaveBeenCalledOnce();
});
