import { expect, test } from "vitest";
import type { DisputeFact } from "@/lib/domain/dispute-fact";
import type { StructureLabel } from "@/lib/domain/label";
import { wilsonInterval } from "@/lib/stats/wilson";
import { packRejects } from "./reject-bits";
import { isDecided, type LabelledRow, ruleDisputes } from "./rule-disputes";

function given(
  count: number,
  label: StructureLabel,
  row: Partial<Omit<LabelledRow, "facts">> & { readonly facts?: readonly DisputeFact[] } = {},
): LabelledRow[] {
  const { facts = [], ...rest } = row;
  const one = { verdict: "agentic", rule: "share_at_least_agentic", rejects: 0, ...rest, label } as const;

  // Each of a problem of its own, where none is given.
  return Array.from({ length: count }, () => {
    problems += 1;
    return { problem: problems, agent: null, ...one, facts: new Set(facts) };
  });
}
let problems = 0;

test("a rule that most people contradict where code rewrote the arguments is a dispute, with an interval", () => {
  const facts = ["rewritten"] as const;

  const found = ruleDisputes([...given(9, "sub_task", { facts }), ...given(1, "agentic", { facts })]);

  expect(found).toHaveLength(1);
  const [dispute] = found;
  expect(dispute).toMatchObject({
    rule: "share_at_least_agentic",
    fact: "rewritten",
    label: "sub_task",
    agree: 9,
    of: 10,
  });
  expect(dispute?.says).toBe(
    "By the rule “The model asked for most of the calls” the filter’s answer is agentic; of the rows that share “Code rewrote the arguments”, people call 9 of 10 sub-task.",
  );
  expect(dispute?.filter).toBe("rule:share_at_least_agentic rejects:0 rewritten:>0");
  // By hand: ten problems show a variance of 10 / 9 · 0.9 / 10² = 0.01, so 0.09 / 0.01 = 9 labels, of which Student's t with
  // 9 degrees leaves 9 · (1.959964 / 2.262157)² = 6.756; Wilson on those is 0.755 ± 0.2316.
  expect(dispute?.interval?.[0]).toBeCloseTo(0.5234, 4);
  expect(dispute?.interval?.[1]).toBeCloseTo(0.9866, 4);
});

test("labels of one problem say less than those of as many problems, and of few problems nothing is said", () => {
  const alone = ruleDisputes([...given(27, "sub_task"), ...given(3, "agentic")]);
  const alike = Array.from({ length: 10 }, (_, problem) =>
    given(3, problem === 0 ? "agentic" : "sub_task", { problem: -problem }),
  ).flat();
  const one = ruleDisputes([...given(27, "sub_task", { problem: -1 }), ...given(3, "agentic", { problem: -2 })]);

  const widthOf = ([dispute]: ReturnType<typeof ruleDisputes>) =>
    dispute?.interval ? dispute.interval[1] - dispute.interval[0] : Number.NaN;

  expect(widthOf(ruleDisputes(alike))).toBeGreaterThan(1.4 * widthOf(alone));
  expect(one[0]).toMatchObject({
    interval: null,
    tooFew: "Too few to say: the labels are of 2 of at least 10 problems.",
  });
});

test("of few agent versions it is said how few, and of none that is named too", () => {
  const noteOf = (agents: readonly (string | null)[]) =>
    ruleDisputes(agents.flatMap((agent) => [...given(9, "sub_task", { agent }), ...given(3, "agentic", { agent })]))[0]
      ?.note;

  expect(noteOf(["a 1"])).toBe("It rests on 1 agent version only, so it holds for that one.");
  expect(noteOf(["a 1", "a 2", null])).toBe("It rests on 2 agent versions only, so it holds for those.");
  expect(noteOf([null])).toMatch(/^No agent version is named/);
  expect(noteOf(Array.from({ length: 10 }, (_, at) => `a ${at}`))).toBeNull();
});

test("an agent version that errs alike in every problem says little more than one label", () => {
  const found = ruleDisputes(
    Array.from({ length: 12 }, (_, at) => given(10, at % 3 > 0 ? "sub_task" : "agentic", { agent: `a ${at}` })).flat(),
  );

  // By hand: twelve agent versions that are all or none say as much as eleven labels, with Student's t at 11 degrees of a
  // table; each label is of a problem of its own, so by problem and by both take each other out.
  const { low, high } = wilsonInterval(2 / 3, 11 * (1.95996 / 2.20099) ** 2);
  expect(found[0]).toMatchObject({ of: 120, interval: [expect.closeTo(low, 3), expect.closeTo(high, 3)] });
});

test("what rests on too few labels says so and comes last, however alike they are", () => {
  const found = ruleDisputes([
    ...given(9, "sub_task", { facts: ["macro"] }),
    ...given(7, "sub_task", { facts: ["retry"] }),
    ...given(5, "agentic", { facts: ["retry"] }),
  ]);

  expect(found.map(({ fact, tooFew }) => [fact, tooFew])).toEqual([
    ["retry", null],
    ["macro", "Too few to say: it rests on 9 of at least 10 labels."],
  ]);
});

test("people who agree, and a tie, are no dispute", () => {
  expect(ruleDisputes([...given(5, "agentic"), ...given(5, "sub_task")])).toEqual([]);
  expect(ruleDisputes(given(3, "agentic"))).toEqual([]);
});

test("what the filter leaves to people is not decided, unless a reject decides it", () => {
  expect(
    (["agentic", "sub_task", "review", "insufficient_evidence"] as const).map((verdict) =>
      isDecided({ verdict, rejects: 0 }),
    ),
  ).toEqual([true, true, false, false]);
  expect(isDecided({ verdict: "review", rejects: packRejects(["R2"]) })).toBe(true);
});

test("what the filter leaves to people cannot be disputed", () => {
  expect(ruleDisputes(given(4, "sub_task", { verdict: "review", rule: "share_between" }))).toEqual([]);
  expect(ruleDisputes(given(4, "agentic", { verdict: "insufficient_evidence", rule: "no_log" }))).toEqual([]);
});

test("a reject comes before who acted, and each rule that is broken is disputed by itself", () => {
  const found = ruleDisputes(given(3, "agentic", { rejects: packRejects(["R2", "R5"]) }));

  expect(found.map(({ rule, answer, filter }) => [rule, answer, filter.split(" ")[0]])).toEqual([
    ["R2", "reject", "reject:R2"],
    ["R5", "reject", "reject:R5"],
  ]);
});

test("a trajectory with two facts is in both groups, and one without any is not with them", () => {
  const found = ruleDisputes([...given(4, "sub_task", { facts: ["macro", "cycle"] }), ...given(2, "sub_task")]);

  expect(found.map(({ fact, of }) => [fact, of])).toEqual([
    ["cycle", 4],
    ["macro", 4],
    ["none", 2],
  ]);
});

test("more rows of the same share are more evidence and come first", () => {
  const found = ruleDisputes([
    ...given(2, "sub_task", { facts: ["macro"] }),
    ...given(20, "sub_task", { facts: ["retry"] }),
  ]);

  expect(found.map(({ fact }) => fact)).toEqual(["retry", "macro"]);
});

test("a few who all say otherwise are surer than many of whom little more than half do, and come first", () => {
  const found = ruleDisputes([
    ...given(36, "sub_task", { facts: ["retry"] }),
    ...given(24, "agentic", { facts: ["retry"] }),
    ...given(12, "sub_task", { facts: ["macro"] }),
  ]);

  expect(found.map(({ fact, of }) => [fact, of])).toEqual([
    ["macro", 12],
    ["retry", 60],
  ]);
});

test("people who disagree with the filter in two ways are named with the more frequent one", () => {
  const [dispute] = ruleDisputes([...given(3, "sub_task"), ...given(2, "reject"), ...given(2, "agentic")]);

  expect(dispute).toMatchObject({ label: "sub_task", agree: 3, otherwise: 5, of: 7 });
  expect(dispute?.says).toBe(
    "By the rule “The model asked for most of the calls” the filter’s answer is agentic; people call 5 of 7 rows otherwise, most often sub-task (3).",
  );
});

test("of labels that are equally frequent none is called the most frequent", () => {
  const [dispute] = ruleDisputes([...given(1, "sub_task"), ...given(1, "reject")]);

  expect(dispute?.says).toBe(
    "By the rule “The model asked for most of the calls” the filter’s answer is agentic; people call 2 of 2 rows otherwise, as often sub-task as a reject (1 each).",
  );
});
