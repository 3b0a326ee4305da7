import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { type GivenReview, givenReview, later } from "@/lib/services/commits/given-review";
import { revealCommit } from "@/lib/services/commits/reveal-commit";
import { undoCommit } from "@/lib/services/commits/undo-commit";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { openTrajectory } from "@/lib/services/trajectories/open-trajectory";
import { getJudgeReport } from "./get-judge-report";
import { getMultiJudge } from "./multi-judge";
import { planSample } from "./plan-sample";
import { setGate } from "./set-gate";
import { setGateCause } from "./set-gate-cause";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const JUDGED = [{ judge: "scored", gate: 2, score: 0.3 }] as const;

/** Anna said 4 blind where the judge says 2, and a lead says 2 in its sight. */
async function overruled(wanted: Parameters<typeof givenReview>[1] = {}) {
  const given = await givenReview(db, wanted, JUDGED);
  const commit = randomUUID();
  await commitAnswers(
    given.anna,
    await givenLease(given.anna, given.queue),
    { structure: "agentic", gate: "4" },
    { commit },
  );
  const { version = 0 } = (await openTrajectory(given.lead, { id: given.id })).gateReview ?? {};
  await setGate(later(given.lead, 5), { id: given.id, gate: 2, spans: [], expectedVersion: version });

  return { ...given, commit };
}

const labelOf = ({ corpus }: Pick<GivenReview, "corpus">) =>
  db.gateLabel.findFirstOrThrow({ where: { corpusId: corpus.id } });

function reportOf({ corpus, lead }: GivenReview, labels: "blind" | "all") {
  const everything = { filter: "", model: "", rubric: "", bucket: "", agent: "", week: "" };

  return getJudgeReport(lead, { id: corpus.extId, ...everything, labels });
}

test("a gate in sight of the judge leaves the blind error in the calibration, and the cell opens it", async () => {
  const given = await overruled();

  const [blind, all] = [await reportOf(given, "blind"), await reportOf(given, "all")];

  const cells = (report: typeof blind) =>
    report.confusion.filter(({ count }) => count > 0).map(({ human, judge, count }) => [human, judge, count]);
  expect(cells(blind)).toEqual([[4, 2, 1]]);
  expect(cells(all)).toEqual([[2, 2, 1]]);
  expect(blind.counts.notBlind.count).toBe(0);
  const filter = blind.confusion.find(({ count }) => count > 0)?.filter ?? "";
  expect((await countTrajectories(given.lead, { corpus: given.corpus.extId, filter })).count).toBe(1);
});

test("a plan of a sample counts it as known with its error, and judges are compared with what was said blind", async () => {
  const { lead, corpus } = await overruled();

  const { strata } = await planSample(lead, {
    ...{ corpus: corpus.extId, filter: "", dimensions: ["gate"] },
    goal: { kind: "labels", labels: 1, halfWidth: 0.1 },
  });
  expect(strata).toMatchObject([{ population: 1, labels: 1, errors: 1 }]);

  const compared = await getMultiJudge(lead, { id: corpus.extId, filter: "", labels: "blind" });
  expect(compared.raters.map(({ kind, rated }) => [kind, rated])).toEqual([
    ["original", 1],
    ["people", 1],
  ]);
});

test("the cause that is named for the blind answer is kept with it", async () => {
  const given = await overruled();
  await revealCommit(given.anna, { id: given.commit });

  await setGateCause(given.anna, { id: given.commit, cause: "missed_evidence", spans: [] });

  expect(await labelOf(given)).toMatchObject({ gate: 2, fault: null, blindGate: 4, blindFault: "judge" });
  const { faults } = await reportOf(given, "blind");
  expect(faults.find(({ fault }) => fault === "judge")?.count).toBe(1);
});

test("it goes with the answer that is taken back, also when others agreed on another in sight of the judge", async () => {
  const { anna, ben, lead, corpus, queue } = await givenReview(db, {}, JUDGED);
  const commit = randomUUID();
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "4" }, { commit });
  const sighted = await givenQueue(lead, corpus, { mode: "assisted", hidden: [], overlap: 2 });
  for (const ctx of [lead, ben])
    await commitAnswers(ctx, await givenLease(ctx, sighted), { structure: "agentic", gate: "3" });
  expect(await labelOf({ corpus })).toMatchObject({ gate: 3, isBlind: false, blindGate: 4 });

  await undoCommit(anna, { id: commit });

  expect(await labelOf({ corpus })).toMatchObject({ gate: 3, blindGate: null, blindQueueId: null });
});

test("it is what the reviewers agreed on rather than one person's, and none where they differ", async () => {
  const { anna, ben, lead, corpus, queue } = await givenReview(db, { overlap: 2 }, JUDGED);
  const single = await givenQueue(lead, corpus);
  await commitAnswers(anna, await givenLease(anna, queue), { structure: "agentic", gate: "4" });
  const commit = randomUUID();
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic", gate: "4" }, { commit });
  await commitAnswers(later(lead, 9), await givenLease(lead, single), { structure: "agentic", gate: "1" });
  expect(await labelOf({ corpus })).toMatchObject({ gate: 4, blindGate: 4 });

  await undoCommit(ben, { id: commit });
  await commitAnswers(ben, await givenLease(ben, queue), { structure: "agentic", gate: "5" });

  expect(await labelOf({ corpus })).toMatchObject({ gate: 1, blindGate: 1 });
});
