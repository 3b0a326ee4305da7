import { afterAll, expect, test } from "vitest";
import { Pipeline } from "@/lib/contract/pipeline";
import { DEFAULT_THRESHOLDS as thresholds } from "@/lib/domain/filter-thresholds";
import { askWhatIf } from "@/lib/services/filter-lab/what-if";
import {
  anEnvelope,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  home,
  imported,
} from "@/lib/services/imports/fixtures/given-import";
import { putBack } from "@/lib/services/imports/put-back";
import { runImport } from "@/lib/services/imports/run-import";
import { setAside } from "@/lib/services/imports/set-aside";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { getPipeline } from "./get-pipeline";

afterAll(() => db.$disconnect());
const researcher = await givenContext(db, "researcher", home);

/** A corpus with one trajectory and three records that could not be read. */
async function givenUnread() {
  const lines = [anEnvelope(), `{"a": 1}`, `{"b": 2}`, `{"cut`];
  const { key, id, jobId } = await givenImport([await givenFile("mixed.jsonl", `${lines.join("\n")}\n`)]);
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: jobId }, data: { state: "done" } });
  const { corpus } = await db.import.findUniqueOrThrow({
    where: { id: key },
    select: { corpus: { select: { extId: true, name: true, filterVersion: { select: { extId: true } } } } },
  });

  return { importKey: key, importId: id, corpus };
}

/** What is extracted, by the pipeline and on both sides of a what-if, with what is told beside it. */
async function figures({ extId: id, filterVersion }: Awaited<ReturnType<typeof givenUnread>>["corpus"]) {
  const { stages, rejectedRows, setAsideRows } = Pipeline.parse(await getPipeline(researcher, { id, thresholds }));
  const { stages: compared } = await askWhatIf(researcher, {
    ...{ id, base: filterVersion.extId, thresholds },
    labels: "all",
  });

  return {
    extracted: [stages[0]?.count, compared[0]?.before, compared[0]?.after],
    ...{ rejectedRows, setAsideRows },
  };
}

test("what is set aside is extracted no more, its number is told, and what was repaired counts once", async () => {
  const { importId, corpus } = await givenUnread();
  expect(await figures(corpus)).toEqual({ extracted: [4, 4, 4], rejectedRows: 3, setAsideRows: 0 });

  await setAside(researcher, { id: importId, of: "import", version: 0, note: "Repaired" });
  await imported([await givenFile("repaired.jsonl", `${anEnvelope()}\n`)], { corpus: corpus.name });

  expect(await figures(corpus)).toEqual({ extracted: [2, 2, 2], rejectedRows: 0, setAsideRows: 3 });

  await putBack(researcher, { id: importId, of: "import", version: 1 });
  expect(await figures(corpus)).toEqual({ extracted: [5, 5, 5], rejectedRows: 3, setAsideRows: 0 });
});

test("records that are only counted are set aside with the others", async () => {
  const { importKey, importId, corpus } = await givenUnread();
  const { id: fileId } = await db.importFile.findFirstOrThrow({ where: { importId: importKey } });
  await db.rejectedRest.create({ data: { importId: importKey, fileId, reason: "Not JSON", count: 40, firstLine: 9 } });
  expect(await figures(corpus)).toMatchObject({ extracted: [44, 44, 44], rejectedRows: 43 });

  await setAside(researcher, { id: importId, of: "reason", reason: "Not JSON", version: 0, note: "" });

  expect(await figures(corpus)).toEqual({ extracted: [4, 4, 4], rejectedRows: 3, setAsideRows: 40 });
});
