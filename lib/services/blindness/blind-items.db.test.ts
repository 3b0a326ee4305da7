import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { rowsVisited } from "@/lib/db/fixtures/rows-visited";
import { sql } from "@/lib/db/query-rows";
import { givenWorkedQueue } from "@/lib/services/leases/given-worked-queue";
import { allBlindItems } from "./blind-items";
import { countLeftOut, seenRows } from "./seen-rows";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const SIZES = [2_000, 20_000] as const;

test("a page of a list is told from what is left out at the same cost in a queue of 2,000 items and of 20,000", async () => {
  const visited: number[] = [];
  const counted: number[] = [];
  for (const items of SIZES) {
    const { anna, key } = await givenWorkedQueue(db, { items, answered: items / 2 - 100 });
    const seen = await seenRows(anna, key.corpusId);
    const { first, last } = { first: 1_000_000 + items - 249, last: 1_000_000 + items - 200 };
    // A page of what was answered last: among it the two answers that can be taken back.
    const page = sql`select count(*) from generate_series(${first}::int, ${last}::int) as t(id) where ${seen}`;

    visited.push(await rowsVisited(db, page));
    counted.push(await rowsVisited(db, sql`select count(*) from (${allBlindItems(anna.person, key.corpusId)}) b`));
    expect(await countLeftOut(anna, key.corpusId)).toMatchObject({ value: 203 });
  }

  const [small = 0, large = 0] = visited;
  expect(small).toBeGreaterThan(50);
  expect(large).toBeLessThan(small * 1.2);
  // How many are left out is told from what is left to answer, not from all that was answered.
  const [few = 0, many = 0] = counted;
  expect(few).toBeGreaterThan(200);
  expect(many).toBeLessThan(few * 1.2);
});
