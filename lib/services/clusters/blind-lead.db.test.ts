import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { getSplit } from "@/lib/services/splits/get-split";
import { makeSplit } from "@/lib/services/splits/make-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { unpinClusters } from "@/lib/services/splits/unpin-clusters";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideCluster } from "./decide-cluster";
import { clustered, givenProblems } from "./fixtures/given-clusters";
import { listClusters } from "./list-clusters";
import { readClusters } from "./read-clusters";
import { undoClusterDecision } from "./undo-cluster-decision";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");
const note = "Why";
const FORBIDDEN = { code: "FORBIDDEN" };

/** A lead who reviews the trajectory of “a” blind; “b” wants the same product, “c” and “d” another one. */
async function givenBlind() {
  const corpus = await givenProblems(db, [
    { key: "a", gold: ["7"] },
    { key: "b", gold: ["7"] },
    { key: "c", gold: ["8"] },
    { key: "d", gold: ["8"] },
    { key: "e" },
  ]);
  await clustered(db, corpus.id);
  const blind = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [blind.person.extId] });

  return { ...corpus, blind };
}

test("a lead who reviews a problem blind pins no cluster of it, and learns no size from trying", async () => {
  const corpus = await givenBlind();
  const { id } = await makeSplit(lead, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 1, strata: [], weigh: "problems" },
    shares: { train: 1, validation: 0, test: 0, never_touch: 0 },
  });
  const pin = (key: string) =>
    pinCluster(corpus.blind, { id, version: 1, problems: [corpus.extIdOf(key)], pool: "test", note });

  await expect(pin("a")).rejects.toMatchObject(FORBIDDEN);
  await expect(pin("b")).rejects.toMatchObject(FORBIDDEN);
  expect(await db.splitPin.count({ where: { split: { extId: id } } })).toBe(0);
  expect((await pin("c")).version).toBe(2);
});

test("a lead who reviews a problem blind reads no pin of its cluster that others made, and takes none back", async () => {
  const corpus = await givenBlind();
  const { id } = await makeSplit(lead, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 1, strata: [], weigh: "problems" },
    shares: { train: 1, validation: 0, test: 0, never_touch: 0 },
  });
  const problems = [corpus.extIdOf("a"), corpus.extIdOf("c")];
  const { pins } = await pinCluster(lead, { id, version: 1, problems, pool: "test", note });
  const pinOf = (key: string) => pins.filter(({ problem }) => problem.id === corpus.extIdOf(key)).map((pin) => pin.id);
  expect(pins).toHaveLength(2);

  expect((await getSplit(corpus.blind, { id })).pins.map((pin) => pin.id)).toEqual(pinOf("c"));
  const unpin = (...keys: string[]) =>
    unpinClusters(corpus.blind, { id, version: 2, pins: keys.flatMap((key) => pinOf(key)), note });
  await expect(unpin("a")).rejects.toMatchObject(FORBIDDEN);
  await expect(unpin("c", "a")).rejects.toMatchObject(FORBIDDEN);
  expect((await getSplit(lead, { id })).pins).toHaveLength(2);
  expect((await unpin("c")).version).toBe(3);
});

test("a lead who reviews blind takes back no join of what is hidden, and no cut", async () => {
  const corpus = await givenBlind();
  const id = corpus.extId;
  const join = (a: string, b: string) =>
    decideCluster(lead, { id, kind: "join", a: corpus.extIdOf(a), b: corpus.extIdOf(b), note });
  const hidden = await join("b", "e");
  const cut = await decideCluster(lead, { id, kind: "cut", reason: "gold", value: "8", note });
  await clustered(db, corpus.id);
  const open = await join("c", "d");
  await clustered(db, corpus.id);

  for (const { decision } of [hidden, cut])
    await expect(undoClusterDecision(corpus.blind, { id, decision })).rejects.toMatchObject(FORBIDDEN);
  expect(await db.leakDecision.count({ where: { corpusId: corpus.id, undoneAt: null } })).toBe(3);
  await undoClusterDecision(corpus.blind, { id, decision: open.decision });
  await undoClusterDecision(lead, { id, decision: cut.decision });
});

test("how many problems no cluster shows is told on the screen and to a program: those of whole clusters", async () => {
  const corpus = await givenBlind();
  const list = (asker: typeof lead) =>
    listClusters(asker, { id: corpus.extId, size: "several", limit: 50, find: "nothing like it" });

  expect(await list(corpus.blind)).toMatchObject({ figures: { problems: 3, clusters: 2, joined: 1 }, leftOut: 2 });
  expect(await readClusters(corpus.blind, { id: corpus.extId })).toMatchObject({
    problems: 3,
    clusters: 2,
    leftOut: 2,
  });
  expect(await list(lead)).toMatchObject({ figures: { problems: 5, clusters: 3, joined: 2 }, leftOut: 0 });
});
