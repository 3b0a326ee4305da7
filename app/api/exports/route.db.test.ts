import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ErrorBody } from "@/lib/contract/error";
import { Export, ExportList, ExportStarted } from "@/lib/contract/exports";
import { callRaw, callRoute } from "@/lib/http/call-route";
import { timesOpen } from "@/lib/http/fixtures/times-open";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import { home, installation } from "@/lib/services/exports/fixtures/export-host";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { GET as getDownload } from "./[id]/download/route";
import { GET as getManifest } from "./[id]/manifest/route";
import { GET as getOne } from "./[id]/route";
import { GET as getList, POST as postExport } from "./route";

const { db } = installation;
process.env["ASSAY_HOME"] = home;
afterAll(() => db.$disconnect());

const corpus = await givenCorpus(db, [{ approved: true }]);
const empty = await givenCorpus(db, [{}]);
const nobody = randomUUID();

test("an export that was started is found and listed with its job", async () => {
  const started = await callRoute(postExport, { body: { corpus: corpus.extId, preset: "chat" } });
  const { exportId, jobId } = ExportStarted.parse(started.body);

  const one = Export.parse((await callRoute(getOne, { params: { id: exportId } })).body);
  const { items } = ExportList.parse((await callRoute(getList, { url: `/api/exports?corpus=${corpus.extId}` })).body);

  expect(started.status).toBe(202);
  expect(one).toMatchObject({ manifest: null, filter: "", job: { id: jobId, state: "queued", total: 1 } });
  expect(items).toEqual([one]);
});

test("a file that is not written yet is a conflict, for download and manifest alike", async () => {
  const { body } = await callRoute(postExport, { body: { corpus: corpus.extId, preset: "chat", gzip: false } });
  const params = { id: ExportStarted.parse(body).exportId };

  expect(await callRoute(getDownload, { params })).toMatchObject({ status: 409 });
  expect(await callRoute(getManifest, { params })).toMatchObject({ status: 409 });
});

test.runIf(process.platform === "linux")("the file of a download whose head alone is asked for is closed", async () => {
  const { body } = await callRoute(postExport, { body: { corpus: corpus.extId, preset: "chat" } });
  const { exportId, jobId } = ExportStarted.parse(body);
  expect(await runToEnd(installation, jobId)).toBe("done");
  const { path } = await db.export.findUniqueOrThrow({ where: { extId: exportId } });

  const times = () => timesOpen(join(home, path));

  const read = await callRaw(getDownload, { params: { id: exportId } });
  expect(times()).toBe(1);
  await read.body?.cancel();
  await expect.poll(times).toBe(0);

  const { status } = await callRaw(getDownload, { method: "HEAD", params: { id: exportId } });

  expect(status).toBe(200);
  await expect.poll(times).toBe(0);
});

test.each([
  ["an unknown corpus", postExport, { body: { corpus: nobody, preset: "chat" } }, 404, "NOT_FOUND"],
  ["a preset that is none", postExport, { body: { corpus: corpus.extId, preset: "dpo" } }, 422, "INVALID"],
  [
    "an option that is none",
    postExport,
    { body: { corpus: corpus.extId, preset: "sft", options: { maxTokens: "few" } } },
    422,
    "INVALID",
  ],
  ["a wrong filter", postExport, { body: { corpus: corpus.extId, preset: "chat", filter: "gate:x" } }, 422, "INVALID"],
  ["nothing approved", postExport, { body: { corpus: empty.extId, preset: "chat" } }, 409, "CONFLICT"],
  ["a list without corpus", getList, { url: "/api/exports" }, 422, "INVALID"],
  ["an unknown export", getOne, { params: { id: nobody } }, 404, "NOT_FOUND"],
  ["an unknown download", getDownload, { params: { id: nobody } }, 404, "NOT_FOUND"],
  ["an unknown manifest", getManifest, { params: { id: nobody } }, 404, "NOT_FOUND"],
] as const)("%s is refused", async (_, handler, request, status, code) => {
  const answer = await callRoute(handler, request);

  expect(answer.status).toBe(status);
  expect(ErrorBody.parse(answer.body).code).toBe(code);
});
