import { afterAll, expect, test } from "vitest";
import { SORT_FIELDS } from "@/lib/domain/table-fields";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenTies } from "@/lib/services/trajectories/given-ties";
import { createDb } from "./client";
import { countedPage } from "./counted-page";
import { keysetPage, type PageRequest } from "./keyset-page";
import type { Place } from "./order-place";
import { sql } from "./query-rows";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const ROWS = 61;
const corpus = await givenCorpus(db, givenTies(ROWS));

async function all(read: (after: Place | undefined) => Promise<Place[] | undefined>): Promise<Place[]> {
  const found: Place[] = [];
  let page: Place[];
  do {
    page = (await read(found.at(-1))) ?? [];
    found.push(...page);
  } while (page.length > 0);

  return found;
}

test.each(SORT_FIELDS.flatMap((sort) => [[sort, "ascending"] as const, [sort, "descending"] as const]))(
  "by %s %s, walking the index and sorting the matches give the same pages",
  async (sort, direction) => {
    const page: PageRequest = { corpusId: corpus.id, where: sql`t.tokens < 1000`, sort, direction, limit: 4 };

    const walked = await all((after) => keysetPage(db, { ...page, after }));
    const sorted = await all(async (after) => (await countedPage(db, { ...page, after, cap: ROWS })).places);

    expect(walked).toEqual(sorted);
    expect(new Set(walked.map((place) => place.id)).size).toBe(41);
  },
);

test("more matches than the cap are counted to just beyond it, and give no page", async () => {
  const page = { corpusId: corpus.id, where: sql`true`, sort: "tokens", direction: "ascending", limit: 5 } as const;

  expect(await countedPage(db, { ...page, cap: ROWS - 1 })).toEqual({ count: ROWS, places: undefined });
  expect(await countedPage(db, { ...page, cap: ROWS })).toMatchObject({ count: ROWS });
  expect(await countedPage(db, { ...page, where: sql`false`, cap: ROWS })).toEqual({ count: 0, places: [] });
});
