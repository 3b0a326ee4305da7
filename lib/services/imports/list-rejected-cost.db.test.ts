import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { rowsVisited } from "@/lib/db/fixtures/rows-visited";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { aContext, anEnvelope, db, givenFile, givenImport } from "./fixtures/given-import";
import { listRejected } from "./list-rejected";

afterAll(() => db.$disconnect());

/** A database that hands on every statement that it is asked. */
function heard() {
  const said: Sql[] = [];
  const hearing = new Proxy(db, {
    get: (target, name) =>
      name === "$queryRaw"
        ? (statement: Sql) => {
            said.push(statement);
            return target.$queryRaw(statement);
          }
        : Reflect.get(target, name),
  });

  return { said, hearing };
}

test("a page of rejected rows counts the rows of each reason once, not for each row of the page", async () => {
  const { id, key } = await givenImport([await givenFile("bad.jsonl", anEnvelope())]);
  await db.$executeRaw(sql`insert into rejected_row (import_id, file_name, line, reason, raw)
    select ${key}, 'bad.jsonl', n, 'Not JSON, ' || n % 5, '{}' from generate_series(1, 5000) n`);
  await db.$executeRaw(sql`analyze rejected_row`);
  const { said, hearing } = heard();

  const page = await listRejected({ ...(await aContext()), db: hearing }, { id });

  expect(page.items).toHaveLength(100);
  expect(new Set(page.items.map(({ alike }) => alike))).toEqual(new Set([1000]));
  let visited = 0;
  for (const statement of said) visited += await rowsVisited(db, statement);
  expect(said.length).toBeGreaterThan(0);
  // The rows are read once to be counted, and pass some nodes of the plan.
  expect(visited).toBeLessThan(10 * 5000);
});

/** Blocks that the index cannot answer for after a vacuum: those of rows that somebody may still not see. */
async function blocksNotVisible(): Promise<number | undefined> {
  await db.$executeRaw(sql`vacuum analyze rejected_row`);
  const [row] = await queryRows(
    db,
    z.object({ blocks: z.int() }),
    sql`select relpages - relallvisible as blocks from pg_class where oid = 'rejected_row'::regclass`,
  );

  return row?.blocks;
}

const Plan = z.object({ "Shared Hit Blocks": z.number(), "Shared Read Blocks": z.number() });
const PlanRow = z.object({ "QUERY PLAN": z.array(z.object({ Plan })) });

test("a page of rejected rows is counted without reading the rows that are not on it", async () => {
  const { id, key } = await givenImport([await givenFile("bad.jsonl", anEnvelope())]);
  await db.$executeRaw(sql`insert into rejected_row (import_id, file_name, line, reason, raw)
    select ${key}, 'bad.jsonl', n, 'Not JSON.', convert_to(repeat(md5(n::text), 50), 'UTF8') from generate_series(1, 5000) n`);
  await expect.poll(blocksNotVisible, { timeout: 20_000 }).toBe(0);
  const { said, hearing } = heard();

  await listRejected({ ...(await aContext()), db: hearing }, { id });

  const [row] = await queryRows(
    db,
    PlanRow,
    sql`explain (analyze, buffers, timing off, format json) ${said.at(-1) ?? sql``}`,
  );
  const plan = row?.["QUERY PLAN"][0]?.Plan;
  const blocks = (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0);
  expect(blocks).toBeGreaterThan(0);
  // The rows take more than 1,000 blocks, those of the page some 25.
  expect(blocks).toBeLessThan(300);
});
