import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideCluster } from "./decide-cluster";
import { decideProposal } from "./decide-proposal";
import { clustered, type GivenProblems, givenProblems } from "./fixtures/given-clusters";
import { undoClusterDecision } from "./undo-cluster-decision";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

const NAMES = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Each is nearly equal to every other, so that a decision about two changes the proposals of all. */
async function givenNeighbours(): Promise<GivenProblems> {
  const corpus = await givenProblems(db, [
    ...NAMES.map((key) => ({ key, query: `A woven rug of jute for the hall in light brown ${key}${key}` })),
    // Words that all queries have weigh nothing.
    ...Array.from({ length: 40 }, (_, at) => ({ key: `z${at}`, query: `other${at} words${at}` })),
  ]);
  await clustered(db, corpus.id);

  return corpus;
}

const clustersOf = ({ id }: GivenProblems) =>
  db.problemCluster.findMany({ where: { corpusId: id }, orderBy: { problemId: "asc" } });
const proposalsOf = ({ id }: GivenProblems, state: string) =>
  db.leakProposal.findMany({ where: { corpusId: id, state }, orderBy: { id: "asc" } });

/** What those that were refused say; anything but that another decision came first is a fault. */
async function together(decisions: readonly Promise<unknown>[]): Promise<readonly string[]> {
  const ended = await Promise.allSettled(decisions);

  return ended.flatMap((one) => (one.status === "rejected" ? [String(one.reason?.code ?? one.reason)] : []));
}

test("many proposals of neighbouring clusters are decided at once, and none waits for another for ever", async () => {
  const corpus = await givenNeighbours();
  const decide = (proposal: string, answer: "accepted" | "refused" | "open") =>
    decideProposal(lead, { id: corpus.extId, proposal, answer });
  const open = await proposalsOf(corpus, "open");
  expect(open).toHaveLength(28);

  const refused = await together(open.map(({ extId }, at) => decide(extId, at % 5 === 4 ? "refused" : "accepted")));

  expect(refused.filter((code) => code !== "NOT_FOUND")).toEqual([]);
  const accepted = await proposalsOf(corpus, "accepted");
  expect(accepted.length).toBeGreaterThan(0);

  const decisions = await db.leakDecision.findMany({ where: { corpusId: corpus.id, undoneAt: null } });
  const [a, b] = [corpus.extIdOf("a"), corpus.extIdOf("b")];
  const again = await together([
    ...decisions.map(({ extId }) => undoClusterDecision(lead, { id: corpus.extId, decision: extId })),
    ...accepted.map(({ extId }) => decide(extId, "open")),
    decideCluster(lead, { id: corpus.extId, kind: "join", a, b, note: "Alike" }),
    ...(await proposalsOf(corpus, "open")).map(({ extId }) => decide(extId, "accepted")),
  ]);

  expect(again.filter((code) => code !== "NOT_FOUND" && code !== "CONFLICT")).toEqual([]);
  const { clustersMade, clustersWanted } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  expect(clustersMade).toBe(clustersWanted);
  const kept = [await clustersOf(corpus), (await proposalsOf(corpus, "open")).map(({ aId, bId }) => [aId, bId])];
  await clustered(db, corpus.id);
  expect([await clustersOf(corpus), (await proposalsOf(corpus, "open")).map(({ aId, bId }) => [aId, bId])]).toEqual(
    kept,
  );
}, 30_000);

test("proposals are decided while a job puts the clusters in place", async () => {
  const corpus = await givenNeighbours();
  const open = await proposalsOf(corpus, "open");

  const refused = await together([
    clustered(db, corpus.id),
    ...open.map(({ extId }) => decideProposal(lead, { id: corpus.extId, proposal: extId, answer: "refused" })),
    clustered(db, corpus.id),
  ]);

  expect(refused.filter((code) => code !== "NOT_FOUND")).toEqual([]);
  expect((await proposalsOf(corpus, "refused")).length).toBeGreaterThan(0);
}, 30_000);
