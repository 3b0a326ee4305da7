import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getProblem } from "@/lib/services/problems/get-problem";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { getSplit } from "@/lib/services/splits/get-split";
import { makeSplit } from "@/lib/services/splits/make-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { unpinClusters } from "@/lib/services/splits/unpin-clusters";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { decideCluster } from "./decide-cluster";
import { clustered, givenProblems } from "./fixtures/given-clusters";
import { getCluster } from "./get-cluster";
import { listClusters } from "./list-clusters";
import { listProposals } from "./list-proposals";
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

test("a lead who reviews a problem blind pins no cluster of the corpus, and learns no size from trying", async () => {
  const corpus = await givenBlind();
  const { id } = await makeSplit(lead, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 1, strata: [], weigh: "problems" },
    shares: { train: 1, validation: 0, test: 0, never_touch: 0 },
  });
  const pin = (key: string) =>
    pinCluster(corpus.blind, { id, version: 1, problems: [corpus.extIdOf(key)], pool: "test", note });

  for (const key of ["a", "b", "c", "e"]) await expect(pin(key)).rejects.toMatchObject(FORBIDDEN);
  expect(await db.splitPin.count({ where: { split: { extId: id } } })).toBe(0);
});

test("a lead who reviews a problem blind reads no pin of the corpus that others made, and takes none back", async () => {
  const corpus = await givenBlind();
  const { id } = await makeSplit(lead, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 1, strata: [], weigh: "problems" },
    shares: { train: 1, validation: 0, test: 0, never_touch: 0 },
  });
  const problems = [corpus.extIdOf("a"), corpus.extIdOf("c")];
  const { pins } = await pinCluster(lead, { id, version: 1, problems, pool: "test", note });
  const pinOf = (key: string) => pins.filter(({ problem }) => problem.id === corpus.extIdOf(key)).map((pin) => pin.id);
  expect(pins).toHaveLength(2);

  expect(await getSplit(corpus.blind, { id })).toMatchObject({ pins: [], pinned: 2 });
  const unpin = (...keys: string[]) =>
    unpinClusters(corpus.blind, { id, version: 2, pins: keys.flatMap((key) => pinOf(key)), note });
  await expect(unpin("a")).rejects.toMatchObject(FORBIDDEN);
  await expect(unpin("c")).rejects.toMatchObject(FORBIDDEN);
  expect((await getSplit(lead, { id })).pins).toHaveLength(2);
});

test("a lead who reviews blind takes back no join, and no cut", async () => {
  const corpus = await givenBlind();
  const id = corpus.extId;
  const join = (a: string, b: string) =>
    decideCluster(lead, { id, kind: "join", a: corpus.extIdOf(a), b: corpus.extIdOf(b), note });
  const hidden = await join("b", "e");
  const cut = await decideCluster(lead, { id, kind: "cut", reason: "gold", value: "8", note });
  await clustered(db, corpus.id);
  const open = await join("c", "d");
  await clustered(db, corpus.id);

  for (const { decision } of [hidden, cut, open])
    await expect(undoClusterDecision(corpus.blind, { id, decision })).rejects.toMatchObject(FORBIDDEN);
  expect(await db.leakDecision.count({ where: { corpusId: corpus.id, undoneAt: null } })).toBe(3);
  await undoClusterDecision(lead, { id, decision: cut.decision });
});

/** What somebody who reviews the trajectory of “a” blind is told of clusters, where its reward wants this product. */
async function toldOf(gold: string) {
  const corpus = await givenProblems(db, [
    { key: "a", gold: [gold] },
    { key: "b", gold: ["7"] },
    { key: "c", gold: ["8"] },
  ]);
  await clustered(db, corpus.id);
  const blind = await givenContext(db, "lead");
  const queue = await givenQueue(lead, corpus, {
    filter: `id:${corpus.trajectories[0]}`,
    reviewers: [blind.person.extId],
  });
  const id = corpus.extId;
  const word = (asked: Promise<unknown>) =>
    asked.then(
      (told) => told,
      ({ code }: { code: string }) => code,
    );
  const ask = async () => ({
    list: await word(listClusters(blind, { id, size: "any", limit: 50 })),
    proposals: await word(listProposals(blind, { id, state: "open", limit: 50 })),
    program: await word(readClusters(blind, { id })),
    one: await Promise.all(["a", "b", "c"].map((key) => word(getCluster(blind, { id, cluster: corpus.extIdOf(key) })))),
    problems: await Promise.all(
      ["a", "b", "c"].map(async (key) => (await getProblem(blind, { id: corpus.extIdOf(key) })).cluster),
    ),
  });

  return { blind, queue, corpus, ask };
}

test("who reviews a problem blind is told the same of clusters whatever its reward wants, also of problems whose reward is open", async () => {
  const [one, other] = [await toldOf("7"), await toldOf("8")];

  const told = await one.ask();

  expect(told).toEqual({
    ...{ list: "FORBIDDEN", proposals: "FORBIDDEN", program: "FORBIDDEN" },
    ...{ one: Array(3).fill("FORBIDDEN"), problems: Array(3).fill(undefined) },
  });
  expect(await other.ask()).toEqual(told);
  const reward = await getProblem(one.blind, { id: one.corpus.extIdOf("b") });
  expect(reward.reward).toMatchObject([{ product_id: "7" }]);
});

test("clusters open once all is answered and opened", async () => {
  const { blind, queue, corpus, ask } = await toldOf("7");
  await commitAnswers(blind, await givenLease(blind, queue), { structure: "agentic" });
  await openTrajectory(blind, { id: corpus.trajectories[0] ?? "" });

  expect(await ask()).toMatchObject({
    list: { figures: { problems: 3, clusters: 2, joined: 1 } },
    program: { clusters: 2 },
  });
});
