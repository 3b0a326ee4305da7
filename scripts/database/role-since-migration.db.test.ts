import { expect, test } from "vitest";
import { ALL_MIGRATIONS, givenOlderDatabase, query } from "./given-older-database.mjs";
import { migrate } from "./migrate.mjs";

test("a person of an older version has their role since the audit log last changed it, else since they are there", async () => {
  const url = await givenOlderDatabase("20261130200000_role_since");
  await query(
    url,
    `insert into person (id, name, role, created_at) select n, 'p' || n, 'annotator', to_timestamp(n) from generate_series(1, 3) n;
    insert into audit (person_id, verb, subject, detail, at)
      select 1, a.verb, 'person:' || p.ext_id, '{}', to_timestamp(a.second)
      from (values (1, 'change_role', 50), (1, 'change_role', 40), (1, 'disable_person', 60), (2, 'enable_person', 70)) as a (id, verb, second)
      join person p on p.id = a.id`,
  );

  await migrate(url, ALL_MIGRATIONS);

  expect(await query(url, "select id, extract(epoch from role_since)::int as second from person order by id")).toEqual([
    { id: 1, second: 50 },
    { id: 2, second: 2 },
    { id: 3, second: 3 },
  ]);
});
