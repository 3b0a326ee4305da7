import { afterAll, expect, test } from "vitest";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { updateQueue } from "@/lib/services/queues/update-queue";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { startApproval } from "@/lib/services/approvals/start-approval";
import { listBulkApprovals } from "@/lib/services/approvals/list-bulk-approvals";
import { getJob } from "@/lib/services/jobs/get-job";
import { startClusters } from "@/lib/services/clusters/start-clusters";
import { listClusters } from "@/lib/services/clusters/list-clusters";
import { givenProblems, clustered } from "@/lib/services/clusters/fixtures/given-clusters";
import { home, installation } from "./fixtures/export-host";
import { getExport, listExports } from "./get-export";
import { openExport } from "./open-export";
import { startExport } from "./start-export";

const { db } = installation;
afterAll(() => db.$disconnect());
const read = async (b: AsyncIterable<Uint8Array>) => { const p: Uint8Array[] = []; for await (const x of b) p.push(x); return Buffer.concat(p).toString(); };

test("named later", async () => {
  const [lead, rae, other] = [await givenContext(db, "lead", home), await givenContext(db, "lead", home), await givenContext(db, "annotator", home)];
  const corpus = await givenCorpus(db, [{ approved: true, verdict: "sub_task", judge: "scored", gate: 2, score: 0.87, outcome: "partial" }, {approved: true}]);
  const queue = await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [other.person.extId] });
  const a = await startExport(rae, { corpus: corpus.extId, filter: "verdict:sub_task", preset: "chat", gzip: false });
  console.log(await runToEnd(installation, a.jobId));
  const ap = await startApproval(rae, { corpus: corpus.extId, filter: "gate:2", approved: false });
  console.log(await runToEnd(installation, ap.jobId));
  await updateQueue(lead, { id: queue.id, reviewers: [rae.person.extId] });
  const opened = await openTrajectory(rae, { id: corpus.trajectories[0] ?? "" });
  console.log("hidden now:", opened.hidden, "under verdict:sub_task:", await countTrajectories(rae, { corpus: corpus.extId, filter: "verdict:sub_task" }));
  const l = await listExports(rae, { corpus: corpus.extId });
  console.log("listed:", JSON.stringify(l));
  const o = await openExport(rae, { id: a.exportId });
  console.log("FILE:", (await read(o.bytes)).slice(0, 900));
  console.log("bulk:", JSON.stringify(await listBulkApprovals(rae, { corpus: corpus.extId })));
  console.log("job:", JSON.stringify(await getJob(rae, { id: ap.jobId })));
});

test.each([["7"], ["9"]])("clusters own job, hidden gold %s", async (gold) => {
  const lead = await givenContext(db, "lead", home);
  const blind = await givenContext(db, "lead", home);
  const corpus = await givenProblems(db, [{ key: "a", gold: [gold] }, { key: "b", gold: ["7"] }, { key: "c", gold: ["8"] }]);
  await clustered(db, corpus.id);
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[0]}`, reviewers: [blind.person.extId] });
  const { jobId } = await startClusters(blind, { id: corpus.extId });
  await runToEnd(installation, jobId);
  console.log(gold, "job:", JSON.stringify((await getJob(blind, { id: jobId })).result));
  const list = await listClusters(blind, { id: corpus.extId, size: "all", limit: 50 } as never);
  console.log(gold, "list:", JSON.stringify({ f: list.figures, l: list.leftOut }));
});
