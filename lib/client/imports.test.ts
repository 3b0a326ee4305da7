import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { givenImport, givenJob } from "@/components/import/given-import";
import type { Import } from "@/lib/contract/imports";
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
    client.setQueryData(CATALOGUE, { products: 0, embedded: 0 });
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
  expect(await recounted(lists, (client) => client.query(importListOptions()))).toEqual(again);
});

test("one import that is followed has counts taken again when it is over, and not when it was before", async () => {
  const read = (client: QueryClient) => client.query(importOptions(over.id));

  expect(await recounted([running, over, over], read)).toEqual([false, true, false]);
  expect(await recounted([over, over], read)).toEqual([false, false]);
});
