import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type Answer, givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { givenImport, givenJob } from "./given-import";
import { ImportsScreen } from "./imports-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const corpus = givenCorpus();
const other = { ...givenCorpus(), id: "7b1e7c2a-6a51-4a0e-9a34-000000000002", name: "Autumn race" };

const NO_PROBLEM = { problems: 0, answered: 0, waiting: 0 };

function given(
  search: string,
  items: () => readonly (typeof corpus)[] = () => [corpus, other],
  imports: Answer = { items: [] },
) {
  return givenApp(<ImportsScreen />, {
    search,
    answers: {
      ...givenMe("lead"),
      "GET /api/corpora": () => ({ items: items() }),
      "GET /api/imports": imports,
      [`GET /api/corpora/${corpus.id}/catalogue`]: { ...NO_PROBLEM, products: 528, embedded: 2 },
      [`GET /api/corpora/${other.id}/catalogue`]: { ...NO_PROBLEM, products: 7, embedded: 0 },
      [`DELETE /api/corpora/${other.id}/catalogue`]: { ...NO_PROBLEM, products: 0, embedded: 0 },
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

  expect(catalogue().getByText(/knows no product yet/).textContent).toMatch(/^“Winter race” knows no product yet: /);
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

test("the names that were typed are kept in this tab over a reload, for this address, until an import has begun", async () => {
  const runName = () => screen.findByRole("textbox", { name: "Run name" });
  given(`?corpus=${corpus.id}`);
  await screen.findByDisplayValue(corpus.name);
  await name("Winter race");
  await userEvent.type(await runName(), "third night");

  cleanup();
  given(`?corpus=${other.id}`);
  expect(await screen.findByDisplayValue(other.name)).toBeDefined();
  expect(await runName()).toHaveProperty("value", "");
  cleanup();
  vi.stubGlobal("XMLHttpRequest", Taken);
  given(`?corpus=${corpus.id}`);
  expect(await screen.findByDisplayValue("Winter race")).toBeDefined();
  expect(await runName()).toHaveProperty("value", "third night");

  await userEvent.upload(screen.getByLabelText("Files to import"), new File(["{}"], "rows.jsonl"));
  await userEvent.click(screen.getByRole("button", { name: "Import 1 file" }));

  await waitFor(() => expect(sessionStorage.length).toBe(0));
  expect(await field()).toHaveProperty("value", "Winter race");
});

const newest = givenImport({ corpus: { id: other.id, name: other.name } });
const older = givenImport({ id: crypto.randomUUID(), corpus: { id: corpus.id, name: corpus.name } });
const listed = async () => {
  const list = await screen.findByRole("list", { name: "Imports" });

  return within(list)
    .getAllByRole("link", { name: "output.jsonl" })
    .map((link) => link.getAttribute("href"));
};

/** A server of two imports into different corpora, one to a page. */
function twoImports({ searchParams }: URL): unknown {
  if (searchParams.get("corpus") === corpus.id) return { items: [older], total: 1, nextCursor: null };
  if (searchParams.get("cursor") === newest.id) return { items: [older], total: 2, nextCursor: null };

  return { items: [newest], total: 2, nextCursor: newest.id };
}

test("imports that the first page does not hold are said to be there, and come on demand", async () => {
  given("", undefined, twoImports);
  expect(await listed()).toEqual([`/imports/${newest.id}`]);
  expect(screen.getByText("Showing 1 of 2")).toBeDefined();

  await userEvent.click(screen.getByRole("button", { name: "Show older" }));

  await waitFor(async () => expect(await listed()).toEqual([`/imports/${newest.id}`, `/imports/${older.id}`]));
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();
});

test("an address that names a corpus lists the imports into it, and those into all on demand", async () => {
  const { asked } = given(`?corpus=${corpus.id}`, undefined, twoImports);
  expect(await listed()).toEqual([`/imports/${older.id}`]);
  expect(asked.filter(({ key }) => key === "GET /api/imports").map(({ url }) => url.search)).toEqual([
    `?corpus=${corpus.id}`,
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Show those into all corpora" }));

  await waitFor(async () => expect(await listed()).toEqual([`/imports/${newest.id}`]));
  expect(screen.queryByRole("button", { name: "Show those into all corpora" })).toBeNull();
});

test("a corpus that nothing was imported into says so, and leads to the imports into others", async () => {
  given(`?corpus=${corpus.id}`, undefined, (url: URL) => {
    return url.searchParams.has("corpus") ? { items: [], total: 0, nextCursor: null } : twoImports(url);
  });
  expect(await screen.findByRole("heading", { name: "Nothing was imported into this corpus yet" })).toBeDefined();

  await userEvent.click(screen.getByRole("button", { name: "Show those into all corpora" }));

  expect(await listed()).toEqual([`/imports/${newest.id}`]);
});

test("a corpus that is not here has the imports into all listed", async () => {
  given("?corpus=00000000-0000-4000-8000-00000000dead", undefined, twoImports);

  expect(await listed()).toEqual([`/imports/${newest.id}`]);
});

test.each([
  { into: corpus.name, seen: older.id },
  { into: other.name, seen: newest.id },
])("files that go into $into are seen to come in", async ({ into, seen }) => {
  vi.stubGlobal("XMLHttpRequest", Taken);
  given(`?corpus=${corpus.id}`, undefined, twoImports);
  expect(await listed()).toEqual([`/imports/${older.id}`]);

  await name(into);
  await userEvent.upload(screen.getByLabelText("Files to import"), new File(["{}"], "rows.jsonl"));
  await userEvent.click(screen.getByRole("button", { name: "Import 1 file" }));

  await waitFor(async () => expect(await listed()).toEqual([`/imports/${seen}`]));
});

test("while an import of an older page runs, the pages are asked for again until it is over", async () => {
  const running = { ...older, job: givenJob({ state: "running" }), finishedAt: null };
  let last: unknown = running;
  given("", undefined, (url: URL) =>
    url.searchParams.has("cursor") ? { items: [last], total: 2, nextCursor: null } : twoImports(url),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show older" }));
  expect(await screen.findByRole("progressbar", { name: "Import" })).toBeDefined();

  last = { ...running, job: givenJob(), finishedAt: older.finishedAt };

  await waitFor(() => expect(screen.queryByRole("progressbar", { name: "Import" })).toBeNull(), { timeout: 5_000 });
});

test.each([
  ["admin", 1],
  ["lead", 0],
] as const)("the way to remove a corpus is for an admin: a %s is shown %d", async (role, links) => {
  givenApp(<ImportsScreen />, {
    search: `?corpus=${corpus.id}`,
    answers: {
      ...givenMe(role),
      "GET /api/corpora": { items: [corpus] },
      "GET /api/imports": { items: [givenImport()], total: 1, nextCursor: null },
      [`GET /api/corpora/${corpus.id}/catalogue`]: { ...NO_PROBLEM, products: 0, embedded: 0 },
    },
  });
  await screen.findByRole("list", { name: "Imports" });

  const shown = screen.queryAllByRole("link", { name: "Remove a corpus" });
  expect(shown.map((link) => link.getAttribute("href"))).toEqual(
    Array.from({ length: links }, () => `/settings?part=corpora&corpus=${corpus.id}`),
  );
});
