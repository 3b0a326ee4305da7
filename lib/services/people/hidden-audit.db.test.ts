import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getConflict } from "@/lib/services/adjudications/get-conflict";
import { settleConflict } from "@/lib/services/adjudications/settle-conflict";
import { startApproval } from "@/lib/services/approvals/start-approval";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";
import { clustered, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { setLabel } from "@/lib/services/labels/set-label";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { makeSplit } from "@/lib/services/splits/make-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { listAudit } from "./list-audit";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("an admin who reviews a trajectory blind is not told by the log how others labelled it, nor what its queue asks for", async () => {
  const corpus = await givenCorpus(db, [{}, {}]);
  const [blind = "", open = ""] = corpus.trajectories;
  const [lead, admin, other] = await Promise.all([
    givenContext(db, "lead"),
    givenContext(db, "admin"),
    givenContext(db, "admin"),
  ]);
  const queue = await givenQueue(lead, corpus, { filter: `id:${blind}`, reviewers: [admin.person.extId] });
  for (const id of [blind, open]) await setLabel(lead, { id, label: "sub_task", expectedVersion: 0 });

  const detailsOf = async (asker: typeof admin) => {
    const { items } = await listAudit(asker, { limit: 200 });
    const detailOf = (subject: string) => JSON.stringify(items.find((item) => item.subject === subject)?.detail);
    return [detailOf(`trajectory:${blind}`), detailOf(`trajectory:${open}`), detailOf(`queue:${queue.id}`)];
  };

  const hidden = '{"hidden":"while you review it blind"}';
  expect(await detailsOf(admin)).toEqual([hidden, expect.stringContaining("sub_task"), hidden]);
  expect(await detailsOf(other)).toEqual([
    expect.stringContaining("sub_task"),
    expect.stringContaining("sub_task"),
    expect.stringContaining(blind),
  ]);
});

test("a queue that somebody reviews blind has its name in the log, as it has in their list", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const [lead, admin] = await Promise.all([givenContext(db, "lead"), givenContext(db, "admin")]);
  const queue = await givenQueue(lead, corpus, { reviewers: [admin.person.extId] });

  const { names } = await listAudit(admin, { limit: 200 });

  expect(names).toContainEqual({ id: queue.id, name: queue.name });
});

const HIDDEN = { hidden: "while you review it blind" };

test("what tells of many rows of a corpus is hidden from an admin who reviews any of it blind, also what another queue was made of and settled as", async () => {
  const corpus = await givenCorpus(db, [{ judge: "scored", gate: 2 }, {}]);
  const [lead, admin, other] = [
    await givenContext(db, "lead"),
    await givenContext(db, "admin"),
    await givenContext(db, "admin"),
  ];
  const [anna, ben] = [await givenContext(db, "annotator"), await givenContext(db, "annotator")];
  const filter = `id:${corpus.trajectories[0]}`;
  const wanted = { filter, overlap: 2, reviewers: [anna.person.extId, ben.person.extId] };
  const settled = await givenQueue(lead, corpus, wanted);
  await commitAnswers(anna, await givenLease(anna, settled), { structure: "agentic" });
  await commitAnswers(ben, await givenLease(ben, settled), { structure: "sub_task" });
  const item = await db.queueItem.findFirstOrThrow({ where: { queue: { extId: settled.id } } });
  const ref = { queueId: settled.id, itemId: item.extId };
  const { version: expectedVersion } = await getConflict(lead, ref);
  await settleConflict(lead, { ...ref, answers: { structure: "sub_task" }, cause: "slip", expectedVersion });
  await startApproval(lead, { corpus: corpus.extId, filter: "gate:2", approved: true });
  const elsewhere = await givenCorpus(db, [{ judge: "scored", gate: 2 }]);
  await startApproval(lead, { corpus: elsewhere.extId, filter: "gate:2", approved: true });
  const told = async (asker: typeof admin, subject: string) => {
    const { items } = await listAudit(asker, { limit: 200 });
    return items.filter((entry) => entry.subject === subject).map(({ verb, detail }) => [verb, detail]);
  };
  const all = [
    ["settle", expect.objectContaining({ answers: { structure: "sub_task" } })],
    ["make_queue", expect.objectContaining({ filter, items: 1 })],
    ["approve_matching", expect.objectContaining({ filter: "gate:2", changing: 1 })],
  ];
  const both = async (asker: typeof admin) => [
    ...(await told(asker, `queue:${settled.id}`)),
    ...(await told(asker, `corpus:${corpus.extId}`)),
  ];
  expect(await both(admin)).toEqual(all);

  await givenQueue(lead, corpus, { filter, reviewers: [admin.person.extId] });

  expect(await both(admin)).toEqual(all.map(([verb]) => [verb, HIDDEN]));
  expect(await both(other)).toEqual(all);
  expect(await told(admin, `corpus:${elsewhere.extId}`)).toEqual(all.slice(2));
});

test("pins and decisions of leak clusters are hidden from an admin who reviews a trajectory of the corpus blind", async () => {
  const [lead, admin] = [await givenContext(db, "lead"), await givenContext(db, "admin")];
  const corpus = await givenProblems(db, [
    { key: "a", gold: ["7"] },
    { key: "b", gold: ["7"] },
    { key: "c", gold: ["8"] },
  ]);
  await clustered(db, corpus.id);
  const shares = { train: 1, validation: 0, test: 0, never_touch: 0 };
  const recipe = { name: "main", note: "", seed: 1, weigh: "problems" } as const;
  const split = await makeSplit(lead, { id: corpus.extId, ...recipe, strata: [], shares });
  await pinCluster(lead, { id: split.id, version: 1, problems: [corpus.extIdOf("a")], pool: "test", note: "" });
  await decideCluster(lead, { id: corpus.extId, kind: "cut", reason: "gold", value: "7", note: "" });
  const told = async () => {
    const { items } = await listAudit(admin, { limit: 3 });
    return Object.fromEntries(items.map(({ verb, detail }) => [verb, detail]));
  };
  expect(await told()).toMatchObject({
    pin_cluster: { problems: 2 },
    cut_clusters: { value: "7" },
    make_split: { name: "main" },
  });

  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [admin.person.extId] });

  const { items } = await listAudit(admin, { limit: 4 });
  expect(items.slice(1).map(({ detail }) => detail)).toEqual([HIDDEN, HIDDEN, HIDDEN]);
});
