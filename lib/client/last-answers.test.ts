import { expect, test, vi } from "vitest";
import type { LastAnswer } from "@/lib/contract/last-answer";
import { aStorage } from "./given-storage";
import { readLastAnswers, withLastOfServer, writeLastAnswers } from "./last-answers";
import type { Owner } from "./own-store";

const QUEUE = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
const ANNA: Owner = { id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d001", access: "required" };
const BEN: Owner = { id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d002", access: "required" };
const LOCAL: Owner = { id: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6d003", access: "local" };

function anAnswer(): LastAnswer {
  return {
    commit: crypto.randomUUID(),
    item: crypto.randomUUID(),
    trajectory: crypto.randomUUID(),
    task: "a brass lamp",
    questions: [{ kind: "structure", isRequired: true }],
    answers: { structure: "agentic" },
    isBlind: true,
  };
}

test("the last answers of one person are not those of another in the same browser", async () => {
  const storage = aStorage();
  const answers = [anAnswer()];

  writeLastAnswers(storage, { queue: QUEUE, owner: ANNA, answers });
  expect(await readLastAnswers(storage, QUEUE, BEN)).toEqual([]);
  writeLastAnswers(storage, { queue: QUEUE, owner: BEN, answers: [] });

  expect(await readLastAnswers(storage, QUEUE, ANNA)).toEqual(answers);
});

test("a browser without room for them keeps those that it has, and nobody from answering", async () => {
  const storage = aStorage();
  const answers = [anAnswer()];
  writeLastAnswers(storage, { queue: QUEUE, owner: ANNA, answers });
  vi.spyOn(storage, "setItem").mockImplementation(() => {
    throw new Error("Full");
  });

  writeLastAnswers(storage, { queue: QUEUE, owner: ANNA, answers: [...answers, anAnswer()] });

  expect(await readLastAnswers(storage, QUEUE, ANNA)).toEqual(answers);
});

test("answers that name nobody are read in local mode only", async () => {
  const storage = aStorage();
  const answers = [anAnswer()];
  storage.setItem(`assay.answers.${QUEUE}`, JSON.stringify(answers));

  expect(await readLastAnswers(storage, QUEUE, ANNA)).toEqual([]);
  expect(await readLastAnswers(storage, QUEUE, LOCAL)).toEqual(answers);
});

test("an answer that another browser gave comes behind what was sent and before what was not", () => {
  const [sent, unsent, elsewhere] = [anAnswer(), anAnswer(), anAnswer()];

  const answers = withLastOfServer([sent, unsent], { last: elsewhere, unsent: new Set([unsent.commit]) });

  expect(answers).toEqual([sent, elsewhere, unsent]);
});

test("of an answer that is here the server knows more, and it keeps its place", () => {
  const [first, second] = [anAnswer(), anAnswer()];
  const last = { ...first, isRevealed: true };

  expect(withLastOfServer([first, second], { last, unsent: new Set([second.commit]) })).toEqual([last, second]);
});

test("what was taken back elsewhere is no last answer here; one that is filed beside the others stays", () => {
  const [first, second] = [anAnswer(), anAnswer()];
  const extra: LastAnswer = { ...anAnswer(), isExtra: true };
  const unsent = new Set<string>();

  expect(withLastOfServer([first, second, extra], { last: first, unsent })).toEqual([first, extra]);
  expect(withLastOfServer([first, second, extra], { last: null, unsent })).toEqual([extra]);
});
