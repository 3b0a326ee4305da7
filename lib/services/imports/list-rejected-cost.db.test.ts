import { afterAll, expect, test } from "vitest";
import { rowsVisited } from "@/lib/db/fixtures/rows-visited";
import { type Sql, sql } from "@/lib/db/query-rows";
import { aContext, anEnvelope, db, givenFile, givenImport } from "./fixtures/given-import";
import { listRejected } from "./list-rejected";

afterAll(() => db.$disconnect());

test("a page of rejected rows counts the rows of each reason once, not for each row of the page", async () => {
  const { id, key } = await givenImport([await givenFile("bad.jsonl", anEnvelope())]);
  await db.$executeRaw(sql`insert into rejected_row (import_id, file_name, line, reason, raw)
    select ${key}, 'bad.jsonl', n, 'Not JSON, ' || n % 5, '{}' from generate_series(1, 5000) n`);
  await db.$executeRaw(sql`analyze rejected_row`);
  const said: Sql[] = [];
  const heard = new Proxy(db, {
    get: (target, name) =>
      name === "$queryRaw"
        ? (statement: Sql) => {
            said.push(statement);
            return target.$queryRaw(statement);
          }
        : Reflect.get(target, name),
  });

  const page = await listRejected({ ...(await aContext()), db: heard }, { id });

  expect(page.items).toHaveLength(100);
  expect(new Set(page.items.map(({ alike }) => alike))).toEqual(new Set([1000]));
  let visited = 0;
  for (const statement of said) visited += await rowsVisited(db, statement);
  expect(said.length).toBeGreaterThan(0);
  // The rows are read once to be counted, and pass some nodes of the plan.
  expect(visited).toBeLessThan(10 * 5000);
});
