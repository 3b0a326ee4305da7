import { describe, expect, test } from "vitest";
import { givenImport, givenImportFile, givenJob, givenVeiledFile } from "./given-import";
import { importName, importState, progressText, STATE_TEXT, waitingText } from "./import-state";
import { resultText } from "./result-text";

const RETRY = { retryOf: crypto.randomUUID(), read: 3, imported: 0, rejected: 3 };

describe("importState", () => {
  test.each([
    ["queued", "waiting"],
    ["running", "running"],
    ["failed", "failed"],
    ["cancelled", "cancelled"],
    ["done", "done"],
  ] as const)("a job that is %s makes the import %s", (state, expected) => {
    expect(importState(givenImport({ job: givenJob({ state }) }))).toBe(expected);
  });

  test("a running job that was asked to stop is cancelling", () => {
    expect(importState(givenImport({ job: givenJob({ state: "running", cancelRequested: true }) }))).toBe("cancelling");
  });

  test("rejected rows make it partial until a retry brought all of them in", () => {
    expect(importState(givenImport({ rejected: 2, resolved: 1 }))).toBe("partial");
    expect(importState(givenImport({ rejected: 2, resolved: 2 }))).toBe("done");
  });

  test("where every row was rejected nothing is done in part, until a retry brought some in", () => {
    expect(importState(givenImport({ read: 2, imported: 0, rejected: 2, open: 2 }))).toBe("empty");
    expect(importState(givenImport({ read: 2, imported: 0, rejected: 2, resolved: 1, open: 1 }))).toBe("partial");
  });

  test("rejected rows that are set aside ask for nobody any more, nor do the retries that could not read them", () => {
    expect(importState(givenImport({ rejected: 3, resolved: 1, setAside: 1 }))).toBe("partial");
    expect(importState(givenImport({ rejected: 3, resolved: 1, setAside: 2 }))).toBe("done");
    expect(importState(givenImport({ rejected: 2, retryOf: crypto.randomUUID(), open: 0 }))).toBe("done");
  });

  test("a refused file beside a good one makes it partial", () => {
    const files = [givenImportFile(), givenImportFile({ state: "refused", refusal: "Tried sn15." })];

    expect(importState(givenImport({ files }))).toBe("partial");
  });

  test("an import that read nothing is not done", () => {
    expect(importState(givenImport({ read: 0, imported: 0 }))).toBe("empty");
    expect(STATE_TEXT.empty).toMatchObject({ word: "Nothing imported", tone: "subtask" });
  });

  test.each([
    ["of nothing else", { read: 2, imported: 0, files: [givenVeiledFile()] }, "veiled"],
    ["beside trajectories", { files: [givenVeiledFile(), givenImportFile()] }, "veiled"],
    ["beside nothing but rows that wait", { read: 4, imported: 0, files: [givenVeiledFile()], rejected: 2 }, "partial"],
    ["beside rows that wait", { files: [givenVeiledFile(), givenImportFile()], rejected: 2 }, "partial"],
  ] as const)("one with hidden answer keys, %s, is not said to be done", (_, facts, state) => {
    expect(importState(givenImport({ ...facts, files: [...facts.files] }))).toBe(state);
    expect(STATE_TEXT.veiled.word).toBe("Read");
  });

  test("an import without a job is over", () => {
    expect(importState(givenImport({ job: null }))).toBe("done");
  });
});

const HIDDEN =
  "What was taken of its problems is hidden from you while you review rollouts of this corpus blind, with the reward hidden.";

describe("resultText", () => {
  test.each([
    [{}, "1,204 trajectories imported."],
    [{ imported: 1, read: 1 }, "1 trajectory imported."],
    [{ imported: 0, duplicates: 1204 }, "Nothing new: all 1,204 were here already."],
    [{ imported: 0, duplicates: 1, read: 1 }, "Nothing new: the 1 trajectory was here already."],
    [{ imported: 1000, duplicates: 200, rejected: 4 }, "1,000 trajectories imported, 200 here already, 4 rejected."],
    [
      { imported: 1200, rejected: 4, resolved: 3 },
      "1,200 trajectories imported, 1 rejected, 3 rejected at first and brought in by a retry.",
    ],
    [
      { read: 0, imported: 0, files: [givenImportFile({ format: "tau2-bench" })] },
      "The file was read as tau2-bench and holds no trajectory. Check that it was written after its run had ended, then import it again.",
    ],
    [
      { read: 0, imported: 0, files: [givenImportFile(), givenImportFile()] },
      "The files hold no trajectory. Check that they were written after their runs had ended, then import them again.",
    ],
    [{ read: 3, imported: 0, rejected: 3 }, "Nothing imported, 3 rejected."],
    [{ read: 3, imported: 0, rejected: 3, setAside: 1 }, "Nothing imported, 2 rejected, 1 rejected and set aside."],
    [{ imported: 1200, rejected: 4, setAside: 4 }, "1,200 trajectories imported, 4 rejected and set aside."],
    [
      { read: 13, imported: 0, duplicates: 12, rejected: 1, rejectedBefore: 1 },
      "Nothing changed: 12 trajectories were here already, and 1 row was rejected before.",
    ],
    [
      { read: 17, imported: 0, duplicates: 12, products: 5, sameProducts: 5 },
      "Nothing changed: 12 trajectories were here already, and 5 products were known so already.",
    ],
    [
      { read: 6, imported: 0, answerKeys: 3, sameAnswerKeys: 2, rejected: 1 },
      "3 answer keys new or changed, 2 answer keys as known, 1 rejected.",
    ],
    [{ read: 30, imported: 0, sameAnswerKeys: 30 }, "Nothing new: all 30 were known so already."],
    [
      { read: 3, imported: 0, sameAnswerKeys: 2, rejected: 1, rejectedBefore: 1 },
      "Nothing changed: 2 answer keys were known so already, and 1 row was rejected before.",
    ],
    [{ read: 2, imported: 0, rejected: 2, rejectedBefore: 2 }, "Nothing changed: all 2 were rejected before."],
    [
      { read: 3, imported: 0, sameProducts: 1, rejected: 2, rejectedBefore: 2 },
      "Nothing changed: 1 product was known so already, and 2 rows were rejected before.",
    ],
    [
      { read: 4, imported: 0, duplicates: 2, rejected: 2, rejectedBefore: 1 },
      "Nothing imported, 2 here already, 2 rejected.",
    ],
    [
      { read: 3, imported: 0, answerKeys: 1, replaced: 2 },
      "1 answer key new or changed, 2 rows replaced by a later one.",
    ],
    [
      { read: 2, imported: 0, sameAnswerKeys: 1, replaced: 1 },
      "Nothing changed: 1 answer key was known so already, and 1 row was replaced by a later one.",
    ],
    [{ read: 2, imported: 0, files: [givenVeiledFile()] }, HIDDEN],
    [
      { read: 5, imported: 3, duplicates: 0, files: [givenVeiledFile(), givenImportFile({ read: 3, imported: 3 })] },
      `3 trajectories imported. ${HIDDEN}`,
    ],
    [
      { read: 3, imported: 0, duplicates: 1, files: [givenVeiledFile(), givenImportFile({ read: 1 })] },
      `Nothing new: the 1 trajectory was here already. ${HIDDEN}`,
    ],
    [{ ...RETRY, open: 3 }, "Nothing imported, 3 rejected."],
    [{ ...RETRY, open: 1 }, "Nothing imported, 1 rejected, 2 rejected at first and brought in or set aside since."],
    [{ ...RETRY, open: 0 }, "Nothing imported, 3 rejected at first and brought in or set aside since."],
  ])("%o reads “%s”", (facts, expected) => {
    expect(resultText(givenImport(facts))).toBe(expected);
  });

  test("a cancelled import says what it kept, a failed one that nothing came in", () => {
    const cancelled = givenImport({ imported: 12, read: 12, job: givenJob({ state: "cancelled" }) });
    const failed = givenImport({ imported: 0, read: 0, job: givenJob({ state: "failed" }) });

    expect(resultText(cancelled)).toBe("12 trajectories imported before it was cancelled.");
    expect(resultText(failed)).toBe("Nothing was imported.");
  });

  test("an import that was cancelled at once does not say that its files are empty", () => {
    const cancelled = givenImport({ imported: 0, read: 0, job: givenJob({ state: "cancelled" }) });

    expect(resultText(cancelled)).toBe("Cancelled before a row was read.");
  });
});

describe("progressText", () => {
  test("names bytes, what became of the rows, how many a second and the time left", () => {
    const job = givenJob({ state: "running", done: 10_000_000, total: 40_000_000 });

    expect(
      progressText(
        givenImport({ job, read: 1000, imported: 900, duplicates: 100 }),
        Date.parse("2026-11-21T08:00:10Z"),
      ),
    ).toBe(
      "10.0 MB of 40.0 MB · 1,000 rows read, 900 imported, 100 here already · 100 rows a second · about 30 s left",
    );
  });

  test.each([
    [2, "10.0 MB of 40.0 MB · 1,000 rows read, 998 imported, 2 rejected · 100 rows a second · about 30 s left"],
    [1000, "10.0 MB of 40.0 MB · 1,000 rows read, all 1,000 rejected · 100 rows a second · about 30 s left"],
  ])("of 1,000 rows it names %i that were rejected, so that junk can be cancelled", (rejected, words) => {
    const job = givenJob({ state: "running", done: 10_000_000, total: 40_000_000 });

    expect(
      progressText(
        givenImport({ job, read: 1000, imported: 1000 - rejected, duplicates: 0, rejected }),
        Date.parse("2026-11-21T08:00:10Z"),
      ),
    ).toBe(words);
  });

  test("of hidden answer keys it does not say that none came in", () => {
    const job = givenJob({ state: "running", done: 10_000_000, total: 40_000_000 });
    const item = givenImport({ job, read: 1000, imported: 0, files: [givenVeiledFile({ read: 1000 })] });

    expect(progressText(item, Date.parse("2026-11-21T08:00:10Z"))).toContain(
      "1,000 rows read, answer keys hidden from you · 100 rows",
    );
  });

  test("guesses no time before there is something to guess from", () => {
    const job = givenJob({ state: "running", done: 0, total: 40_000_000 });

    expect(progressText(givenImport({ job, read: 0 }), Date.parse("2026-11-21T08:00:10Z"))).toBe("0 B of 40.0 MB");
  });

  test("a job nobody took up yet waits", () => {
    expect(progressText(givenImport({ job: givenJob({ state: "queued", startedAt: null }) }), 0)).toMatch(/^Waits/);
  });
});

test("an import that waits says which imports the worker is at", () => {
  const one = givenImport({ files: [givenImportFile({ name: "race.jsonl" }), givenImportFile()] });

  expect(waitingText([])).toBe("Waits until the worker takes it up.");
  expect(waitingText([one])).toBe("Waits its turn: the worker is at the import of “race.jsonl and 1 more”.");
  expect(waitingText([one, givenImport()])).toBe(
    "Waits its turn: the worker is at the imports of “race.jsonl and 1 more” and “output.jsonl”.",
  );
});

test("an import is named by its first file and the number of the others", () => {
  expect(importName(givenImport())).toBe("output.jsonl");
  expect(importName(givenImport({ files: [givenImportFile(), givenImportFile(), givenImportFile()] }))).toBe(
    "output.jsonl and 2 more",
  );
});
