import type { FilterDifference, RuleDisputes } from "@/lib/contract/filter-difference";

const ID = "3a1d5e90-7b42-4c1f-8e35-61d2a6b7c";

type Dispute = RuleDisputes["items"][number];

/** The one that the paper's readers argue about. */
export function givenDispute(overrides: Partial<Dispute> = {}): Dispute {
  return {
    rule: "share_at_least_agentic",
    fact: "rewritten",
    answer: "agentic",
    label: "sub_task",
    ...{ agree: 9, otherwise: 9, of: 10 },
    interval: [0.5958, 0.9821],
    ...{ note: null, tooFew: null },
    says: "By the rule “The model asked for most of the calls” the filter’s answer is agentic; of the rows that share “Code rewrote the arguments”, people call 9 of 10 sub-task.",
    filter: "rule:share_at_least_agentic rejects:0 rewritten:>0",
    labelledFilter: "rule:share_at_least_agentic rejects:0 rewritten:>0 -blind_label:none",
    rows: 412,
    ...overrides,
  };
}

export function givenDisputes(overrides: Partial<RuleDisputes> = {}): RuleDisputes {
  return {
    version: { id: `${ID}001`, name: "defaults-1", isActive: true },
    ...{ labels: "blind", labelled: 64, notBlind: 0, unsettled: 0 },
    decided: 64,
    items: [givenDispute()],
    ...overrides,
  };
}

/** A share that moved past the trajectory, and a cap that others decide. */
export function givenDifference(overrides: Partial<FilterDifference> = {}): FilterDifference {
  const passes = { value: 0.7375, gate: null, passes: true };

  return {
    from: {
      version: { id: `${ID}001`, name: "defaults-1" },
      isDraft: false,
      verdict: "agentic",
      rule: "share_at_least_agentic",
      explanation: "The model asked for 17 of 20 catalogue calls, 85 %; agentic from 80 %.",
      rejects: [],
      coefficient: passes,
      leaves: null,
    },
    to: {
      version: { id: `${ID}002`, name: "strict" },
      isDraft: false,
      verdict: "review",
      rule: "share_between",
      explanation: "The model asked for 17 of 20 catalogue calls, 85 %; between 20 % and 90 % a person decides.",
      rejects: [{ code: "R4", says: "The conversation is longer than the token budget: 15000 of 14336" }],
      coefficient: { value: 0.7375, gate: 0.9, passes: false },
      leaves: null,
    },
    isSame: false,
    thresholds: [
      {
        ...{ name: "agenticShare", words: "Agentic share", from: "0.8", to: "0.9" },
        ...{ decides: true, needsOthers: false },
      },
      {
        ...{ name: "capPerProblem", words: "Cap per problem", from: "off", to: "40" },
        ...{ decides: false, needsOthers: true },
      },
    ],
    why: "The verdict goes from agentic to review, because of Agentic share 0.8 → 0.9.",
    ...overrides,
  };
}
