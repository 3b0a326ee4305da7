import { expect, test } from "vitest";
import { ALL_MIGRATIONS, givenOlderDatabase, query } from "./given-older-database.mjs";
import { migrate } from "./migrate.mjs";

test("rejected rows of an older version get their file where its name is the only one that rejected rows, and their size where they were cut", async () => {
  const url = await givenOlderDatabase("20261121110000_rejected_files");
  await query(
    url,
    `insert into filter_version (id, name, hash, thresholds, reason, author) values (1, 'f', 'f', '{}', '', '');
     insert into corpus (id, name, kind, filter_version_id) values (1, 'c', 'imported', 1);
     insert into import (id, corpus_id, format, retry_of_id) values (1, 1, 'auto', null), (2, 1, 'auto', 1);
     insert into import_file (id, import_id, position, name, path, size_bytes, rejected_count) values
       (1, 1, 0, 'twice', '/a', 1, 1), (2, 1, 1, 'twice', '/b', 1, 1), (3, 1, 2, 'half', '/c', 1, 0), (4, 1, 3, 'half', '/d', 1, 1),
       (5, 2, 0, 'half', '/d', 1, 0), (6, 2, 1, 'twice', '/a', 1, 0);
     insert into rejected_row (id, import_id, file_name, line, reason, raw) values (1, 1, 'twice', 1, 'broken', 'x'),
       (2, 1, 'half', 2, 'The record is 1,024 MB long, more than can be read as one.', 'x');`,
  );

  await migrate(url, ALL_MIGRATIONS);

  expect(
    await query(url, "select id::int, file_id, whole_bytes::float8, reason from rejected_row order by id"),
  ).toEqual([
    { id: 1, file_id: null, whole_bytes: null, reason: "broken" },
    {
      id: 2,
      file_id: 4,
      whole_bytes: 1_073_741_824,
      reason: expect.stringContaining("more than can be read as one. Only its beginning is kept"),
    },
  ]);
  expect(await query(url, "select id, retry_of_id from import_file where import_id = 2 order by id")).toEqual([
    { id: 5, retry_of_id: 4 },
    { id: 6, retry_of_id: null },
  ]);
});
