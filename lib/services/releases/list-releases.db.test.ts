import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { findDownload } from "./find-download";
import { getRelease } from "./get-release";
import { listReleases } from "./list-releases";
import { locateRelease } from "./locate-release";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function givenReleases(numbers: readonly number[]) {
  const [corpus, lead] = [await givenCorpus(db, [{}]), await givenContext(db, "lead")];
  const { filterVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const version = await db.filterVersion.findUniqueOrThrow({ where: { id: filterVersionId } });
  const of = { corpusId: corpus.id, personId: lead.person.id };
  const split = await db.split.create({
    data: { ...of, name: "main", note: "", seed: 1, shares: { train: 1 }, strata: [], weigh: "problems" },
  });
  const recipe = {
    ...{ preset: "sft", options: {}, formats: ["jsonl"], split: split.extId, pools: ["train"], filter: "" },
    ...{ filterVersion: version.extId, shardBytes: 1_000_000, licence: "mit" },
  };
  for (const number of numbers)
    await db.release.create({
      data: { ...of, number, name: `No ${number}`, note: "", recipe, splitId: split.id, filterVersionId },
    });

  return { lead, corpus, id: corpus.extId };
}

test("releases come in pages, the newest first, until the oldest", async () => {
  const { lead, id } = await givenReleases([1, 2, 4, 5, 7]);
  const pages: number[][] = [];
  let before: number | undefined;
  do {
    const page = await listReleases(lead, { id, limit: 2, ...(before === undefined ? {} : { before }) });
    pages.push(page.items.map(({ number }) => number));
    before = page.nextBefore;
  } while (before !== undefined);

  expect(pages).toEqual([[7, 5], [4, 2], [1]]);
});

test("a list reads nothing of a release that may be megabytes", async () => {
  const { lead, id } = await givenReleases([1]);
  const read: object[] = [];
  const release = new Proxy(db.release, {
    get: (target, key) =>
      key === "findMany"
        ? async (...asked: Parameters<typeof db.release.findMany>) => {
            const rows = await target.findMany(...asked);
            read.push(...rows);
            return rows;
          }
        : Reflect.get(target, key),
  });
  const watched = new Proxy(db, { get: (target, key) => (key === "release" ? release : Reflect.get(target, key)) });

  expect((await listReleases({ ...lead, db: watched }, { id })).items).toHaveLength(1);

  expect(read).toMatchObject([{ number: 1 }]);
  for (const large of ["manifest", "audit", "laterAudit", "card", "files"]) expect(read[0]).not.toHaveProperty(large);
});

test("who reviews blind is told of a release what it may hold, and of no export that would be a way out", async () => {
  const { lead, corpus, id } = await givenReleases([1]);
  const rae = await givenContext(db, "researcher");
  const [release] = (await listReleases(lead, { id })).items;
  const withheld = {
    code: "FORBIDDEN",
    message:
      "This release may hold trajectories that you review blind in a queue. It opens once you have answered them, or once the queue is closed.",
  };

  await givenQueue(lead, corpus, { reviewers: [rae.person.extId] });

  await expect(getRelease(rae, { id: release?.id ?? "" })).rejects.toMatchObject(withheld);
  await expect(findDownload(rae, { id: release?.id ?? "" })).rejects.toMatchObject(withheld);
});

test("a release is found by its number however many came after it", async () => {
  const { lead, id } = await givenReleases([1, 2, 4]);
  const annotator = await givenContext(db, "annotator");
  const [first] = (await listReleases(lead, { id, before: 2 })).items;

  expect(await locateRelease(lead, { id, number: 1 })).toEqual({ id: first?.id, newest: 4 });
  expect(await locateRelease(lead, { id, number: 3 })).toEqual({ id: undefined, newest: 4 });
  await expect(locateRelease(annotator, { id, number: 1 })).rejects.toMatchObject({ code: "FORBIDDEN" });
});

// A build that is done leaves a draft; signing that an audit stopped fails, and takes the approvals.
test.each([
  ["build_release", "building", "done", "draft"],
  ["sign_release", "approved", "failed", "audited"],
  ["sign_release", "approved", "cancelled", "audited"],
] as const)("an answer that says that a job (%s) ended shows what the job left", async (kind, before, end, after) => {
  const { lead, id } = await givenReleases([1]);
  const job = await db.jobRun.create({ data: { kind, payload: {}, state: "running" } });
  const { extId } = await db.release.findFirstOrThrow({ where: { corpus: { extId: id } } });
  const put = async (state: string, jobState: string) => {
    await db.release.update({ where: { extId }, data: { state, jobId: job.id } });
    await db.jobRun.update({ where: { id: job.id }, data: { state: jobState } });
  };
  // The job ends right before it is read, after its release.
  const overtaken = new Proxy(db, {
    get: (target, key) =>
      key === "$queryRaw"
        ? async (...query: Parameters<typeof db.$queryRaw>) => {
            if (JSON.stringify(query).includes("job_run")) await put(after, end);
            return target.$queryRaw(...query);
          }
        : Reflect.get(target, key),
  });

  await put(before, "running");
  const one = await getRelease({ ...lead, db: overtaken }, { id: extId });
  await put(before, "running");
  const { items } = await listReleases({ ...lead, db: overtaken }, { id });

  const left = { job: { state: end }, state: after };
  expect([one, ...items]).toMatchObject([left, left]);
});
