import { describe, expect, test } from "vitest";
import { CreateQueue } from "@/lib/contract/queues";
import { newOption, newQuestion, questionDrafts, questionsOf } from "./question-draft";
import { createRequest, newQueue, type QueueDraft, queueFaults } from "./queue-draft";

const MATCH = { corpus: "11111111-1111-4111-8111-111111111111", filter: "gate:5" };

const named = (change: Partial<QueueDraft> = {}): QueueDraft => ({ ...newQueue(), name: "Audit", ...change });

test("a new queue is blind, hides every layer, and can be made as it stands once it has a name", () => {
  expect(queueFaults(newQueue())).toEqual({ name: "Give the queue a name." });

  const request = CreateQueue.parse(createRequest(named(), MATCH));

  expect(request).toMatchObject({ ...MATCH, mode: "blind", overlap: 2, reviewers: [], name: "Audit" });
  expect(request.hidden).toHaveLength(5);
});

test("where nobody signs in one answer an item is asked for", () => {
  expect(createRequest({ ...newQueue(true), name: "Audit" }, MATCH)).toMatchObject({ mode: "blind", overlap: 1 });
});

test("an assisted queue hides nothing, and what blind would hide comes back with it", () => {
  const assisted = named({ mode: "assisted" });

  expect(createRequest(assisted, MATCH).hidden).toEqual([]);
  expect(createRequest({ ...assisted, mode: "blind" }, MATCH).hidden).toHaveLength(5);
});

describe("a mistake is named at its field", () => {
  test.each([
    ["hidden", { hidden: [] }],
    ["reviewers", { reviewers: { kind: "named", ids: [] } }],
    ["reviewers", { reviewers: { kind: "named", ids: ["a"] }, overlap: 2 }],
    ["seed", { priority: "random", seed: "-1" }],
    ["limit", { limit: "1.5" }],
    ["limit", { limit: "0" }],
    ["questions", { questions: [] }],
    ["questions", { questions: [newQuestion("note")] }],
  ] as const)("%s", (field, change) => {
    expect(Object.keys(queueFaults(named(change)))).toEqual([field]);
  });

  test("a seed that is not used is not looked at", () => {
    expect(queueFaults(named({ priority: "oldest", seed: "" }))).toEqual({});
  });

  test("an own question without words, and answers that are empty or twice there", () => {
    const [first, second] = [newOption(), newOption()];
    const question = {
      ...newQuestion("own"),
      options: [
        { ...first, text: "Yes" },
        { ...second, text: " yes" },
      ],
    };

    expect(queueFaults(named({ questions: [question] }))).toEqual({
      [question.id]: "Write the question.",
      [`${question.id}/${second.id}`]: "This answer is there already.",
    });
  });
});

describe("keys of own questions and answers", () => {
  const own = (text: string, options: readonly string[]) => ({
    ...newQuestion("own"),
    text,
    options: options.map((option) => ({ ...newOption(), text: option })),
  });

  test("come from their words, are unlike each other, and fit the contract in any script", () => {
    const questions = questionsOf([
      own("Did it verify?", ["Yes", "Not at all", "yes!"]),
      own("Did it verify", ["是", "否"]),
      own("1st choice?", ["1", "2"]),
    ]);

    expect(CreateQueue.shape.questions.safeParse(questions).error).toBeUndefined();
    expect(questions.map((question) => ("key" in question ? question.key : ""))).toEqual([
      "own_did_it_verify",
      "own_did_it_verify_2",
      "own_a_1st_choice",
    ]);
  });

  test("stay when the words change, so that answers before and after can be compared", () => {
    const [saved] = questionsOf([own("Did it verify?", ["Yes", "No"])]);
    const [draft] = questionDrafts(saved ? [saved] : []);

    const [changed] = questionsOf(draft ? [{ ...draft, text: "Was it verified?" }] : []);

    expect(changed).toEqual({ ...saved, text: "Was it verified?" });
  });
});
