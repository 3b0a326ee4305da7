import { describe, expect, test } from "vitest";
import type { Question } from "./question";
import { type GivenAnswers, settleAnswers } from "./settle-answers";

const ALL: readonly Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: false },
  { kind: "outcome", isRequired: false },
  { kind: "flags", options: [{ key: "loop", text: "Loops" }] },
  { kind: "note" },
];

function given(values: Readonly<Record<string, string>>, asked: readonly Question[] = ALL): GivenAnswers {
  return { asked, values: new Map(Object.entries(values)) };
}

test("what everybody answers alike is settled, and the item is done", () => {
  const { state, settled, differing } = settleAnswers([
    given({ structure: "agentic", gate: "5" }),
    given({ structure: "agentic", gate: "5" }),
  ]);

  expect(state).toBe("done");
  expect([...settled]).toEqual([
    ["structure", "agentic"],
    ["gate", "5"],
  ]);
  expect(differing).toEqual([]);
});

test("a single answer settles what it says", () => {
  expect(settleAnswers([given({ structure: "reject" })])).toMatchObject({ state: "done", differing: [] });
});

test("one question that differs is a conflict, and the others are settled", () => {
  const { state, settled, differing } = settleAnswers([
    given({ structure: "agentic", gate: "4" }),
    given({ structure: "agentic", gate: "5" }),
  ]);

  expect({ state, differing, settled: [...settled.keys()] }).toEqual({
    state: "conflict",
    differing: ["gate"],
    settled: ["structure"],
  });
});

test("two of three are not enough", () => {
  const answers = ["agentic", "agentic", "sub_task"].map((structure) => given({ structure }));

  expect(settleAnswers(answers)).toMatchObject({ state: "conflict", differing: ["structure"] });
});

test("who leaves an optional question open says nothing about it: it is neither settled nor in conflict", () => {
  const one = settleAnswers([given({ structure: "agentic", gate: "5" }), given({ structure: "agentic" })]);
  const two = settleAnswers(
    ["4", "5"].map((gate) => given({ structure: "agentic", gate })).concat(given({ structure: "agentic" })),
  );

  expect(one).toMatchObject({ state: "done", differing: [] });
  expect([...one.settled.keys()]).toEqual(["structure"]);
  expect(two.differing).toEqual(["gate"]);
});

test("a required question that one left open, by rejecting, differs", () => {
  const asked: readonly Question[] = [
    { kind: "structure", isRequired: true },
    { kind: "gate", isRequired: true },
  ];
  const answers = [given({ structure: "reject" }, asked), given({ structure: "agentic", gate: "4" }, asked)];

  expect(settleAnswers(answers).differing).toEqual(["structure", "gate"]);
});

test("flags are compared as sets: none is an answer, and not the same as one", () => {
  const same = [given({ structure: "agentic", flags: "" }), given({ structure: "agentic", flags: "" })];
  const other = [given({ structure: "agentic", flags: "" }), given({ structure: "agentic", flags: "loop" })];

  expect(settleAnswers(same).settled.get("flags")).toBe("");
  expect(settleAnswers(other).differing).toEqual(["flags"]);
});

test("notes never differ", () => {
  const answers = [given({ structure: "agentic", note: "a" }), given({ structure: "agentic", note: "b" })];

  expect(settleAnswers(answers)).toMatchObject({ state: "done", differing: [] });
});

describe("a broken task", () => {
  test("that everybody sees blocks the item, also where something else differs", () => {
    const answers = [given({ structure: "agentic", outcome: "task" }), given({ structure: "reject", outcome: "task" })];

    expect(settleAnswers(answers)).toMatchObject({ state: "blocked_task_fault", differing: ["structure"] });
  });

  test.each([{ outcome: "ok" }, {}])("that some see is a conflict, whether others said %j or nothing", (other) => {
    const answers = [given({ structure: "agentic", outcome: "task" }), given({ structure: "agentic", ...other })];

    expect(settleAnswers(answers)).toMatchObject({ state: "conflict", differing: ["outcome"] });
  });
});

test("a question that was asked of some alone is neither settled nor in conflict", () => {
  const [structure] = ALL;
  const answers = [
    given({ structure: "agentic", gate: "5" }),
    given({ structure: "agentic" }, structure ? [structure] : []),
  ];

  expect(settleAnswers(answers)).toMatchObject({ state: "done", differing: [] });
  expect(settleAnswers(answers).settled.has("gate")).toBe(false);
});
