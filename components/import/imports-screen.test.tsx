import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { ImportsScreen } from "./imports-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const corpus = givenCorpus();
const other = { ...givenCorpus(), id: "7b1e7c2a-6a51-4a0e-9a34-000000000002", name: "Autumn race" };

function given(search: string, items: () => readonly (typeof corpus)[] = () => [corpus, other]) {
  return givenApp(<ImportsScreen />, {
    search,
    answers: {
      ...givenMe("lead"),
      "GET /api/corpora": () => ({ items: items() }),
      "GET /api/imports": { items: [] },
      [`GET /api/corpora/${corpus.id}/catalogue`]: { products: 528, embedded: 2 },
      [`GET /api/corpora/${other.id}/catalogue`]: { products: 7, embedded: 0 },
      [`DELETE /api/corpora/${other.id}/catalogue`]: { products: 0, embedded: 0 },
    },
  });
}

const field = () => screen.findByRole("combobox", { name: "Corpus" });
const catalogue = () => within(screen.getByRole("region", { name: "Catalogue" }));

async function name(text: string): Promise<void> {
  await userEvent.clear(await field());
  if (text !== "") await userEvent.type(await field(), text);
}

/** A server that takes whatever is sent as one import. */
class Taken extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 202;
  readonly responseText = JSON.stringify({ importId: crypto.randomUUID(), jobId: crypto.randomUUID() });
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    this.dispatchEvent(new Event("load"));
  }
}

test("an address that names a corpus which is not there says so, and files do not go to another one", async () => {
  given("?corpus=00000000-0000-4000-8000-00000000dead");

  expect(await screen.findByText(/^The address names a corpus that is not here; files go to the one/)).toBeDefined();
  expect(await field()).toHaveProperty("value", "");
});

test("an address that names a corpus imports into it", async () => {
  given(`?corpus=${corpus.id}`);

  expect(await screen.findByDisplayValue(corpus.name)).toBeDefined();
  expect(screen.queryByText(/is not here/)).toBeNull();
});

test("the catalogue is that of the corpus which files go into, and so is what is removed of it", async () => {
  const { asked } = given(`?corpus=${corpus.id}`);
  expect(await screen.findByText(/^528 products/)).toBeDefined();

  await name(other.name);
  expect(await screen.findByText(/^7 products/)).toBeDefined();
  expect(screen.queryByText(/^528 products/)).toBeNull();
  await userEvent.click(catalogue().getByRole("button", { name: "Remove all" }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Remove all" }));

  const removed = asked.filter(({ key }) => key.startsWith("DELETE")).map(({ url }) => url.pathname);
  expect(removed).toEqual([`/api/corpora/${other.id}/catalogue`]);
});

test("a corpus that is still to be made knows no product, and without a name none is shown", async () => {
  given("");
  await field();
  expect(catalogue().getByText("Name a corpus above to see which products it knows.")).toBeDefined();

  await name("Winter race");

  expect(catalogue().getByText(/^No product is known yet/)).toBeDefined();
  expect(catalogue().queryByRole("button", { name: "Remove all" })).toBeNull();
});

test("a corpus that is named is not asked for where the corpora cannot be read, and another try shows its products", async () => {
  const answers: (() => readonly (typeof corpus)[])[] = [
    () => {
      throw new Error("not now");
    },
  ];
  given("", () => (answers.shift() ?? (() => [corpus, other]))());
  await name(other.name);

  expect(catalogue().queryByText(/^Name a corpus above/)).toBeNull();
  await userEvent.click(await catalogue().findByRole("button", { name: "Try again" }));

  expect(await screen.findByText(/^7 products/)).toBeDefined();
});

test("a corpus is said to be new until its import has begun", async () => {
  vi.stubGlobal("XMLHttpRequest", Taken);
  let items = [corpus];
  given("", () => items);
  await name("Winter race");
  await userEvent.upload(screen.getByLabelText("Files to import"), new File(["{}"], "rows.jsonl"));
  expect(screen.getByText("Makes a new corpus.")).toBeDefined();

  items = [corpus, { ...other, name: "Winter race", trajectories: 0 }];
  await userEvent.click(screen.getByRole("button", { name: "Import 1 file" }));

  expect(await screen.findByText("Adds to the corpus of this name.")).toBeDefined();
  expect(screen.queryByText("Makes a new corpus.")).toBeNull();
});
