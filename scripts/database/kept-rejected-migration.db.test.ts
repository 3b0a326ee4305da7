import { expect, test } from "vitest";
import { ALL_MIGRATIONS, givenOlderDatabase, query } from "./given-older-database.mjs";
import { migrate } from "./migrate.mjs";

test("a file of an older version knows how many of its rejected rows are kept, and how long they are", async () => {
  const url = await givenOlderDatabase("20261124110000_kept_rejected");
  await query(
    url,
    `insert into filter_version (id, name, hash, thresholds, reason, author) values (1, 'f', 'f', '{}', '', '');
     insert into corpus (id, name, kind, filter_version_id) values (1, 'c', 'imported', 1);
     insert into import (id, corpus_id, format) values (1, 1, 'auto');
     insert into import_file (id, import_id, position, name, path, size_bytes, rejected_count) values
       (1, 1, 0, 'a', '/a', 1, 5), (2, 1, 1, 'b', '/b', 1, 0);
     insert into rejected_row (import_id, file_id, file_name, line, reason, raw) values
       (1, 1, 'a', 1, 'broken', 'abc'), (1, 1, 'a', 2, 'broken', 'de'), (1, null, 'b', 3, repeat('x', 20000), 'f');`,
  );

  await migrate(url, ALL_MIGRATIONS);

  expect(await query(url, "select id, kept_rows, kept_bytes::int from import_file order by id")).toEqual([
    { id: 1, kept_rows: 2, kept_bytes: 5 },
    { id: 2, kept_rows: 0, kept_bytes: 0 },
  ]);
  expect(await query(url, "select count(distinct reason_hash)::int as reasons from rejected_row")).toEqual([
    { reasons: 2 },
  ]);
});
