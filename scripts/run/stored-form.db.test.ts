import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { register } from "@/instrumentation";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { bundledWorker, startWorker } from "@/lib/jobs/fixtures/worker-process";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { commandDatabase } from "@/scripts/cli/command-database";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";

const url = String(process.env["DATABASE_URL"]);
const db = createDb(url);
afterAll(() => db.$disconnect());
// As a database of an older version.
beforeEach(() => db.$executeRaw(sql`delete from stored_form`));

async function givenOld() {
  const { id: corpusId } = await givenCorpus(db, [{ query: "A lamp!" }]);
  await db.problem.updateMany({ where: { corpusId }, data: { queryNorm: "old" } });

  return async () => (await db.problem.findFirstOrThrow({ where: { corpusId } })).queryNorm;
}

test("the web application answers nothing before stored queries have the form that it asks for", async () => {
  const form = await givenOld();
  vi.stubEnv("NEXT_RUNTIME", "nodejs");

  await register();

  expect(await form()).toBe("a lamp");
});

test("a command that is the first of its version brings them to its form", async () => {
  const form = await givenOld();

  await commandDatabase();

  expect(await form()).toBe("a lamp");
});

test("the worker does, before it runs a job", async () => {
  const form = await givenOld();
  const home = join(await temporaryFolder(), "home");
  await mkdir(home);
  const worker = startWorker({ db, url, home }, await bundledWorker(home));

  try {
    await expect.poll(form, { timeout: 20_000 }).toBe("a lamp");
  } finally {
    await worker.stop();
  }
});
