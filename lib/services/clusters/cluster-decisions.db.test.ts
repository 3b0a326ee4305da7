import { afterAll, expect, test } from "vitest";
import { DecideCluster } from "@/lib/contract/clusters";
import { createDb } from "@/lib/db/client";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { decideCluster } from "./decide-cluster";
import { clustered, type GivenProblem, type GivenProblems, givenProblems } from "./fixtures/given-clusters";
import { getCluster } from "./get-cluster";
import { undoClusterDecision } from "./undo-cluster-decision";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const lead = await givenContext(db, "lead");
const GIVEN: readonly GivenProblem[] = [
  { key: "a", query: "Lamp", gold: ["7"] },
  { key: "b", query: "Rug", gold: ["7"] },
  { key: "c", query: "Bed" },
];
const CUT = { kind: "cut", reason: "gold", value: "7", note: "A gift card that everybody gets" } as const;

async function givenClustered(): Promise<GivenProblems> {
  const corpus = await givenProblems(db, GIVEN);
  await clustered(db, corpus.id);

  return corpus;
}

async function clusterOf(corpus: GivenProblems, key: string) {
  const { problems, decisions } = await getCluster(lead, { id: corpus.extId, cluster: corpus.extIdOf(key) });

  return { problems: problems.map(({ query }) => query), decisions };
}

const auditOf = (decision: string) =>
  db.audit.findMany({ where: { subject: `cluster_decision:${decision}` }, orderBy: { id: "asc" } });

test("a value that is cut joins nothing from then on, each of its problems says so, and it can be taken back", async () => {
  const corpus = await givenClustered();

  const { decision, jobId } = await decideCluster(lead, { id: corpus.extId, ...CUT });

  expect(jobId).toBeNull();
  const [a, b] = [await clusterOf(corpus, "a"), await clusterOf(corpus, "b")];
  expect([a.problems, b.problems]).toEqual([["Lamp"], ["Rug"]]);
  expect(b.decisions).toEqual([
    {
      id: decision,
      kind: "cut",
      says: "The wanted product “7” joins nothing",
      note: CUT.note,
      person: lead.person.name,
      at: expect.any(String),
      isUndone: false,
    },
  ]);
  expect(a.decisions).toEqual(b.decisions);
  expect((await clusterOf(corpus, "c")).decisions).toEqual([]);

  await undoClusterDecision(lead, { id: corpus.extId, decision });

  expect(await clusterOf(corpus, "a")).toMatchObject({ problems: ["Lamp", "Rug"], decisions: [{ isUndone: true }] });
  expect((await auditOf(decision)).map(({ verb, detail }) => [verb, detail])).toEqual([
    ["cut_clusters", { ...CUT, corpus: corpus.extId }],
    ["undo_cluster_decision", {}],
  ]);
});

test("a value that is cut is no line of the graph, also where another one joins its problems on", async () => {
  const corpus = await givenProblems(db, [
    { key: "a", query: "Lamp", gold: ["7"] },
    { key: "b", query: "LAMP", gold: ["7"] },
  ]);
  await clustered(db, corpus.id);
  const edgesOf = async () =>
    (await getCluster(lead, { id: corpus.extId, cluster: corpus.extIdOf("a") })).edges.map(({ reason }) => reason);
  expect(await edgesOf()).toEqual(["gold", "query"]);

  const { decision } = await decideCluster(lead, { id: corpus.extId, ...CUT });

  expect(await edgesOf()).toEqual(["query"]);
  expect((await clusterOf(corpus, "a")).problems).toEqual(["Lamp", "LAMP"]);
  await undoClusterDecision(lead, { id: corpus.extId, decision });
  expect(await edgesOf()).toEqual(["gold", "query"]);
});

test("problems that a person puts together are one cluster, with the reason as the value of their join", async () => {
  const corpus = await givenClustered();
  const note = "One is the other in Tagalog";

  await decideCluster(lead, { id: corpus.extId, kind: "join", a: corpus.extIdOf("c"), b: corpus.extIdOf("b"), note });

  const cluster = await getCluster(lead, { id: corpus.extId, cluster: corpus.extIdOf("a") });
  expect(cluster.problems).toHaveLength(3);
  expect(cluster.edges).toContainEqual({
    a: corpus.extIdOf("b"),
    b: corpus.extIdOf("c"),
    reason: "person",
    value: note,
  });
  expect(cluster.decisions).toMatchObject([{ kind: "join", says: "“Bed” and “Rug” belong together", note }]);
});

test("a decision names long queries in one line, and ends what it cuts with a word", async () => {
  const long = "Find one shop that sells a lane insulated tumbler\n\nof borosilicate glass, in cream, ";
  const corpus = await givenProblems(db, [
    { key: "a", query: `${long}priced from 162 to 311 PHP; and a long rain jacket` },
    { key: "b", query: "Rug" },
  ]);
  await clustered(db, corpus.id);
  const join = { kind: "join", a: corpus.extIdOf("a"), b: corpus.extIdOf("b"), note: "Why" } as const;

  await decideCluster(lead, { id: corpus.extId, ...join });

  const [decision] = (await clusterOf(corpus, "b")).decisions;
  const beginning = long.replace("\n\n", " ");
  expect(decision?.says).toBe(`“${beginning}priced from 162 to 311 PHP; and a…” and “Rug” belong together`);
});

test("a query of any length is cut as the graph sends it", async () => {
  const query = `Find a lamp ${"with a shade of linen ".repeat(300)}`;
  const corpus = await givenProblems(db, [
    { key: "a", query },
    { key: "b", query },
  ]);
  await clustered(db, corpus.id);
  const asked = { id: corpus.extId, cluster: corpus.extIdOf("a") };
  const [edge] = (await getCluster(lead, asked)).edges;
  expect(edge?.value.length).toBeGreaterThan(4000);

  const decision = DecideCluster.parse({ kind: "cut", reason: edge?.reason, value: edge?.value, note: "Why" });
  await decideCluster(lead, { id: corpus.extId, ...decision });

  expect((await getCluster(lead, asked)).total).toBe(1);
});

test("decisions about problems that the graph does not send are listed, too", async () => {
  const corpus = await givenProblems(db, [
    { key: "y", query: "the last but one", gold: ["7", "9"] },
    { key: "z", query: "the last", gold: ["9"] },
  ]);
  await db.problem.createMany({
    data: Array.from({ length: 500 }, (_, at) => {
      const key = `p${String(at).padStart(3, "0")}`;
      return { corpusId: corpus.id, key, query: key, queryNorm: key, reward: [{ product_id: "7" }] };
    }),
  });
  await clustered(db, corpus.id);
  const id = corpus.extId;
  await decideCluster(lead, { id, kind: "join", a: corpus.extIdOf("y"), b: corpus.extIdOf("z"), note: "Why" });
  await decideCluster(lead, { id, ...CUT, value: "9" });

  const cluster = await getCluster(lead, { id, cluster: corpus.extIdOf("y") });

  expect([cluster.total, cluster.problems.length]).toEqual([502, 500]);
  expect(cluster.problems.map((problem) => problem.id)).not.toContain(corpus.extIdOf("y"));
  expect(cluster.decisions.map(({ says }) => says)).toEqual([
    "The wanted product “9” joins nothing",
    "“the last but one” and “the last” belong together",
  ]);
});

test("what cannot be decided is refused and leaves nothing", async () => {
  const corpus = await givenClustered();
  const other = await givenClustered();
  const id = corpus.extId;
  const join = (a: string, b: string) => decideCluster(lead, { id, kind: "join", a, b, note: "Why" });

  await expect(join(corpus.extIdOf("a"), corpus.extIdOf("a"))).rejects.toMatchObject({ code: "INVALID" });
  await expect(join(corpus.extIdOf("a"), corpus.extIdOf("a").toUpperCase())).rejects.toMatchObject({ code: "INVALID" });
  await expect(join(corpus.extIdOf("a"), other.extIdOf("a"))).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(decideCluster(lead, { id, ...CUT, value: "8" })).rejects.toMatchObject({ code: "INVALID" });
  const researcher = await givenContext(db, "researcher");
  await expect(decideCluster(researcher, { id, ...CUT })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await db.leakDecision.count({ where: { corpusId: corpus.id } })).toBe(0);
  expect(await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } })).toMatchObject({ clustersWanted: 0 });
});

test("of two who cut the same at once one is told that the other did, and it is taken back once", async () => {
  const corpus = await givenClustered();
  const id = corpus.extId;

  const both = await Promise.allSettled([decideCluster(lead, { id, ...CUT }), decideCluster(lead, { id, ...CUT })]);

  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { extId: decision } = await db.leakDecision.findFirstOrThrow({ where: { corpusId: corpus.id } });
  await undoClusterDecision(lead, { id, decision });
  await expect(undoClusterDecision(lead, { id, decision })).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(undoClusterDecision(lead, { id, decision: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
});
