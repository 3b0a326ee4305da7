import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { givenImport, givenJob } from "@/components/import/given-import";
import type { Import, ImportList } from "@/lib/contract/imports";
import { importListOptions, importOptions } from "./imports";
import { KEYS } from "./keys";

// What an answer is read by comes late, and by no timer.
beforeAll(() => import("./answer-schemas"));
afterEach(() => vi.unstubAllGlobals());

const over = givenImport();
const running = givenImport({ job: givenJob({ state: "running" }), finishedAt: null });
const older = givenImport({ id: crypto.randomUUID() });
const CATALOGUE = [...KEYS.catalogue, "corpus"];

/** After which of the answers, read one after another, the products of a corpus are to be counted again. */
async function recounted(answers: readonly unknown[], read: (client: QueryClient) => Promise<unknown>) {
  const client = new QueryClient();
  const found: boolean[] = [];
  for (const answer of answers) {
    client.setQueryData(CATALOGUE, { products: 0, embedded: 0, problems: 0, answered: 0, waiting: 0 });
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer)));
    await read(client);
    found.push(client.getQueryState(CATALOGUE)?.isInvalidated === true);
  }

  return found;
}

const listed = (...items: readonly Import[]) => ({ items });

test.each([
  {
    told: "seen running",
    lists: [listed(older), listed(running, older), listed(over, older)],
    again: [false, false, true],
  },
  {
    told: "over when first seen",
    lists: [listed(older), listed(over, older), listed(over, older)],
    again: [false, true, false],
  },
  {
    told: "over when the list is first read",
    lists: [listed(over, older), listed(over, older)],
    again: [false, false],
  },
])("an import that was $told: counts are taken again once", async ({ lists, again }) => {
  expect(await recounted(lists, (client) => client.infiniteQuery(importListOptions()))).toEqual(again);
});

const page = (items: Import[], nextCursor: string | null = null): ImportList => ({ items, total: 2, nextCursor });

/** A list that is looked at, whose server answers by the cursor that is asked with. */
async function givenList(answers: Record<string, ImportList>, corpus?: string) {
  const client = new QueryClient();
  const asked: string[] = [];
  client.setQueryData(CATALOGUE, { products: 0, embedded: 0, problems: 0, answered: 0, waiting: 0 });
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const cursor = new URL(address, "http://assay.test").searchParams.get("cursor");

    return Promise.resolve(Response.json(answers[cursor ?? "first"]));
  });
  const list = new InfiniteQueryObserver(client, { ...importListOptions(corpus), retry: false });
  const leave = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true));

  return { list, asked, leave, isRecounted: () => client.getQueryState(CATALOGUE)?.isInvalidated === true };
}

test("an older page is asked for by its cursor and corpus, and what is over on it is no news", async () => {
  const answers = { first: page([over], over.id), [over.id]: page([older]) };
  const { list, asked, leave, isRecounted } = await givenList(answers, over.corpus.id);
  await list.fetchNextPage();
  await list.refetch();
  leave();

  const search = `?corpus=${over.corpus.id}`;
  expect(asked.slice(0, 2)).toEqual([`/api/imports${search}`, `/api/imports${search}&cursor=${over.id}`]);
  expect(list.getCurrentResult().data?.items.map(({ id }) => id)).toEqual([over.id, older.id]);
  expect(isRecounted()).toBe(false);
});

test("an import of an older page that was seen running has counts taken again, and the list is asked for once", async () => {
  const answers = { first: page([over], over.id), [over.id]: page([{ ...running, id: older.id }]) };
  const { list, asked, leave, isRecounted } = await givenList(answers);
  await list.fetchNextPage();
  expect(isRecounted()).toBe(false);

  answers[over.id] = page([older]);
  asked.length = 0;
  await list.refetch();
  // Time for another request, were there one.
  await new Promise((resolve) => setTimeout(resolve, 50));
  leave();

  expect(isRecounted()).toBe(true);
  expect(asked).toHaveLength(2);
});

test("one import that is followed has counts taken again when it is over, and not when it was before", async () => {
  const read = (client: QueryClient) => client.query(importOptions(over.id));

  expect(await recounted([running, over, over], read)).toEqual([false, true, false]);
  expect(await recounted([over, over], read)).toEqual([false, false]);
});
