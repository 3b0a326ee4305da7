import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startApproval } from "@/lib/services/approvals/start-approval";
import { decideCluster } from "@/lib/services/clusters/decide-cluster";
import { decideProposal } from "@/lib/services/clusters/decide-proposal";
import { clustered, type GivenProblems, givenProblems } from "@/lib/services/clusters/fixtures/given-clusters";
import { givenSample } from "@/lib/services/judge/given-sample";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { growSplit } from "@/lib/services/splits/grow-split";
import { makeSplit } from "@/lib/services/splits/make-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { databaseUrl, db, home } from "./fixtures/given-import";
import { SAID } from "./fixtures/said-of-one";
import { writeGate } from "./fixtures/write-gate";
import { startTakeBack } from "./start-take-back";
import { takeBackRows } from "./take-back-rows";

const admin = await givenContext(db, "admin", home);
const gate = await writeGate(databaseUrl);
afterAll(() => db.$disconnect());

interface Given {
  readonly corpus: GivenProblems;
  /** The import. */
  readonly id: string;
  readonly trajectory: string;
  /** Of a split in which no problem has a pool yet. */
  readonly split: string;
  readonly proposal: string;
}

const SHARES = { train: 1, validation: 0, test: 0, never_touch: 0 };

/** A corpus of one import, whose clusters are made, with judgements, an empty split and an open proposal. */
async function given(): Promise<Given> {
  const corpus = await givenProblems(db, [{ key: "a" }, { key: "b" }]);
  await clustered(db, corpus.id);
  await db.$executeRaw`update trajectory set judge_state = 'scored', gate = 3, judge_score = 0.5
    where corpus_id = ${corpus.id}`;
  const { extId: id } = await db.import.findFirstOrThrow({ where: { corpusId: corpus.id } });
  const common = { corpusId: corpus.id, personId: admin.person.id, note: "", seed: 1, weigh: "problems" };
  const { extId: split } = await db.split.create({ data: { ...common, name: "empty", shares: SHARES, strata: [] } });
  const pair = { aId: corpus.idOf("a"), bId: corpus.idOf("b"), similarity: 0.9 };
  const { extId: proposal } = await db.leakProposal.create({ data: { corpusId: corpus.id, ...pair } });

  return { corpus, id, split, proposal, trajectory: corpus.trajectories[0] ?? "" };
}
const trajectoriesOf = ({ corpus }: Given) => gate.rowsIn("trajectory", corpus.id);
const told = (words: string) => ({ code: "CONFLICT", message: expect.stringContaining(words) });
const nothing = async () => undefined;

test.each(Object.entries(SAID))(
  "%s that is begun before the trajectories go, and committed then, leaves everything as it was",
  async (_, { table, words, say }) => {
    const of = await given();
    const { jobId } = await startTakeBack(admin, { id: of.id });
    await gate.close(table);

    const saying = say(admin, of.trajectory);
    await gate.waiting(1);
    const taken = takeBackRows(admin, { id: of.id, jobId, onStep: nothing, keep: nothing });
    const refused = expect(taken).rejects.toMatchObject(told(words));
    await gate.waiting(2);
    await gate.open();

    await saying;
    await refused;
    expect(await trajectoriesOf(of)).toBe(2);
  },
);

test.each(Object.entries(SAID))(
  "%s behind the last look for work is refused, and waits for nobody",
  async (_, { table, say }) => {
    const of = await given();
    const { jobId } = await startTakeBack(admin, { id: of.id });
    const keep = async () => {
      await expect(say(admin, of.trajectory)).rejects.toMatchObject(told("is being taken back with its import"));
    };

    await takeBackRows(admin, { id: of.id, jobId, onStep: nothing, keep });

    await expect(say(admin, of.trajectory)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect([await trajectoriesOf(of), await gate.rowsIn(table, of.corpus.id)]).toEqual([0, 0]);
  },
);

interface Made {
  readonly make: (of: Given) => Promise<unknown>;
  /** Where it is written, after the corpus is held. */
  readonly table: string;
  /** As what it stands against taking an import back. */
  readonly words: string;
}

/** What is made of many rows of a corpus at once. */
const MADE: Readonly<Record<string, Made>> = {
  "a queue": { table: "queue", words: "2 in queues", make: ({ corpus }) => givenQueue(admin, corpus) },
  "an audit sample": {
    ...{ table: "queue", words: "1 in queues, 1 audit samples" },
    make: ({ corpus }) => givenSample(admin, corpus, { draws: [{ stratum: "gate:3", count: 1 }] }),
  },
  "a bulk approval": {
    ...{ table: "job_run", words: "waits or runs" },
    make: ({ corpus }) => startApproval(admin, { corpus: corpus.extId, filter: "", approved: true }),
  },
  "a split": {
    ...{ table: "split_pool", words: "2 of its problems in splits" },
    make: ({ corpus }) => {
      const recipe = { seed: 1, shares: SHARES, strata: [], weigh: "problems" as const };

      return makeSplit(admin, { id: corpus.extId, name: randomUUID(), note: "", ...recipe });
    },
  },
  "a growth": {
    ...{ table: "split_pool", words: "2 of its problems in splits" },
    make: ({ split }) => growSplit(admin, { id: split, version: 1 }),
  },
  "a pin": {
    ...{ table: "split_pin", words: "1 of its problems in splits" },
    make: ({ corpus, split }) => {
      const problems = [corpus.extIdOf("a")];

      return pinCluster(admin, { id: split, version: 1, problems, pool: "test", note: "why" });
    },
  },
  "a join of problems": {
    ...{ table: "leak_decision", words: "2 of its problems in decisions" },
    make: ({ corpus }) => {
      const [a, b] = [corpus.extIdOf("a"), corpus.extIdOf("b")];

      return decideCluster(admin, { id: corpus.extId, kind: "join", a, b, note: "" });
    },
  },
  "an accepted proposal": {
    ...{ table: "leak_decision", words: "2 of its problems in decisions" },
    make: ({ corpus, proposal }) => decideProposal(admin, { id: corpus.extId, proposal, answer: "accepted" }),
  },
};

test.each(Object.entries(MADE))(
  "%s that is begun before a taking back starts stands against it",
  async (_, { table, words, make }) => {
    const of = await given();
    await gate.close(table);

    const making = make(of);
    await gate.waiting(1);
    const refused = expect(startTakeBack(admin, { id: of.id })).rejects.toMatchObject(told(words));
    await gate.waiting(2);
    await gate.open();

    await making;
    await refused;
  },
);

test.each(Object.entries(MADE))("%s is refused while an import is taken back", async (_, { make }) => {
  const of = await given();
  const { jobId } = await startTakeBack(admin, { id: of.id });
  const refuse = async () => {
    await expect(make(of)).rejects.toMatchObject(told("An import is being taken back out of"));
  };
  const onStep = async (done: number) => (done === 0 ? refuse() : undefined);

  await takeBackRows(admin, { id: of.id, jobId, onStep, keep: refuse });

  expect(await trajectoriesOf(of)).toBe(0);
});
