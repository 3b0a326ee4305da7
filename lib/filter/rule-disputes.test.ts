import { expect, test } from "vitest";
import type { DisputeFact } from "@/lib/domain/dispute-fact";
import type { StructureLabel } from "@/lib/domain/label";
import { packRejects } from "./reject-bits";
import { type LabelledRow, ruleDisputes } from "./rule-disputes";

function given(
  count: number,
  label: StructureLabel,
  row: Partial<Omit<LabelledRow, "facts">> & { readonly facts?: readonly DisputeFact[] } = {},
): LabelledRow[] {
  const { facts = [], ...rest } = row;
  const one = { verdict: "agentic", rule: "share_at_least_agentic", rejects: 0, ...rest, label } as const;

  return Array.from({ length: count }, () => ({ ...one, facts: new Set(facts) }));
}

test("a rule that most people contradict where code rewrote the arguments is a dispute, with the interval of Wilson", () => {
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
    "“Code rewrote the arguments” is called agentic by the filter and sub-task by people in 9 of 10.",
  );
  expect(dispute?.filter).toBe("rule:share_at_least_agentic rejects:0 rewritten:>0");
  // 9 of 10: 0.596 to 0.982 (Brown, Cai and DasGupta's formula by hand).
  expect(dispute?.interval[0]).toBeCloseTo(0.5958, 4);
  expect(dispute?.interval[1]).toBeCloseTo(0.9821, 4);
});

test("people who agree, and a tie, are no dispute", () => {
  expect(ruleDisputes([...given(5, "agentic"), ...given(5, "sub_task")])).toEqual([]);
  expect(ruleDisputes(given(3, "agentic"))).toEqual([]);
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

test("people who disagree with the filter in two ways are named with the more frequent one", () => {
  const [dispute] = ruleDisputes([...given(3, "sub_task"), ...given(2, "reject"), ...given(2, "agentic")]);

  expect(dispute).toMatchObject({ label: "sub_task", agree: 3, otherwise: 5, of: 7 });
  expect(dispute?.says).toBe(
    "“The model asked for most of the calls” is called agentic by the filter and otherwise by people in 5 of 7, most often sub-task (3).",
  );
});
