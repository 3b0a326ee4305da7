import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { inSmallLetters, mergedCounts } from "@/lib/query/common-spelling";
import { createDb } from "./client";
import { countedNames } from "./counted-names";
import { queryRows, sql } from "./query-rows";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test.each([
  ["ΟΔΟΣ", "οδοσ"],
  ["İ", "i"],
  ["𐐀", "𐐨"],
  ["ß", "ß"],
])("%j is %j in small letters, here and to the database", async (name, small) => {
  const [row] = await queryRows(db, z.object({ small: z.string() }), sql`select lower(${name}::text) as small`);

  expect([inSmallLetters(name), row?.small]).toEqual([small, small]);
});

test("the database brings the same names together, with the same counts under the same spelling", async () => {
  // Of one spelling several rows together are most; of equally many the first by its characters names both.
  const stored: [string | null, number][] = [
    ...([
      ["Cart", 3],
      ["cart", 2],
      ["cart", 2],
      ["b", 1],
      ["B", 1],
      ["ΟΔΟΣ", 1],
      ["οδοσ", 2],
    ] satisfies [string, number][]),
    ...([
      [null, 4],
      [null, 1],
    ] satisfies [null, number][]),
  ];
  const rows = JSON.stringify(stored.map(([name, count]) => ({ name, count })));

  const found = await queryRows(
    db,
    z.object({ name: z.string().nullable(), count: z.int() }),
    sql`select n.name, n.count from (${countedNames(
      sql`select g.name, g.count from jsonb_to_recordset(${rows}::jsonb) as g(name text, count int)`,
    )}) n`,
  );

  const counts = new Map(found.map(({ name, count }) => [name, count]));
  expect(counts).toEqual(
    new Map<string | null, number>([
      ["cart", 7],
      ["B", 2],
      ["οδοσ", 3],
      [null, 5],
    ]),
  );
  expect(counts).toEqual(mergedCounts(stored));
});
