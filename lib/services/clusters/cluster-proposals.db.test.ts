import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideProposal } from "./decide-proposal";
import { clustered, type GivenProblems, givenProblems } from "./fixtures/given-clusters";
import { listClusters } from "./list-clusters";
import { listProposals } from "./list-proposals";
import { makeClusters } from "./make-clusters";
import { undoClusterDecision } from "./undo-cluster-decision";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const [lead, other] = [await givenContext(db, "lead"), await givenContext(db, "admin")];
const RUG = "A woven rug of jute for the hall in light brown";
const LAMP = "Looking for a desk lamp with three joints and a green shade";

async function givenProposed(): Promise<GivenProblems> {
  const corpus = await givenProblems(db, [
    { key: "a", query: RUG },
    { key: "b", query: `${RUG} and dark brown please` },
    { key: "c", query: LAMP },
    { key: "d", query: `${LAMP} please` },
    { key: "e", query: LAMP },
  ]);
  await clustered(db, corpus.id);

  return corpus;
}

const listed = ({ extId }: GivenProblems, state: "open" | "accepted" | "refused" = "open", limit = 50, cursor = "") =>
  listProposals(lead, { id: extId, state, limit, ...(cursor === "" ? {} : { cursor }) });
const joined = async ({ extId }: GivenProblems) =>
  (await listClusters(lead, { id: extId, size: "several", limit: 50 })).figures.joined;

async function firstOf(corpus: GivenProblems): Promise<string> {
  return (await listed(corpus)).items[0]?.id ?? "";
}

test("the most alike come first, with their clusters, one page after the other", async () => {
  const corpus = await givenProposed();
  const first = await listed(corpus, "open", 1);
  const second = await listed(corpus, "open", 1, first.nextCursor ?? "");

  expect(first.items).toEqual([
    {
      id: first.nextCursor,
      similarity: expect.closeTo(0.86, 1),
      state: "open",
      a: { id: corpus.extIdOf("c"), query: LAMP, cluster: corpus.extIdOf("c"), problems: 2 },
      b: { id: corpus.extIdOf("d"), query: `${LAMP} please`, cluster: corpus.extIdOf("d"), problems: 1 },
      decidedBy: null,
    },
  ]);
  expect(second).toMatchObject({ total: 2, nextCursor: null, items: [{ a: { id: corpus.extIdOf("a") } }] });
  await expect(listed(corpus, "open", 1, corpus.extId)).rejects.toMatchObject({ code: "INVALID" });
});

test("accepted, two clusters become one; taken back, the proposal is open and they are two again", async () => {
  const corpus = await givenProposed();
  const proposal = await firstOf(corpus);

  const { jobId } = await decideProposal(lead, { id: corpus.extId, proposal, answer: "accepted" });

  expect(jobId).toBeNull();
  expect((await listed(corpus, "accepted")).items).toMatchObject([
    { id: proposal, decidedBy: lead.person.name, a: { problems: 3 } },
  ]);
  expect(await decideProposal(other, { id: corpus.extId, proposal, answer: "accepted" })).toEqual({ jobId: null });

  await decideProposal(lead, { id: corpus.extId, proposal, answer: "open" });

  expect(await firstOf(corpus)).toBe(proposal);
  expect((await listed(corpus)).items[0]).toMatchObject({ decidedBy: null, a: { problems: 2 }, b: { problems: 1 } });
  const audits = await db.audit.findMany({
    where: { subject: `cluster_proposal:${proposal}` },
    orderBy: { id: "asc" },
  });
  expect(audits.map(({ verb }) => verb)).toEqual(["accept_proposal", "reopen_proposal"]);
});

test("a decision that accepted a proposal, taken back in its cluster, opens the proposal", async () => {
  const corpus = await givenProposed();
  const proposal = await firstOf(corpus);
  await decideProposal(lead, { id: corpus.extId, proposal, answer: "accepted" });
  const { extId: decision } = await db.leakDecision.findFirstOrThrow({ where: { corpusId: corpus.id } });

  await undoClusterDecision(other, { id: corpus.extId, decision });

  expect(await firstOf(corpus)).toBe(proposal);
});

test("refused, it is not proposed again and no cluster changes; somebody else is told", async () => {
  const corpus = await givenProposed();
  const proposal = await firstOf(corpus);
  const before = await joined(corpus);

  expect(await decideProposal(lead, { id: corpus.extId, proposal, answer: "refused" })).toEqual({ jobId: null });
  await clustered(db, corpus.id);

  expect((await listed(corpus)).total).toBe(1);
  expect((await listed(corpus, "refused")).items.map(({ id }) => id)).toEqual([proposal]);
  expect(await joined(corpus)).toBe(before);
  await expect(decideProposal(other, { id: corpus.extId, proposal, answer: "accepted" })).rejects.toThrow(
    `${lead.person.name} has refused this meanwhile.`,
  );
  expect(await db.leakDecision.count({ where: { corpusId: corpus.id } })).toBe(0);
});

test("a refusal given while the clusters are made holds for them", async () => {
  const corpus = await givenProblems(db, [
    { key: "a", query: RUG, gold: ["7"] },
    { key: "b", query: "Another thing that wants the same", gold: ["7"] },
    { key: "c", query: `${RUG} please` },
  ]);
  // The clusters of the two are proposed by another pair than the one that is made below.
  const pair = { aId: corpus.idOf("b"), bId: corpus.idOf("c"), similarity: 0.6 };
  const { extId: proposal } = await db.leakProposal.create({ data: { corpusId: corpus.id, ...pair } });
  const refuse = () => decideProposal(lead, { id: corpus.extId, proposal, answer: "refused" });
  let written = 0;

  await makeClusters(db, {
    ...{ databaseUrl: process.env["DATABASE_URL"] ?? "", corpusId: corpus.id },
    // Three are read, then three are written, before the corpus is locked.
    onDone: async (done) => {
      if (done > 3 && written === 0) await refuse();
      if (done > 3) written += 1;
    },
  });

  expect(written).toBe(1);
  expect((await listed(corpus, "refused")).total).toBe(1);
  expect((await listed(corpus)).items).toEqual([]);
});

test("a proposal of another corpus is not found, and a researcher decides none", async () => {
  const [corpus, elsewhere] = [await givenProposed(), await givenProposed()];
  const proposal = await firstOf(elsewhere);
  const asked = { id: corpus.extId, proposal, answer: "refused" } as const;

  await expect(decideProposal(lead, asked)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(decideProposal(await givenContext(db, "researcher"), asked)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
