import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rowsOfPlans } from "@/lib/db/fixtures/rows-visited";
import { ALL_MIGRATIONS, givenOlderDatabase, query } from "./given-older-database.mjs";
import { migrate } from "./migrate.mjs";

const NAME = "20261121174000_open_answers";
const QUEUES = `insert into filter_version (id, name, hash, thresholds, reason, author) values (1, 'f', 'f', '{}', '', '');
  insert into corpus (id, name, kind, filter_version_id) values (1, 'c', 'imported', 1);
  insert into queue (id, corpus_id, name, mode, hidden, overlap, priority, filter, instructions, person_id) values
    (1, 1, 'blind', 'blind', '{judge}', 1, 'oldest', '', '', 1), (2, 1, 'assisted', 'assisted', '{}', 1, 'oldest', '', '', 1);`;

test("an answer of an older version is open since the next one in its blind queue; the last ones and others are not", async () => {
  const url = await givenOlderDatabase(NAME);
  await query(
    url,
    `${QUEUES} ${answers(`values (1, 1, 1, 'committed', 1, null), (2, 1, 1, 'committed', 2, 9), (3, 1, 1, 'committed', 3, null),
      (4, 1, 1, 'committed', 3, null), (5, 1, 1, 'leased', null, null), (1, 2, 1, 'committed', 5, null),
      (6, 1, 2, 'committed', 1, null), (7, 1, 2, 'committed', 2, null)`)}`,
  );

  await migrate(url, ALL_MIGRATIONS);

  const seconds = "extract(epoch from revealed_at)::int as opened";
  const where = "where revealed_at is not null order by item_id";
  expect(await query(url, `select item_id::int, person_id, ${seconds} from queue_assignment ${where}`)).toEqual([
    { item_id: 1, person_id: 1, opened: 2 },
    { item_id: 2, person_id: 1, opened: 9 },
  ]);
});

test("the last answer of an older version stays where it could not be taken back", async () => {
  const url = await givenOlderDatabase(NAME);
  await query(
    url,
    `${QUEUES} update queue set for_everyone = false; insert into queue_reviewer (queue_id, person_id) values (1, 1), (1, 2), (1, 4);
    insert into person (id, name, role, state) values (1, 'a', 'lead', 'active'), (2, 'b', 'lead', 'disabled');
    insert into queue_item (id, corpus_id, queue_id, trajectory_id, problem_id, rank, state, free_slots)
      values (4, 1, 1, 1, 1, 1, 'adjudicated', 0);
    ${answers("select n, n, 1, 'committed', n, null from generate_series(1, 4) n")}`,
  );

  await migrate(url, ALL_MIGRATIONS);

  const opened = "select item_id::int as item from queue_assignment where revealed_at is not null order by item_id";
  expect(await query(url, opened)).toEqual([{ item: 2 }, { item: 3 }, { item: 4 }]);
});

test("four times the answers of a person are looked at about four times as often", async () => {
  const [small, large] = [await visited(1000), await visited(4000)];

  expect(small).toBeGreaterThan(1000);
  expect(large).toBeLessThan(small * 6);
});

/** Rows that the migration looks at where one person gave so many answers. */
async function visited(count: number): Promise<number> {
  const url = await givenOlderDatabase(NAME);
  await query(url, `${QUEUES} ${answers(`select n, 1, 1, 'committed', n, null from generate_series(1, ${count}) n`)}`);
  await query(url, "vacuum (analyze) queue_assignment");
  const [update = ""] = readFileSync(join(ALL_MIGRATIONS, NAME, "migration.sql"), "utf8").split(/;$/m);

  return rowsOfPlans(await query(url, `explain (analyze, timing off, format json) ${update}`));
}

/** Statement for answers: item, person, queue, state, second of the answer and second from which it is open. */
function answers(rows: string): string {
  return `set session_replication_role = replica;
    insert into queue_assignment (item_id, person_id, queue_id, state, committed_at, revealed_at, corpus_id, leased_at, expires_at)
    select item, person, queue, state, to_timestamp(committed::int), to_timestamp(opened::int), 1, now(), now()
    from (${rows}) as given(item, person, queue, state, committed, opened)`;
}
