import { afterAll, expect, test } from "vitest";
import type { Sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS as thresholds } from "@/lib/domain/filter-thresholds";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { previewRemoval } from "@/lib/services/corpora/preview-removal";
import { askWhatIf } from "@/lib/services/filter-lab/what-if";
import { listAudit } from "@/lib/services/people/list-audit";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { getPipeline } from "@/lib/services/selection/get-pipeline";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { countUnread } from "./count-unread";
import { databaseUrl, db, givenFile, givenImport, home, imported } from "./fixtures/given-import";
import { aProblem, aRun, aScoredRun, fileOf, OTHER_REWARD } from "./fixtures/given-problems";
import { getImport } from "./get-import";
import { listRejected } from "./list-rejected";
import { previewTakeBack } from "./preview-take-back";
import { putBack } from "./put-back";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";
import { NOTHING_SET_ASIDE, seenMarks } from "./seen-version";
import { setAside } from "./set-aside";
import { rowsOfNoProblems } from "./sighted-rows";

afterAll(() => db.$disconnect());

const [reviewer, lead] = [await givenContext(db, "admin", home), await givenContext(db, "lead", home)];
const admin = await givenContext(db, "admin", home);

const GUESS = aProblem("a lamp", { reward: OTHER_REWARD });
const RUNS = [aRun("a desk"), `{"a": 1}`, `{"b": 2}`];

/** A corpus of which an admin reviews blind what the records of a run hold. */
async function givenBlind() {
  const { corpus: name } = await imported(await fileOf(aScoredRun("a lamp")));
  const { extId: id, ...corpus } = await db.corpus.findUniqueOrThrow({
    where: { name },
    select: { extId: true, filterVersion: { select: { extId: true } } },
  });
  await givenQueue(lead, { extId: id }, { hidden: ["reward"], reviewers: [reviewer.person.extId] });

  return { name, id, base: corpus.filterVersion.extId };
}

/** An import into it of a file of problems, with a row that says another reward than the hidden one, and of a file of runs. */
async function givenGuess(corpus: string, files: Readonly<Record<string, readonly string[]>>) {
  const paths = Object.entries(files).map(([name, rows]) => givenFile(name, rows.join("\n")));
  const given = await givenImport(await Promise.all(paths), { corpus });
  await runImport({ databaseUrl, home, importId: given.key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: given.jobId }, data: { state: "done" } });

  return given;
}

const BOTH = { "guess.jsonl": [GUESS, aProblem("a bed"), "{broken"], "runs.jsonl": RUNS };

test("that a guess was rejected is in no count of a corpus of who reviews its rewards blind", async () => {
  const { name, id, base } = await givenBlind();
  await givenGuess(name, BOTH);
  await givenGuess(name, { "again.jsonl": [GUESS], "more.jsonl": [aRun("a shelf"), `{"c": 3}`] });
  const told = async (ctx: typeof lead) => {
    const [funnel, pipeline, whatIf] = await Promise.all([
      getFunnel(ctx, { id }),
      getPipeline(ctx, { id, thresholds }),
      askWhatIf(ctx, { id, base, thresholds, labels: "all" }),
    ]);

    return [funnel.rejectedRows, pipeline.rejectedRows, whatIf.leftOut + (whatIf.stages[0]?.before ?? 0)];
  };

  const [open, blind] = await Promise.all([told(lead), told(reviewer)]);

  expect(open).toEqual([5, 5, 8]);
  expect(blind).toEqual([3, 3, 6]);
});

function anEvent() {
  let end = () => {};
  const happened = new Promise<void>((resolve) => {
    end = resolve;
  });

  return { happened, happen: () => end() };
}

/** The database, in which rows of imports are compared for the first time only once that is let go; `counted` waits for more counts. */
function heldDb() {
  const [held, letGo, counted] = [anEvent(), anEvent(), anEvent()];
  let [isHeld, left] = [false, 3];
  const ask = async (query: Sql) => {
    const isFirst = !isHeld && query.text.includes("max(r.total)");
    if (isFirst) {
      isHeld = true;
      held.happen();
      await letGo.happened;
    }
    const rows = await db.$queryRaw(query);
    if (query.text.includes("as version") && --left === 0) setImmediate(counted.happen);

    return rows;
  };

  return {
    ...{ held: held.happened, letGo: letGo.happen, counted: counted.happened },
    db: new Proxy(db, { get: (own, name) => (name === "$queryRaw" ? ask : Reflect.get(own, name)) }),
  };
}

test("nor does who reviews blind share the count of somebody who asks at the same time", async () => {
  const { name } = await givenBlind();
  await givenGuess(name, BOTH);
  const { key } = await givenGuess(name, { "more.jsonl": [aRun("a shelf"), `{"c": 3}`] });
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name } });
  const slow = heldDb();
  const count = async ({ person }: typeof lead) => (await countUnread({ db: slow.db, person }, id)).waiting;
  const first = count(lead);
  await slow.held;
  await db.rejectedRow.updateMany({ where: { importId: key }, data: { resolved: true } });

  const both = [count(lead), count(reviewer)];
  await slow.counted;
  slow.letGo();

  expect(await Promise.all([first, ...both])).toEqual([4, 4, 2]);
});

test("nor in what goes with the corpus or with the import", async () => {
  const { name, id } = await givenBlind();
  const given = await givenGuess(name, BOTH);
  const told = async (ctx: typeof lead) => {
    const { counts, isVeiled } = await previewRemoval(ctx, { id });
    const taken = (await previewTakeBack(ctx, given)).counts;

    return [counts.answerKeys, counts.rejectedRows, isVeiled, taken.answerKeys, taken.rejectedRows];
  };

  expect(await told(admin)).toEqual([1, 4, false, 1, 4]);
  expect(await told(reviewer)).toEqual([0, 2, true, 0, 2]);
});

test("an import in part of problems keeps the figures of its other files, and what is done with their rows", async () => {
  const given = await givenGuess((await givenBlind()).name, BOTH);
  const figures = async (ctx: typeof lead) => {
    const { rejected, open, setAside: aside, answerKeys, files } = await getImport(ctx, given);

    return [
      rejected,
      open,
      aside,
      answerKeys,
      files.map((file) => (file.isVeiled ? `hidden, ${file.rejected}` : file.rejected)),
    ];
  };
  const seen = async () => (await getImport(reviewer, given)).setAsideVersion;
  const open = [2, 2];
  const blind = ["hidden, 0", 2];
  expect(await figures(lead)).toEqual([4, 4, 0, 1, open]);
  expect(await figures(reviewer)).toEqual([2, 2, 0, 0, blind]);
  expect(await previewTakeBack(reviewer, given)).toMatchObject({ isVeiled: true, counts: { rejectedRows: 2 } });
  expect(await previewTakeBack(admin, given)).toMatchObject({ isVeiled: false, counts: { rejectedRows: 4 } });

  const version = await seen();
  const done = await setAside(reviewer, { ...given, of: "import", version, note: "" });

  expect(done.rows).toBe(2);
  expect(await figures(lead)).toEqual([4, 2, 2, 1, open]);
  expect(await figures(reviewer)).toEqual([2, 0, 2, 0, blind]);
  expect(await putBack(reviewer, { ...given, of: "import", version: await seen() })).toMatchObject({ rows: 2 });
});

test("what others do with its problems tells who reviews blind nothing, and what they do with the rest is seen", async () => {
  const given = await givenGuess((await givenBlind()).name, BOTH);
  const seen = async () => (await getImport(reviewer, given)).setAsideVersion;
  const { items } = await listRejected(lead, given);
  const rowOf = (file: string) => items.find((item) => item.file === file)?.id ?? "";
  const version = await seen();

  await setAside(lead, { ...given, of: "row", row: rowOf("guess.jsonl"), note: "" });
  expect(await seen()).toBe(version);
  expect(await getImport(reviewer, given)).toMatchObject({ rejected: 2, open: 2, setAside: 0 });
  const guess = { ...given, of: "row", row: rowOf("guess.jsonl"), note: "" } as const;
  await expect(setAside(reviewer, guess)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const reason = items.find(({ file }) => file === "guess.jsonl")?.reason ?? "";
  await expect(setAside(reviewer, { ...given, of: "reason", reason, version, note: "" })).rejects.toMatchObject({
    code: "FORBIDDEN",
    message: expect.not.stringContaining("answer key"),
  });

  await setAside(lead, { ...given, of: "row", row: rowOf("runs.jsonl"), note: "" });
  expect(await seen()).not.toBe(version);
  await expect(setAside(reviewer, { ...given, of: "import", version, note: "" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("how rows of several imports stand is asked at once, for each by itself", async () => {
  const { name } = await givenBlind();
  const [one, two, three] = [await givenGuess(name, BOTH), await givenGuess(name, BOTH), await givenGuess(name, BOTH)];
  for (const given of [one, two]) {
    const { setAsideVersion: version } = await getImport(lead, given);
    await setAside(lead, { ...given, of: "import", version, note: "" });
  }
  const alone = await Promise.all(
    [one, two, three].map(async (given) => (await getImport(reviewer, given)).setAsideVersion),
  );

  const marks = await seenMarks(db, [one.key, two.key, three.key], rowsOfNoProblems);

  expect([one, two, three].map(({ key }) => marks.get(key) ?? NOTHING_SET_ASIDE)).toEqual(alone);
  expect(new Set(alone).size).toBe(3);
  expect(Math.max(...alone)).toBe(NOTHING_SET_ASIDE);
});

test("who may know of all rows by the time that they set some aside has not seen them all", async () => {
  const { name, id } = await givenBlind();
  const given = await givenGuess(name, BOTH);
  const { setAsideVersion: version } = await getImport(reviewer, given);

  await db.queue.updateMany({ where: { corpus: { extId: id } }, data: { state: "closed" } });

  const asked = setAside(reviewer, { ...given, of: "import", version, note: "" });
  await expect(asked).rejects.toThrow("Other rows of this import are shown to you by now. Look at the list again.");
  expect(await getImport(reviewer, given)).toMatchObject({ rejected: 4, setAside: 0, setAsideVersion: 0 });
});

test("a retry reads no problems again, so that none of its files tells of them, and of nothing else it is refused", async () => {
  const { name } = await givenBlind();
  const both = await givenGuess(name, BOTH);
  const alone = await givenGuess(name, { "guess.jsonl": [GUESS] });

  const { importId } = await retryRejected(lead, both);

  expect((await getImport(lead, { id: importId })).files.map((file) => file.name)).toEqual(["runs.jsonl"]);
  await expect(retryRejected(lead, alone)).rejects.toThrow("Products and problems are not read again one by one.");
  await expect(retryRejected(reviewer, alone)).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("the same rows read as something else do not tell that they were rejected as problems", async () => {
  const { name } = await givenBlind();
  await givenGuess(name, { "guess.jsonl": [GUESS, "{broken"] });

  const { id, key } = await givenImport(await fileOf(aRun("a shelf"), "{broken"), { corpus: name });
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  expect(await getImport(reviewer, { id })).toMatchObject({ rejected: 1, rejectedBefore: 0 });
});

test("nor does the audit log, also once the import is taken back", async () => {
  const { name, id: corpus } = await givenBlind();
  const given = await givenGuess(name, BOTH);
  await setAside(lead, { ...given, of: "import", version: 0, note: "" });
  const gone = `import:${crypto.randomUUID()}`;
  const detail = { corpus, rejectedRows: 4, files: ["guess.jsonl"] };
  await db.audit.create({ data: { personId: lead.person.id, verb: "take_back_import", subject: gone, detail } });
  const told = async (ctx: typeof lead) => {
    const { items } = await listAudit(ctx, { limit: 50 });
    const own = items.filter(
      ({ subject, verb }) => verb !== "import" && [gone, `import:${given.id}`].includes(subject),
    );

    return own.map((item) => item.detail);
  };

  expect(await told(admin)).toMatchObject([{ rejectedRows: 4 }, { rows: 4 }]);
  const hidden = { hidden: "while you review it blind" };
  expect(await told(reviewer)).toEqual([hidden, hidden]);
});
