import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Context } from "@/lib/services/context";
import { getRuleDisputes } from "@/lib/services/filter-explain/get-rule-disputes";
import { commitAnswers, givenLease, givenQueue, STRUCTURE_AND_GATE } from "@/lib/services/queues/given-queue";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { countUnsettled } from "./count-unsettled";
import { askFilterCurve } from "./filter-curve";

const db = createDb(process.env["DATABASE_URL"] ?? "");
const lead = await givenContext(db, "lead");
const researcher = await givenContext(db, "researcher");
afterAll(() => db.$disconnect());

const OPEN_STRUCTURE = [
  { kind: "structure", isRequired: false },
  { kind: "gate", isRequired: true },
] as const;

/** Two people answer the only item of a queue; undefined leaves the structure open. */
async function givenAnswers(
  structures: readonly [string, string | undefined],
  { gates = ["4", "4"], hidden = ["verdict"] }: { gates?: readonly string[]; hidden?: ("verdict" | "peers")[] } = {},
): Promise<GivenCorpus> {
  const corpus = await givenCorpus(db, [{ judge: "scored", gate: 4, score: 0.7 }]);
  const people = [await givenContext(db, "annotator"), await givenContext(db, "annotator")] as const;
  const reviewers = people.map(({ person }) => person.extId);
  const questions = structures.includes(undefined) ? [...OPEN_STRUCTURE] : [...STRUCTURE_AND_GATE];
  const queue = await givenQueue(lead, corpus, { overlap: 2, hidden, reviewers, questions });
  for (const [at, structure] of structures.entries()) {
    const ctx = people[at] ?? people[0];
    const given = structure === undefined ? {} : { structure };
    await commitAnswers(ctx, await givenLease(ctx, queue), { ...given, gate: gates[at] ?? "4" });
  }

  return corpus;
}

const unsettledIn = (ctx: Context, { id }: GivenCorpus) => countUnsettled(ctx, id);

test("a structure on which people disagree is counted, one on which they agree is not, whatever else they dispute", async () => {
  expect(await unsettledIn(lead, await givenAnswers(["agentic", "sub_task"]))).toBe(1);
  expect(await unsettledIn(lead, await givenAnswers(["agentic", "agentic"], { gates: ["3", "4"] }))).toBe(0);
  // Who leaves it open says nothing of it.
  expect(await unsettledIn(lead, await givenAnswers(["agentic", undefined], { gates: ["3", "4"] }))).toBe(0);
});

test("one that has a label all the same is not left out", async () => {
  const corpus = await givenAnswers(["agentic", "sub_task"]);
  await db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, label, label_source, version)
    select corpus_id, id, 'agentic', 'person', 1 from trajectory where corpus_id = ${corpus.id}
    on conflict (corpus_id, trajectory_id) do update set label = 'agentic', label_source = 'person'`);

  expect(await unsettledIn(lead, corpus)).toBe(0);
});

test("the count tells of no agreement that a person may not know", async () => {
  const corpus = await givenAnswers(["agentic", "sub_task"], { hidden: ["verdict", "peers"] });

  expect(await unsettledIn(lead, corpus)).toBe(1);
  expect(await unsettledIn(researcher, corpus)).toBe(0);
});

test("a curve and the disputes of rules say it beside what else they leave out", async () => {
  const { extId: id } = await givenAnswers(["agentic", "sub_task"]);
  const asked = { id, labels: "blind" } as const;

  expect(await askFilterCurve(lead, { ...asked, thresholds: DEFAULT_THRESHOLDS, along: "agenticShare" })).toMatchObject(
    { n: 0, notBlind: 0, unsettled: 1 },
  );
  expect(await getRuleDisputes(lead, asked)).toMatchObject({ labelled: 0, notBlind: 0, unsettled: 1 });
});
