import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { revealCommit } from "@/lib/services/commits/reveal-commit";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { commitAnswers, givenLease, givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const { assay } = givenAssay("left-out");
const lead = await givenContext(db, "lead");
const owner = { ...lead, person: await ensureOwner(db) };
const REVEAL = "are listed once you have answered and revealed your last answer, or once the queue is closed.\n";
const NONE_SHOWN = `No release is shown to you. Releases that may hold trajectories you review blind in a queue ${REVEAL}`;

/** A corpus with release 1 by somebody else, of which the owner's last blind answer waits to be revealed. */
async function givenUnrevealed() {
  const corpus = await givenCorpus(db, [{}]);
  const { name, filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const version = await db.filterVersion.findUniqueOrThrow({ where: { id: filterVersionId } });
  const of = { corpusId: corpus.id, personId: lead.person.id };
  const split = await db.split.create({
    data: { ...of, name: "main", note: "", seed: 1, shares: { train: 1 }, strata: [], weigh: "problems" },
  });
  const recipe = {
    ...{ preset: "sft", options: {}, formats: ["jsonl"], split: split.extId, pools: ["train"], filter: "" },
    ...{ filterVersion: version.extId, shardBytes: 1_000_000, licence: "mit" },
  };
  const release = { ...of, note: "", recipe, splitId: split.id, filterVersionId };
  await db.release.create({ data: { ...release, number: 1, name: "Of others" } });
  const queue = await givenQueue(lead, corpus, { reviewers: [owner.person.extId] });
  const commit = randomUUID();
  await commitAnswers(owner, await givenLease(owner, queue), { structure: "agentic" }, { commit });

  return {
    run: (...args: readonly string[]) => assay("release", ...args, "--corpus", name),
    addOwn: () => db.release.create({ data: { ...release, number: 2, name: "My own", personId: owner.person.id } }),
    reveal: () => revealCommit(owner, { id: commit }),
  };
}

test("who has not revealed a blind answer is told that no release is shown, as on the screen, until it is", async () => {
  const { run, reveal } = await givenUnrevealed();
  const refused = { code: 3, out: "", err: NONE_SHOWN };

  expect(await run("list")).toEqual(refused);
  expect(await run("list", "--json")).toEqual(refused);
  expect(await run("show", "1")).toEqual(refused);
  // It tells of no number whether there is one.
  expect(await run("show", "7")).toEqual(refused);
  await reveal();

  expect(await run("list")).toMatchObject({ code: 0, out: expect.stringContaining("Of others"), err: "" });
  expect((await run("show", "7")).err).toContain("the newest is 1");
});

test("beside releases of one's own it is said that others are not listed", async () => {
  const { run, addOwn } = await givenUnrevealed();
  await addOwn();

  const list = await run("list", "--json");

  expect([list.code, JSON.parse(list.out)]).toMatchObject([0, [{ name: "My own" }]]);
  expect(list.err).toContain(REVEAL);
  expect((await run("show", "1")).err).toContain("is shown to you. Releases that may hold");
});
