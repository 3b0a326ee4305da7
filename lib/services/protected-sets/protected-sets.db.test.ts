import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { ProtectedSet, ProtectedSetDetail, ProtectedSetList } from "@/lib/contract/splits";
import { createDb } from "@/lib/db/client";
import { givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getProtectedSet } from "./get-protected-set";
import { importProtectedSet } from "./import-protected-set";
import { listProtectedSets } from "./list-protected-sets";
import { removeProtectedSet, restoreProtectedSet } from "./remove-protected-set";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");
const researcher = await givenContext(db, "researcher");

const LINES = [
  JSON.stringify({ problem_id: "s1", query: "A red  LAMP", reward: [{ product_id: "77" }] }),
  "not json",
  JSON.stringify({ nothing: "here" }),
  JSON.stringify({ messages: [{ role: "user", content: "Ein Teppich\u0000" }] }),
  JSON.stringify({ problem_id: "s1 again", query: "A red  LAMP", reward: [{ product_id: "77" }] }),
].join("\n");

async function* bytes(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(content);
  for (let at = 0; at < all.length; at += 40) yield all.subarray(at, at + 40);
}

async function given() {
  const corpus = await givenProblems(db, [
    { key: "lamp", query: "a red lamp" },
    { key: "wants", query: "something else", gold: ["77"] },
    { key: "rug", query: "a rug" },
  ]);
  const add = (name: string, content: string | Uint8Array = LINES, file = "C:\\suites\\suite.jsonl") =>
    importProtectedSet(lead, { id: corpus.extId, name, note: "", file, body: bytes(content) });

  return { ...corpus, add };
}

test("a suite of lines is read as it comes in: problems once, the rest counted with reasons, overlap named", async () => {
  const corpus = await given();

  const added = ProtectedSet.parse(await corpus.add("Suite"));

  expect(added).toMatchObject({ name: "Suite", fileName: "suite.jsonl", problems: 2, unread: 2, overlap: 2 });
  const detail = ProtectedSetDetail.parse(await getProtectedSet(researcher, { id: added.id }));
  expect(detail.unreadReasons.map(({ count, first }) => [count, first])).toEqual([
    [1, "record 2"],
    [1, "record 3"],
  ]);
  expect(detail.hits.map(({ a, b, value, between }) => [a.id, b?.name, b?.query, value, between])).toEqual([
    [corpus.extIdOf("lamp"), "s1", "A red  LAMP", "a red lamp", ["Suite"]],
    [corpus.extIdOf("wants"), "s1", "A red  LAMP", "77", ["Suite"]],
  ]);
  expect(ProtectedSetList.parse(await listProtectedSets(researcher, { id: corpus.extId })).items).toEqual([added]);
});

test("a gzipped document that holds a list is a suite too, and overlap follows what comes in", async () => {
  const corpus = await given();
  const suite = gzipSync(JSON.stringify({ name: "v3", problems: [{ query: "a later problem" }] }, undefined, 1));
  expect(await corpus.add("Suite", suite)).toMatchObject({ problems: 1, unread: 0, overlap: 0 });

  await db.problem.create({ data: { corpusId: corpus.id, key: "later", query: "A later problem!", queryNorm: "x" } });

  expect((await listProtectedSets(lead, { id: corpus.extId })).items).toMatchObject([{ overlap: 1 }]);
});

test("problems of a suite with one name are told apart, and a hit shows the query of the one that it is about", async () => {
  const corpus = await given();
  const rows = ["a vase", "a rug", "a red lamp"].map((query, at) => ({ id: at === 0 ? "step (2)" : "step", query }));

  const added = await corpus.add("Suite", rows.map((row) => JSON.stringify(row)).join("\n"));

  const { hits } = ProtectedSetDetail.parse(await getProtectedSet(researcher, { id: added.id }));
  expect(hits.map(({ a, b }) => [a.id, b?.name, b?.query])).toEqual([
    [corpus.extIdOf("lamp"), "step (3)", "a red lamp"],
    [corpus.extIdOf("rug"), "step", "a rug"],
  ]);
});

test("each problem of the corpus that a suite holds counts and is named by itself, also with the words of another", async () => {
  const corpus = await givenProblems(db, [
    { key: "a", query: "a red lamp" },
    { key: "b", query: "a red lamp", recommended: ["77"] },
    { key: "c", query: "a rug" },
  ]);
  const add = (name: string, row: unknown) =>
    importProtectedSet(lead, { id: corpus.extId, name, note: "", file: "f.jsonl", body: bytes(JSON.stringify(row)) });
  const hitBy = async ({ id }: ProtectedSet) => {
    const { overlap, hits } = ProtectedSetDetail.parse(await getProtectedSet(researcher, { id }));
    return [overlap, ...hits.map(({ a }) => a.id)];
  };

  expect(await hitBy(await add("Same words", { query: "A red lamp!" }))).toEqual([
    2,
    corpus.extIdOf("a"),
    corpus.extIdOf("b"),
  ]);
  const wanting = { query: "something else", reward: [{ product_id: "77" }] };
  expect(await hitBy(await add("What one recommends", wanting))).toEqual([1, corpus.extIdOf("b")]);
});

test("a list of product ids is a suite: whatever wants one of them overlaps it", async () => {
  const corpus = await given();

  const added = await corpus.add("Products", "5035687794\n77\n", "ids.txt");

  expect(added).toMatchObject({ fileName: "ids.txt", problems: 2, unread: 0, overlap: 1 });
  const { hits } = ProtectedSetDetail.parse(await getProtectedSet(researcher, { id: added.id }));
  expect(hits.map(({ a, b, value }) => [a.id, b?.name, value])).toEqual([[corpus.extIdOf("wants"), "ids.txt:2", "77"]]);
});

test.each([
  ["", "was not read. The file is empty."],
  ["plain words", "is not JSON"],
  ["[true]\n[[3]]", "holds no problem. neither a query"],
  [gzipSync(LINES).subarray(0, 60), "breaks off or is damaged"],
])("%j is refused with its reason", async (content, reason) => {
  const corpus = await given();

  await expect(corpus.add("Suite", content)).rejects.toThrow(reason);
  expect(await db.protectedSet.count({ where: { corpusId: corpus.id } })).toBe(0);
});

test("a set is removed and brought back, and one name or file is protected once", async () => {
  const corpus = await given();
  const { id } = await corpus.add("Suite");
  await expect(corpus.add("Suite", '{"query":"other"}')).rejects.toThrow("There is a protected set “Suite”");
  await expect(corpus.add("Other")).rejects.toThrow("protected already, as “Suite”");

  await removeProtectedSet(lead, { id });
  await removeProtectedSet(lead, { id });
  expect((await listProtectedSets(lead, { id: corpus.extId })).items).toEqual([]);
  const second = await corpus.add("Suite", '{"query":"other"}');
  await expect(restoreProtectedSet(lead, { id })).rejects.toMatchObject({ code: "CONFLICT" });
  await removeProtectedSet(lead, { id: second.id });
  await restoreProtectedSet(lead, { id });

  expect((await listProtectedSets(lead, { id: corpus.extId })).items).toMatchObject([{ id }]);
  const verbs = await db.audit.findMany({ where: { subject: `protected_set:${id}` }, orderBy: { id: "asc" } });
  expect(verbs.map(({ verb }) => verb)).toEqual(["protect_set", "remove_protected_set", "restore_protected_set"]);
});

test("a researcher sees sets and changes none; an annotator, and who reviews blind, sees none", async () => {
  const corpus = await given();
  const { id } = await corpus.add("Suite");
  const annotator = await givenContext(db, "annotator");
  const blind = await givenContext(db, "researcher");
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[2]}`, reviewers: [blind.person.extId] });

  await expect(removeProtectedSet(researcher, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  for (const who of [annotator, blind]) {
    await expect(listProtectedSets(who, { id: corpus.extId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(getProtectedSet(who, { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});
