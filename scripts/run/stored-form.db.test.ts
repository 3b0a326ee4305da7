import { mkdir, mkdtemp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, afterEach, expect, onTestFinished, test, vi } from "vitest";
import { register } from "@/instrumentation";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { bundledWorker, startWorker } from "@/lib/jobs/fixtures/worker-process";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { commandDatabase } from "@/scripts/cli/command-database";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { bringStoredForm } from "./stored-form.mjs";

const url = String(process.env["DATABASE_URL"]);
const db = createDb(url);
const folder = await temporaryFolder();
afterAll(() => db.$disconnect());
afterEach(() => vi.unstubAllEnvs());

/** A problem as an older version wrote it; answers the form it has now. */
async function givenOld() {
  const { id: corpusId } = await givenCorpus(db, [{ query: "A lamp!" }]);
  await db.problem.updateMany({ where: { corpusId }, data: { queryNorm: "old" } });

  return async () => (await db.problem.findFirstOrThrow({ where: { corpusId } })).queryNorm;
}

/** The program that the launcher waits for, and what it says. */
async function givenLauncher(databaseUrl = url) {
  const home = await mkdtemp(join(folder, "home-"));
  await mkdir(join(home, "logs"));
  await symlink(resolve("node_modules"), join(home, "node_modules"));
  const program = join(home, "stored-form.mjs");
  await build({
    ...{ entryPoints: ["scripts/stored-form.ts"], outfile: program, logLevel: "error" },
    ...{ bundle: true, packages: "external", format: "esm", platform: "node", target: "node20" },
  });
  const said: string[] = [];
  const env = { ...process.env, DATABASE_URL: databaseUrl, ASSAY_HOME: home };

  return {
    said,
    bring: () => {
      const brought = bringStoredForm({ home, env, program, say: (line) => said.push(line) });
      onTestFinished(() => brought.stop());

      return brought;
    },
  };
}

test("what the web application runs before its first request brings stored queries to the form that it asks for", async () => {
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
  const home = await mkdtemp(join(folder, "home-"));
  const worker = startWorker({ db, url, home }, await bundledWorker(home));

  try {
    await expect.poll(form, { timeout: 20_000 }).toBe("a lamp");
  } finally {
    await worker.stop();
  }
});

test("a start does before anything else, says how far it is, and one that is broken off leaves the rest to the next", async () => {
  const { id: corpusId } = await givenCorpus(db, []);
  await db.$executeRaw(sql`insert into problem (corpus_id, key, query, query_norm)
    select ${corpusId}::int, n::text, 'Lamp ' || n, 'old' from generate_series(1, 1500) n`);
  const old = () => db.problem.count({ where: { corpusId, queryNorm: "old" } });
  const { bring, said } = await givenLauncher();

  await db.$transaction(
    async (tx) => {
      await tx.$executeRaw(sql`update problem set bucket = 'written' where corpus_id = ${corpusId} and key > '9'`);
      const { ended, stop } = bring();
      const failed = expect(ended).rejects.toThrow("Queries could not be brought to the form of this version");
      await expect.poll(old, { timeout: 20_000 }).toBe(110);
      await stop();
      await failed;
    },
    { timeout: 30_000 },
  );

  expect(said[0]).toMatch(/^Queries are brought to the form of this version: 890 of 1,500 problems …$/);
  await bring().ended;
  expect(await old()).toBe(0);
});

test("a start that cannot do it says why", async () => {
  const { bring } = await givenLauncher("postgresql://nobody@127.0.0.1:1/none");

  await expect(bring().ended).rejects.toThrow(
    "Queries could not be brought to the form of this version:\nconnect ECONNREFUSED 127.0.0.1:1",
  );
});
