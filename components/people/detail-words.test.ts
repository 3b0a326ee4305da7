import { expect, test } from "vitest";
import { detailWords } from "./detail-words";

const CORPUS = "0190b1c2-0000-4000-8000-000000000001";
const JOB = "0190b1c3-0000-4000-8000-000000000002";
const CORPORA = new Map([[CORPUS, "Night 3"]]);
const words = (detail: unknown) =>
  detailWords(detail, CORPORA).parts.map(({ name, value }) => [name, value].filter(Boolean).join(" "));

test.each([
  [{ corpusId: CORPUS, files: ["a.jsonl", "b.jsonl"] }, ["corpus Night 3", "files a.jsonl, b.jsonl"]],
  [{ corpusId: CORPUS, files: ["a", "b", "c", "d", "e", "f"] }, ["corpus Night 3", "6 files"]],
  [{ questions: [{ kind: "structure" }] }, ["1 question"]],
  [
    { reviewers: `["${CORPUS}","${JOB}"]`, questions: '[{"kind":"gate"}]' },
    ["reviewers Night 3, 0190b1c3", "1 question"],
  ],
  [{ reviewers: "[not a list", questions: '"none"' }, ["reviewers [not a list", 'questions "none"']],
  [{ jobId: JOB, approved: true, changing: 12_034 }, ["approved yes", "changing 12,034"]],
  [{ seed: 20_260_701, share: 0.25 }, ["seed 20260701", "share 0.25"]],
  [{ runs: 1, name: "Night 3", trajectories: 6 }, ["name Night 3", "trajectories 6", "runs 1"]],
  [{ role: "lead", name: "", email: null, reviewers: [] }, ["role lead"]],
  [{ expiresAt: "2026-08-24T10:00:00.000Z" }, ["good until 24 Aug 2026, 10:00 UTC"]],
  [{ hash: "ab".repeat(32), basedOn: "defaults-1" }, ["hash abababab", "based on defaults-1"]],
  [{ recipe: { preset: "chat", options: { redact: false } } }, ["preset chat", "redact no"]],
  [
    { before: { value: 0.4, k: null, label: "x" }, after: { value: 0.5, k: 8, label: "x" } },
    ["value 0.4 → 0.5", "k none → 8"],
  ],
  [
    { corpus: CORPUS, before: { value: 0.4, version: 2 }, after: { value: 0.5, k: 8, suite: null } },
    ["corpus Night 3", "value 0.4 → 0.5", "k none → 8"],
  ],
  [{ corpusId: 1, files: ["a.jsonl"] }, ["files a.jsonl"]],
  [
    { seed: 7, name: "Night", level: "product", shares: { test: 0.15, train: 0.8, validation: 0.05, never_touch: 0 } },
    ["name Night", "seed 7", "level product", "shares train 0.8, validation 0.05, test 0.15"],
  ],
  [{ cause: "missed_evidence", commit: JOB }, ["cause The judge missed what it could see"]],
  [{ cause: "constructor" }, ["cause constructor"]],
  [{ reason: "Takes back “share-70”.", version: "a" }, ["reason Takes back “share-70”", "version a"]],
  [{}, []],
  [null, []],
])("%j is told in plain words", (detail, expected) => {
  expect(words(detail)).toEqual(expected);
});

test("what the words leave out can be told", () => {
  const isCut = (detail: unknown) => detailWords(detail, CORPORA).isCut;

  expect([{ role: "lead" }, {}].map(isCut)).toEqual([false, false]);
  expect(
    [{ job: JOB }, { corpus: CORPUS }, { note: "long ".repeat(40) }, { files: ["a", "b", "c", "d"] }].map(isCut),
  ).toEqual([true, true, true, true]);
});

test("of many facts the first are told", () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`part ${at}`, at]));

  expect(detailWords(many, CORPORA)).toMatchObject({ isCut: true, parts: { length: 6 } });
});

test("what other words of the entry tell is left out, and the record keeps it", () => {
  const told = detailWords({ approved: true, version: 2 }, CORPORA, new Set(["approved", "version"]));

  expect(told).toEqual({ parts: [], isCut: true });
});
