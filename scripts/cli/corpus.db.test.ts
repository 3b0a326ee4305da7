import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { startJob } from "@/lib/services/jobs/start-job";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const { db, url } = installation;
const { assay } = givenAssay("corpus");

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const remove = (...args: readonly string[]) => assay("corpus", "remove", ...args);
const count = (name: string) => db.corpus.count({ where: { name } });

test("without --yes it says what would go and changes nothing", async () => {
  const { name } = await givenCorpus(db, [{}, {}]);

  const { code, out, err } = await remove(name);

  expect([code, err]).toEqual([0, "Nothing was removed. Add --yes to remove it.\n"]);
  expect(out).toBe(`Removing “${name}” would take\n  2 trajectories\n  2 problems\n  1 run\n  1 import\n`);
  expect(await count(name)).toBe(1);
});

test("of answer keys that are hidden from who removes it, it says that they go too", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const { extId: owner } = await ensureOwner(db);
  await givenQueue(await givenContext(db, "lead"), corpus, { hidden: ["reward"], reviewers: [owner] });

  expect((await remove(corpus.name)).out).toMatch(
    /\nAnswer keys and rejected rows of files of problems go too, where there are any;/,
  );
});

test("with --yes it is removed, and told", async () => {
  const { name } = await givenCorpus(db, [{}]);

  const { code, out, err } = await remove(name, "--yes", "--json");

  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toMatchObject({ name, removed: true, refusal: null, counts: { trajectories: 1 } });
  expect(await count(name)).toBe(0);
  expect(await remove(name, "--yes")).toMatchObject({ code: 3, err: expect.stringContaining(`no corpus “${name}”`) });
});

test("a removal waits for another one, and is told when it is done", async () => {
  const { name, extId } = await givenCorpus(db, [{}]);
  const other = new pg.Client(url);
  await other.connect();
  // As who drops the partitions of another corpus does.
  await other.query("select pg_advisory_lock(727076)");

  const removed = remove(name, "--yes");
  const payload = { path: ["corpus"], equals: extId };
  const waiting = () => db.jobRun.count({ where: { state: "queued", payload } });
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
  await other.end();

  expect(await removed).toMatchObject({ code: 0, out: expect.stringContaining(`“${name}” is removed`) });
});

test.each([[["--yes"]], [[]]])("what stands against it is told, with %j", async (more) => {
  const { name, extId } = await givenCorpus(db, [{}]);
  await startJob(db, { kind: "rejudge", payload: { corpus: extId }, personId: null, unit: "rows", total: 0 });

  const { code, err } = await remove(name, ...more);

  expect(code).toBe(3);
  expect(err).toMatch(/waits or runs\. Wait until it has ended, or cancel it/);
  expect(await count(name)).toBe(1);
});

test.each([[[]], [["Night", "3"]]])("the mistake in “corpus remove %j” is told", async (names) => {
  expect(await remove(...names, "--yes")).toMatchObject({
    code: 2,
    err: expect.stringContaining("Name one corpus; a name of several words is quoted."),
  });
});

const takeBack = (...args: readonly string[]) => assay("corpus", "take-back", ...args);
const importOf = async (corpusId: number) => (await db.import.findFirstOrThrow({ where: { corpusId } })).extId;

test("an import is taken back with --yes alone; without it the command says what would go", async () => {
  const { id: corpusId } = await givenCorpus(db, [{}, {}]);
  const id = await importOf(corpusId);

  expect(await takeBack(id)).toMatchObject({
    ...{ code: 0, err: "Nothing was taken back. Add --yes to do it.\n" },
    out: "Taking it back would take\n  2 trajectories\n  2 problems that only it has\n  1 run that only it has\n",
  });
  const { code, out, err } = await takeBack(id, "--yes", "--json");

  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toMatchObject({ import: id, takenBack: true, refusal: null, counts: { trajectories: 2 } });
  expect(await db.import.count({ where: { corpusId } })).toBe(0);
  expect(await takeBack(id, "--yes")).toMatchObject({ code: 3, err: expect.stringContaining("no such import") });
  expect(await takeBack("night", "--yes")).toMatchObject({ code: 2, err: expect.stringContaining("by its id") });
});

test("an import that cannot be taken back says why", async () => {
  const { id: corpusId, extId } = await givenCorpus(db, [{}]);
  await startJob(db, { kind: "rejudge", payload: { corpus: extId }, personId: null, unit: "rows", total: 0 });

  expect(await takeBack(await importOf(corpusId), "--yes")).toMatchObject({
    ...{ code: 3, err: expect.stringContaining("waits or runs") },
  });
  expect(await db.import.count({ where: { corpusId } })).toBe(1);
});

const setAside = (...args: readonly string[]) => assay("corpus", "set-aside", ...args);

/** An import with two rejected rows that are not JSON and one that breaks off. */
async function givenRejected(): Promise<string> {
  const { id: corpusId } = await givenCorpus(db, [{}]);
  const { id: importId, extId } = await db.import.findFirstOrThrow({ where: { corpusId } });
  const row = { importId, fileName: "a.jsonl", raw: new Uint8Array(1) };
  const reasons = ["Not JSON.", "Not JSON.", "It breaks off."];
  await db.rejectedRow.createMany({ data: reasons.map((reason, line) => ({ ...row, reason, line })) });
  const file = { importId, position: 0, name: "a.jsonl", path: "a.jsonl", sizeBytes: 3n, state: "done" };
  await db.importFile.create({ data: { ...file, readCount: 3, rejectedCount: 3 } });

  return extId;
}

test("rejected rows are set aside by their reason or all at once, and put back", async () => {
  const id = await givenRejected();

  expect(await setAside(id, "--reason", "Not JSON.", "--note", "Repaired")).toMatchObject({
    ...{ code: 0, err: "", out: "2 rows set aside; 1 waits, 2 set aside.\n" },
  });
  expect(await db.setAside.findMany({ where: { import: { extId: id } } })).toMatchObject([{ note: "Repaired" }]);
  const { code, out } = await setAside(id, "--json");
  expect([code, JSON.parse(out)]).toEqual([0, { import: id, rows: 1, waiting: 0, setAside: 3 }]);
  expect(await setAside(id, "--put-back", "--reason", "It breaks off.")).toMatchObject({
    ...{ code: 0, out: "1 row put back; 1 waits, 2 set aside.\n" },
  });
});

test("what cannot be set aside is told: no such reason, none that waits, no import, a mistake in the command", async () => {
  const id = await givenRejected();

  expect(await setAside(id, "--reason", "other")).toMatchObject({
    ...{ code: 3, err: expect.stringContaining("There are: “Not JSON.” (2), “It breaks off.” (1).") },
  });
  expect(await setAside(id, "--put-back")).toMatchObject({ code: 3, err: expect.stringContaining("is set aside") });
  expect(await setAside("night")).toMatchObject({ code: 2, err: expect.stringContaining("by its id") });
  expect(await setAside(id, "--put-back", "--note", "x")).toMatchObject({ code: 2 });
  expect(await setAside(id, "--note", "x".repeat(501))).toMatchObject({
    ...{ code: 2, err: expect.stringContaining("at most 500 characters") },
  });
  expect(await setAside(crypto.randomUUID())).toMatchObject({
    code: 3,
    err: expect.stringContaining("no such import"),
  });
  expect(await db.rejectedRow.count({ where: { import: { extId: id }, setAsideId: { not: null } } })).toBe(0);
});
