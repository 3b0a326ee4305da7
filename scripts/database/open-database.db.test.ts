import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { givenDatabase, query } from "./given-older-database.mjs";
import { openDatabase } from "./open-database.mjs";

const home = await temporaryFolder();

test("DATABASE_URL is used where it is set: migrated, empty until it holds a corpus and not when that was removed, and left running", async () => {
  const url = await givenDatabase();
  const open = () => openDatabase({ home, env: { DATABASE_URL: url }, say: () => undefined });

  const first = await open();
  expect(first).toMatchObject({ url, isEmpty: true, isCleared: false });
  await query(
    url,
    `insert into filter_version (id, name, hash, thresholds, reason, author) values (1, 'f', 'f', '{}', '', '');
     insert into corpus (name, kind, filter_version_id) values ('Mine', 'imported', 1)`,
  );
  await first.release();

  expect(await open()).toMatchObject({ url, isEmpty: false, isCleared: false });
  expect(existsSync(join(home, "postgres"))).toBe(false);

  await query(
    url,
    `delete from corpus;
     insert into person (id, name, role) values (1, 'Ada', 'admin');
     insert into audit (person_id, verb, subject, detail) values (1, 'remove_corpus', 'corpus:1', '{}')`,
  );
  expect(await open()).toMatchObject({ isEmpty: false, isCleared: true });
});
