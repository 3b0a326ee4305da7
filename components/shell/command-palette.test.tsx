import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommandPalette } from "./command-palette";
import { givenApp } from "./given-app";

const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const CORPUS = "11111111-1111-4111-8111-111111111111";
const CORPORA = {
  items: [{ id: CORPUS, name: "SN15 race extract", kind: "imported", trajectories: 3, filterVersion: "defaults-1" }],
};

function Opened({ onShowKeys }: { onShowKeys: () => void }) {
  const [isOpen, setOpen] = useState(true);

  return isOpen ? <CommandPalette open onOpenChange={setOpen} onShowKeys={onShowKeys} /> : null;
}

function givenPalette(search = `?corpus=${CORPUS}`, behind: ReactNode = null) {
  const onShowKeys = vi.fn();
  const app = givenApp(
    <>
      {behind}
      <Opened onShowKeys={onShowKeys} />
    </>,
    { answers: { "GET /api/corpora": CORPORA }, search },
  );

  return { ...app, onShowKeys };
}

const wentTo = async ({ push }: { push: ReturnType<typeof vi.fn> }, address: string) =>
  waitFor(() => expect(push).toHaveBeenCalledWith(address));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("opens a trajectory by an id that is pasted with its surroundings", async () => {
  const app = givenPalette();

  await userEvent.type(screen.getByRole("combobox"), `row ${ID.toUpperCase()}{Enter}`);

  await wentTo(app, `/trajectories/${ID}`);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("goes to a screen and keeps the corpus", async () => {
  const app = givenPalette();

  await userEvent.type(screen.getByRole("combobox"), "imports{Enter}");

  await wentTo(app, `/imports?corpus=${CORPUS}`);
});

test("words that nothing goes by become a filter of the table", async () => {
  const app = givenPalette();
  await screen.findByRole("option", { name: "SN15 race extract" });

  await userEvent.type(screen.getByRole("combobox"), "fridge magnet{Enter}");

  await wentTo(app, `/trajectories?corpus=${CORPUS}&filter=fridge+magnet`);
});

test("with a filter set, a search says whether it keeps it or replaces it, and what else the table shows stays", async () => {
  const set = `?corpus=${CORPUS}&filter=gate%3A5&sort=-steps&peek=${ID}`;
  const app = givenPalette(set);
  await screen.findByRole("option", { name: "SN15 race extract" });

  await userEvent.type(screen.getByRole("combobox"), "magnet");
  const names = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual([
    "Search within the filter for magnetkeeps gate:5",
    "Search all trajectories for magnetreplaces gate:5",
  ]);
  await userEvent.keyboard("{Enter}");

  await wentTo(app, `/trajectories?corpus=${CORPUS}&filter=gate%3A5+magnet&sort=-steps`);
});

test("switches the corpus", async () => {
  const app = givenPalette();

  await userEvent.click(await screen.findByRole("option", { name: "SN15 race extract" }));

  await wentTo(app, `/trajectories?corpus=${CORPUS}`);
});

test("leads to the key sheet and shows its key", async () => {
  const { onShowKeys } = givenPalette();

  await userEvent.click(screen.getByRole("option", { name: "Show all keys ?" }));

  await waitFor(() => expect(onShowKeys).toHaveBeenCalledOnce());
});
