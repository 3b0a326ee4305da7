import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { rowsVisited } from "@/lib/db/fixtures/rows-visited";
import type { Sql } from "@/lib/db/query-rows";
import { givenWorkedQueue } from "@/lib/services/leases/given-worked-queue";
import { listConflicts } from "./list-conflicts";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("the list of a queue does not look at each item for who reviews nothing blind", async () => {
  const { lead, queue } = await givenWorkedQueue(db, { items: 5000, answered: 2000 });
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

  const page = await listConflicts({ ...lead, db: heard }, { queueId: queue.id, state: "conflict", limit: 20 });

  expect(page).toMatchObject({ items: [], leavesOut: false });
  let visited = 0;
  for (const statement of said) visited += await rowsVisited(db, statement);
  expect(said.length).toBeGreaterThan(2);
  expect(visited).toBeLessThan(1000);
});
