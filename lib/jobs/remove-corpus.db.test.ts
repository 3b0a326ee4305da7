import { afterAll, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { startRemoval } from "@/lib/services/corpora/start-removal";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { askFilterGrid } from "@/lib/services/filter-lab/filter-grid";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenRowInEveryTable, partitionTables, rowsByTable, tablesWithRows } from "./fixtures/given-every-table";
import { runToEnd } from "./fixtures/run-to-end";

const { db, url } = installation;
afterAll(() => db.$disconnect());

const admin = await givenContext(db, "admin", home);

test("nothing of a removed corpus is left in any table, and everything of another one stays", async () => {
  const other = await givenCorpus(db, [{ approved: true }]);
  await givenRowInEveryTable(url, other.id);
  const before = await rowsByTable(url);
  const corpus = await givenCorpus(db, [{ label: "agentic" }, {}]);
  await givenRowInEveryTable(url, corpus.id);
  const filled = await rowsByTable(url);
  // A table that this does not fill would be looked at in vain.
  expect(Object.keys(before).filter((table) => filled[table] === before[table])).toEqual([]);
  expect(await partitionTables(url, corpus.id)).toHaveLength(13);

  const { jobId } = await startRemoval(admin, { id: corpus.extId, name: corpus.name });
  expect(await runToEnd(installation, jobId)).toBe("done");

  expect(await tablesWithRows(url, corpus.id)).toEqual([]);
  expect(await partitionTables(url, corpus.id)).toEqual([]);
  expect(await rowsByTable(url)).toEqual(before);
  const entry = await db.audit.findFirstOrThrow({ where: { subject: `corpus:${corpus.extId}` } });
  expect(entry).toMatchObject({
    ...{ personId: admin.person.id, verb: "remove_corpus" },
    detail: { name: corpus.name, trajectories: 3, labels: 1, splits: 1, releases: 1 },
  });
});

test("whatever refers to rows of which a corpus has many, and changes with them, is found by an index", async () => {
  const searched = await db.$queryRaw`
    select k.conrelid::regclass::text || ': ' || pg_get_constraintdef(k.oid) as key from pg_constraint k
    where k.contype = 'f' and k.confdeltype in ('c', 'n') and k.connamespace = 'public'::regnamespace
      and k.confrelid <> 'corpus'::regclass
      and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`;

  expect(searched).toEqual([]);
});

test("what was signed once and then withdrawn stays known by its content", async () => {
  const corpus = await givenCorpus(db, [{}]);
  await givenRowInEveryTable(url, corpus.id);
  const contentHash = "ab".repeat(32);
  const signed = { state: "withdrawn", signedAt: new Date(), contentHash };
  await db.release.updateMany({ where: { corpusId: corpus.id }, data: signed });

  const { jobId } = await startRemoval(admin, { id: corpus.extId, name: corpus.name });
  expect(await runToEnd(installation, jobId)).toBe("done");

  const entry = await db.audit.findFirstOrThrow({ where: { subject: `corpus:${corpus.extId}` } });
  expect(entry.detail).toMatchObject({ contents: [contentHash] });
});

test("the filter lab, which keeps facts of corpora, knows a removed one no more and goes on with others", async () => {
  const [corpus, other] = [await givenCorpus(db, [{}]), await givenCorpus(db, [{}])];
  const ask = ({ extId }: GivenCorpus) =>
    askFilterGrid(admin, { id: extId, thresholds: DEFAULT_THRESHOLDS, labels: "all" });
  const before = [await ask(corpus), await ask(other)];
  const { jobId } = await startRemoval(admin, { id: corpus.extId, name: corpus.name });

  expect(await runToEnd(installation, jobId)).toBe("done");

  await expect(ask(corpus)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await ask(other)).toEqual(before[1]);
});
