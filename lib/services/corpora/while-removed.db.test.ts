import { afterAll, expect, test } from "vitest";
import { installation } from "@/lib/services/exports/fixtures/export-host";
import { activateNow } from "@/lib/services/filters/given-activation";
import { listImports } from "@/lib/services/imports/list-imports";
import { findProblemOfKey } from "@/lib/services/problems/find-problem-of-key";
import { getProblem } from "@/lib/services/problems/get-problem";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { listQueues } from "@/lib/services/queues/list-queues";
import { startRelease } from "@/lib/services/releases/start-release";
import { type GivenCorpus, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { startRemoval } from "./start-removal";

const { db } = installation;
afterAll(() => db.$disconnect());

const admin = await givenContext(db, "admin");
const remove = ({ extId, name }: GivenCorpus) => startRemoval(admin, { id: extId, name });

test("what tells of several corpora tells of none that is being removed", async () => {
  const [here, leaving] = [await givenCorpus(db, [{}]), await givenCorpus(db, [{}])];
  const key = `shared-${crypto.randomUUID()}`;
  const both = { where: { corpusId: { in: [here.id, leaving.id] } } };
  await db.problem.updateMany({ ...both, data: { key, queryNorm: key } });
  const problem = await db.problem.findFirstOrThrow({ where: { corpusId: here.id } });
  await givenQueue(admin, leaving, { reviewers: [admin.person.extId] });
  const told = async () => {
    const { elsewhere } = await listQueues(admin, { corpus: here.extId });
    const { items, total } = await listImports(admin);
    const { sameQuery } = await getProblem(admin, { id: problem.extId });

    return {
      queues: elsewhere.map(({ corpus }) => corpus.id),
      imports: items.map(({ corpus }) => corpus.id).toSorted(),
      total,
      sameQuery: sameQuery.map(({ corpus }) => corpus.id),
      ofKey: (await findProblemOfKey(admin, { key, corpus: undefined }))?.corpus,
    };
  };
  expect(await told()).toEqual({
    ...{ queues: [leaving.extId], imports: [here.extId, leaving.extId].toSorted(), total: 2 },
    ...{ sameQuery: [leaving.extId], ofKey: leaving.extId },
  });

  await remove(leaving);

  expect(await told()).toEqual({ queues: [], imports: [here.extId], total: 1, sameQuery: [], ofKey: here.extId });
});

test("a filter version is not activated and no release built in a corpus that is being removed", async () => {
  const corpus = await givenCorpus(db, [{}]);
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const { extId: filterVersion } = await db.filterVersion.findUniqueOrThrow({ where: { id: filterVersionId } });
  const common = { corpusId: corpus.id, personId: admin.person.id, note: "" };
  const { extId: split } = await db.split.create({
    data: { ...common, name: "main", seed: 1, shares: {}, strata: [], weigh: "problems" },
  });
  await remove(corpus);

  const activated = activateNow(admin, { id: corpus.extId, version: filterVersion, reason: "again" });
  await expect(activated).rejects.toMatchObject({
    code: "NOT_FOUND",
    message: expect.stringContaining("no such corpus"),
  });
  const recipe = {
    split,
    filterVersion,
    preset: "chat",
    filter: "",
    options: {},
    formats: ["jsonl"],
    pools: ["train"],
  };
  const built = startRelease(admin, { id: corpus.extId, name: "Autumn", note: "", recipe: recipe as never });
  await expect(built).rejects.toMatchObject({ code: "NOT_FOUND", message: expect.stringContaining("no such corpus") });
});
