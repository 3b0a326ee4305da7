import { afterAll, expect, test } from "vitest";
import { JOBS } from "@/lib/jobs";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { aContext, databaseUrl, db, home } from "@/lib/services/imports/fixtures/given-import";
import { activateNow, givenCorpusOf, givenFiles, givenVersion } from "./given-activation";

afterAll(() => db.$disconnect());

test("the funnel names the version that rows are brought to, and the one before, until the end, and so does a refusal", async () => {
  const ctx = await aContext();
  const [corpus, version] = [await givenCorpusOf(await givenFiles(20)), await givenVersion()];
  const told = async () => (await getFunnel(ctx, { id: corpus.extId })).activation;
  const again = () => activateNow(ctx, { id: corpus.extId, version: version.id, reason: "Try" });
  expect(await told()).toBeUndefined();

  const { jobId } = await again();
  expect(await told()).toEqual({ version: version.name, previous: "defaults-1", isStopped: false });
  await expect(again()).rejects.toThrow(`“${version.name}” is being activated`);

  // As a cancelled one does while its rows are put back.
  await db.corpus.update({ where: { id: corpus.id }, data: { filterVersion: { connect: { name: "defaults-1" } } } });
  expect(await told()).toEqual({ version: "defaults-1", previous: version.name, isStopped: false });
  await expect(again()).rejects.toThrow("“defaults-1” is being activated");
  await db.corpus.update({ where: { id: corpus.id }, data: { filterVersion: { connect: { name: version.name } } } });

  await runToEnd({ db, url: databaseUrl, home, jobs: JOBS }, jobId);
  expect(await told()).toBeUndefined();
});
