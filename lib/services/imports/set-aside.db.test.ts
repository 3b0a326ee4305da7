import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { runToEnd } from "@/lib/jobs/fixtures/run-to-end";
import type { Context } from "@/lib/services/context";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { anEnvelope, databaseUrl, db, givenFile, givenImport, home } from "./fixtures/given-import";
import { getImport } from "./get-import";
import { listRejected } from "./list-rejected";
import { putBack } from "./put-back";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";
import { setAside } from "./set-aside";
import { startTakeBack } from "./start-take-back";
import { streamRejected } from "./stream-rejected";

afterAll(() => db.$disconnect());

const [anna, ben] = [await givenContext(db, "researcher", home), await givenContext(db, "lead", home)];
const WORKER = { db, url: databaseUrl, home };

/** An import with rejected rows in the lines 2 and 3, for one reason, and 4, for another. */
async function givenRejected() {
  const lines = [anEnvelope(), `{"a": 1}`, `{"b": 2}`, `{"cut`];
  const given = await givenImport([await givenFile("mixed.jsonl", `${lines.join("\n")}\n`)]);
  await runImport({ databaseUrl, home, importId: given.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: given.jobId }, data: { state: "done" } });
  const rows = (await listRejected(anna, { id: given.id })).items;
  expect(rows.map(({ line, alike }) => [line, alike])).toEqual([
    [2, 2],
    [3, 2],
    [4, 1],
  ]);

  return { ...given, rows, row: rows[0]?.id ?? "", reason: rows[0]?.reason ?? "", alone: rows[2]?.reason ?? "" };
}

const figures = async (id: string) => {
  const { rejected, resolved, setAside: aside, open, setAsideVersion } = await getImport(anna, { id });

  return { rejected, resolved, aside, open, version: setAsideVersion };
};
const linesOf = async (id: string, part: "rest" | "set-aside") =>
  (await listRejected(anna, { id, part })).items.map(({ line }) => line);

async function waitsOnHome(id: string): Promise<number> {
  const { corpus } = await getImport(anna, { id });

  return (await getFunnel(anna, { id: corpus.id })).rejectedRows;
}

async function downloaded(id: string, part: "rest" | "set-aside"): Promise<unknown[]> {
  const parts: Uint8Array[] = [];
  for await (const bytes of await streamRejected(anna, { id, part })) parts.push(bytes);

  return Buffer.concat(parts)
    .toString()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

test("one row, all of one reason and all of an import are set aside, and count where attention is asked no more", async () => {
  const { id, row, alone } = await givenRejected();
  expect(await waitsOnHome(id)).toBe(3);

  expect(await setAside(anna, { id, of: "row", row, note: "Repaired" })).toMatchObject({ rows: 1, standing: null });
  expect(await figures(id)).toEqual({ rejected: 3, resolved: 0, aside: 1, open: 2, version: 1 });
  expect([await linesOf(id, "rest"), await linesOf(id, "set-aside")]).toEqual([[3, 4], [2]]);
  expect((await listRejected(anna, { id, part: "set-aside" })).items[0]).toMatchObject({
    setAside: { by: anna.person.name, note: "Repaired", at: expect.any(String) },
    alike: 1,
  });

  expect(await setAside(ben, { id, of: "reason", reason: alone, version: 1, note: "" })).toMatchObject({ rows: 1 });
  expect(await linesOf(id, "rest")).toEqual([3]);
  expect(await setAside(ben, { id, of: "import", version: 2, note: "" })).toMatchObject({ rows: 1 });
  expect(await figures(id)).toMatchObject({ aside: 3, open: 0 });
  expect(await waitsOnHome(id)).toBe(0);
  const told = (await listRejected(anna, { id, part: "set-aside" })).items.map(({ setAside: by }) => [
    by?.by,
    by?.note,
  ]);
  expect(told).toEqual([
    [anna.person.name, "Repaired"],
    [ben.person.name, null],
    [ben.person.name, null],
  ]);
});

test("what is set aside is downloaded byte for byte, with who, when and why", async () => {
  const { id, row } = await givenRejected();

  await setAside(anna, { id, of: "row", row, note: "Repaired" });

  expect(await downloaded(id, "set-aside")).toEqual([
    expect.objectContaining({
      ...{ file: "mixed.jsonl", line: 2, raw: `{"a": 1}`, encoding: "utf8" },
      setAside: { by: anna.person.name, at: expect.any(String), note: "Repaired" },
    }),
  ]);
  expect(await downloaded(id, "rest")).toMatchObject([{ line: 3 }, { line: 4 }]);
});

test("an undo puts back exactly what its act set aside", async () => {
  const { id, row, reason } = await givenRejected();
  await setAside(anna, { id, of: "row", row, note: "Mine" });
  const { act } = await setAside(ben, { id, of: "reason", reason, version: 1, note: "" });

  expect(await putBack(ben, { id, of: "act", act: String(act) })).toEqual({ rows: 1, act: null, standing: null });
  expect(await linesOf(id, "set-aside")).toEqual([2]);
  expect(await putBack(ben, { id, of: "act", act: String(act) })).toMatchObject({ rows: 0 });
  expect((await figures(id)).version).toBe(3);
});

test("rows are put back one by one, by reason or all at once", async () => {
  const { id, row, reason } = await givenRejected();
  const { act } = await setAside(anna, { id, of: "import", version: 0, note: "" });

  expect(await putBack(ben, { id, of: "row", row, act: String(act) })).toMatchObject({ rows: 1 });
  expect(await linesOf(id, "set-aside")).toEqual([3, 4]);
  expect(await putBack(ben, { id, of: "reason", reason, version: 2 })).toMatchObject({ rows: 1 });
  expect(await putBack(ben, { id, of: "import", version: 3 })).toMatchObject({ rows: 1 });
  expect(await figures(id)).toMatchObject({ aside: 0, open: 3 });
  await expect(putBack(ben, { id, of: "import", version: 4 })).rejects.toThrow("No rejected row of this import is set");
});

test("who sets a row aside second is told who was first, and overwrites nothing", async () => {
  const { id, row } = await givenRejected();

  const answers = await Promise.all(
    [anna, ben].map((ctx) => setAside(ctx, { id, of: "row", row, note: ctx.person.name })),
  );

  const [first, second] = answers.toSorted((a, b) => b.rows - a.rows);
  expect([first?.rows, second?.rows]).toEqual([1, 0]);
  expect(second?.standing).toMatchObject({ act: first?.act, note: second?.standing?.by });
  expect(await figures(id)).toMatchObject({ aside: 1, version: 1 });
});

test("a row that was set aside anew is not put back by who saw the act before", async () => {
  const { id, row } = await givenRejected();
  const { act } = await setAside(anna, { id, of: "row", row, note: "" });
  await putBack(ben, { id, of: "act", act: String(act) });
  await setAside(ben, { id, of: "row", row, note: "Not wanted" });

  expect(await putBack(anna, { id, of: "row", row, act: String(act) })).toMatchObject({
    ...{ rows: 0, standing: { by: ben.person.name, note: "Not wanted" } },
  });
  expect(await linesOf(id, "set-aside")).toEqual([2]);
});

test("of two who act on many rows at once the second is asked to look again", async () => {
  const { id } = await givenRejected();

  const answers = await Promise.allSettled(
    [anna, ben].map((ctx) => setAside(ctx, { id, of: "import", version: 0, note: ctx.person.name })),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "CONFLICT", message: expect.stringContaining("Look at the list again.") },
  });
  await expect(putBack(ben, { id, of: "import", version: 0 })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a retry leaves out what is set aside, and says so where nothing else is left", async () => {
  const { id, key, row } = await givenRejected();
  await db.rejectedRow.updateMany({ where: { importId: key, line: 2 }, data: { raw: Buffer.from(anEnvelope()) } });
  await db.rejectedRow.updateMany({ where: { importId: key, line: 3 }, data: { raw: Buffer.from(anEnvelope()) } });
  const { act } = await setAside(anna, { id, of: "row", row, note: "" });

  const { importId, jobId } = await retryRejected(anna, { id });
  expect(await runToEnd(WORKER, jobId)).toBe("done");
  expect(await figures(id)).toMatchObject({ resolved: 1, aside: 1, open: 1 });
  // The row that it could not read waits in the import that it retried.
  expect(await figures(importId)).toMatchObject({ rejected: 1, open: 1 });

  await setAside(anna, { id, of: "import", version: 1, note: "" });
  expect(await figures(importId)).toMatchObject({ rejected: 1, open: 0 });
  const told = `its rejected rows stand with the import that was retried, ${id}.`;
  await expect(setAside(anna, { id: importId, of: "import", version: 0, note: "" })).rejects.toThrow(told);
  await expect(retryRejected(anna, { id: importId })).rejects.toThrow(told);
  await expect(retryRejected(anna, { id })).rejects.toThrow("The 2 that are set aside can be retried once put back.");
  await putBack(anna, { id, of: "act", act: String(act) });
  const again = await retryRejected(anna, { id });
  expect(await runToEnd(WORKER, again.jobId)).toBe("done");
  expect(await figures(id)).toMatchObject({ resolved: 2, aside: 1, open: 0 });
});

test("while a retry waits or runs nothing is set aside or put back", async () => {
  const { id, row } = await givenRejected();
  const { act } = await setAside(anna, { id, of: "row", row, note: "" });
  await retryRejected(anna, { id });

  await expect(setAside(ben, { id, of: "import", version: 1, note: "" })).rejects.toThrow("still being read. Wait");
  await expect(putBack(ben, { id, of: "act", act: String(act) })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await linesOf(id, "set-aside")).toEqual([2]);
});

test("a retry that starts in the same moment reads the row or leaves it out, and no other order is possible", async () => {
  const { id, row } = await givenRejected();

  const [aside, retry] = await Promise.allSettled([
    setAside(anna, { id, of: "row", row, note: "" }),
    retryRejected(ben, { id }),
  ]);

  expect(retry.status).toBe("fulfilled");
  if (retry.status !== "fulfilled") return;
  expect(await runToEnd(WORKER, retry.value.jobId)).toBe("done");
  const { read } = await getImport(anna, { id: retry.value.importId });
  expect(read).toBe(aside.status === "fulfilled" ? 2 : 3);
});

test("of two retries at once one starts", async () => {
  const { id } = await givenRejected();

  const started = await Promise.allSettled([retryRejected(anna, { id }), retryRejected(ben, { id })]);

  expect(started.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("the audit log says who set aside and put back how many, and why", async () => {
  const { id } = await givenRejected();
  const { act } = await setAside(anna, { id, of: "import", version: 0, note: "Repaired" });
  await putBack(ben, { id, of: "act", act: String(act) });

  const entries = await db.audit.findMany({
    where: { subject: `import:${id}`, verb: { endsWith: "_rejected" } },
    orderBy: { id: "asc" },
  });
  expect(entries).toMatchObject([
    { personId: anna.person.id, verb: "set_aside_rejected", detail: { of: "import", rows: 3, note: "Repaired" } },
    { personId: ben.person.id, verb: "put_back_rejected", detail: { of: "act", rows: 3 } },
  ]);
});

test("an import that is taken back takes what is set aside along", async () => {
  const { id, key } = await givenRejected();
  await setAside(anna, { id, of: "import", version: 0, note: "" });
  const admin = await givenContext(db, "admin", home);

  const { jobId } = await startTakeBack(admin, { id });
  expect(await runToEnd(WORKER, jobId)).toBe("done");

  expect(await db.setAside.count({ where: { importId: key } })).toBe(0);
  expect(await db.rejectedRow.count({ where: { importId: key } })).toBe(0);
});

test("who may not retry sets nothing aside; a row, an import or a reason that is not there is told", async () => {
  const { id, row, reason } = await givenRejected();
  const annotator = await givenContext(db, "annotator", home);
  const act = randomUUID();

  await expect(setAside(annotator, { id, of: "row", row, note: "" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(putBack(annotator, { id, of: "act", act })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const asked = (ctx: Context, of: string) => setAside(ctx, { id: of, of: "row", row: randomUUID(), note: "" });
  await expect(asked(anna, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(asked(anna, randomUUID())).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(setAside(anna, { id, of: "reason", reason: "other", version: 0, note: "" })).rejects.toThrow(
    `No row that waits has this reason. There are: “${reason}” (2), `,
  );
  expect(await db.setAside.count({ where: { import: { extId: id } } })).toBe(0);
});

test("what a retry brought in cannot be set aside", async () => {
  const { id, key, row } = await givenRejected();
  await db.rejectedRow.updateMany({ where: { importId: key, line: 2 }, data: { resolved: true } });

  await expect(setAside(anna, { id, of: "row", row, note: "" })).rejects.toThrow("A retry brought this row in");
  expect(await setAside(anna, { id, of: "import", version: 0, note: "" })).toMatchObject({ rows: 2 });
  expect(await figures(id)).toMatchObject({ resolved: 1, aside: 2, open: 0 });
});

// Ten thousand rows are set aside and put back, which takes a busy machine most of a minute.
test("rows that are only counted go along with their reason and with all, ten thousand at once", {
  timeout: 180_000,
}, async () => {
  const { id, key, reason } = await givenRejected();
  const file = await db.importFile.findFirstOrThrow({ where: { importId: key }, select: { id: true } });
  const raw = new Uint8Array(2);
  await db.rejectedRow.createMany({
    data: Array.from({ length: 9_997 }, (_, at) => {
      return { importId: key, fileId: file.id, fileName: "mixed.jsonl", line: at + 5, reason, raw };
    }),
  });
  await db.rejectedRest.create({ data: { importId: key, fileId: file.id, reason, count: 7, firstLine: 10_002 } });
  await db.importFile.update({ where: { id: file.id }, data: { rejectedCount: 10_007 } });
  expect(await waitsOnHome(id)).toBe(10_007);

  expect(await setAside(anna, { id, of: "reason", reason, version: 0, note: "Old" })).toMatchObject({ rows: 10_006 });
  expect(await figures(id)).toMatchObject({ aside: 10_006, open: 1 });
  expect((await getImport(anna, { id })).countedRows).toMatchObject([{ count: 7, setAside: { note: "Old" } }]);
  const annotator = await givenContext(db, "annotator", home);
  expect((await getImport(annotator, { id })).countedRows).toMatchObject([{ setAside: { note: null } }]);
  await putBack(anna, { id, of: "import", version: 1 });
  expect(await figures(id)).toMatchObject({ aside: 0, open: 10_007 });
});
