import { afterAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { openCopySession } from "@/lib/db/copy-session";
import { databaseUrl, db, givenImport, home, imported } from "./fixtures/given-import";
import { aProblem, aRun, fileOf, problemsOf, REWARD } from "./fixtures/given-problems";
import { writeGate } from "./fixtures/write-gate";
import { runImport } from "./run-import";

afterAll(() => db.$disconnect());

const gate = await writeGate(databaseUrl);

async function aSession() {
  const session = await openCopySession(databaseUrl);
  onTestFinished(session.close);

  return (text: string, values: readonly unknown[] = []) => session.query(z.object({}), text, values);
}

test("an import of problems that waits for trajectories holds nothing that whoever measures them waits for", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp")));
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
  const { key } = await givenImport(await fileOf(aProblem("a lamp")), { corpus });
  const run = await aSession();
  await run("begin");
  await run("select from trajectory where corpus_id = $1 for no key update", [id]);

  const importing = runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  await gate.waiting(1);
  await run("select from corpus where id = $1 for no key update nowait", [id]);
  await run("commit");

  expect(await importing).toMatchObject({ answerKeys: 1 });
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, bucket: "product" }]);
});

test.each([
  ["problems", "answer_key", aProblem("a lamp")],
  ["runs", "trajectory", aRun("a lamp")],
])("a batch of %s that is given up for somebody else's is written again", async (_, table, row) => {
  const run = await aSession();
  // A sequence is not rolled back, so only the first try fails.
  await run("create sequence tries");
  await run(`create function give_up() returns trigger language plpgsql as $$ begin
    if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = '40P01'; end if; return new; end $$`);
  await run(`create trigger give_up before insert on ${table} for each row execute function give_up()`);
  onTestFinished(async () => {
    await db.$executeRawUnsafe("drop function give_up cascade");
    await db.$executeRawUnsafe("drop sequence tries");
  });

  expect(await imported(await fileOf(row))).toMatchObject({ read: 1, rejected: 0 });
});
