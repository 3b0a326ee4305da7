import { DISPUTE_FACT_FILTER, DISPUTE_FACT_TEXT, DISPUTE_FACTS, type DisputeFact } from "@/lib/domain/dispute-fact";
import type { StructureLabel } from "@/lib/domain/label";
import { type FilterAnswer, filterAnswer } from "@/lib/domain/pipeline";
import type { Verdict } from "@/lib/domain/verdict";
import { type ClusterTally, shareOfClusters } from "@/lib/stats/cluster-ratio";
import { unpackRejects } from "./reject-bits";
import { ruleText } from "./rule-text";

/** A trajectory that people labelled, with what a filter version says of it. */
export interface LabelledRow {
  readonly verdict: Verdict;
  readonly rule: string;
  /** Bits of the rejects that count. */
  readonly rejects: number;
  readonly label: StructureLabel;
  /** Its problem: labels of one problem are not independent. */
  readonly problem: number;
  /** What is remarkable about it; "none" is never named. */
  readonly facts: ReadonlySet<DisputeFact>;
}

export interface RuleDispute {
  /** Of the verdict, or the code of the reject. */
  readonly rule: string;
  readonly fact: DisputeFact;
  readonly answer: FilterAnswer;
  /** What people say most often of what the filter does not. */
  readonly label: StructureLabel;
  readonly agree: number;
  /** Rows of which people say anything else than the filter. */
  readonly otherwise: number;
  readonly of: number;
  /** Of the share of rows of which people say otherwise than the filter, over problems; null where `tooFew` says why. */
  readonly interval: [number, number] | null;
  /** Why there is no interval: labels, or problems, are too few to say. */
  readonly tooFew: string | null;
  readonly says: string;
  /** Filter text that lists every trajectory of the group, labelled or not, where the version is active. */
  readonly filter: string;
}

/** The filter leaves these to people, so nobody can contradict it. */
const LEFT_TO_PEOPLE: readonly FilterAnswer[] = ["review", "insufficient_evidence"];

/**
 * Rules, with what is remarkable beside them, where people say otherwise than the filter of more than half of the labelled
 * trajectories; those with the highest lower bound come first, those with too few labels to say last. A trajectory is in a
 * group for each reject that it breaks, and for each fact that it has.
 */
export function ruleDisputes(rows: readonly LabelledRow[]): RuleDispute[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const answer = filterAnswer(row.verdict, row.rejects);
    if (!isDecided(row)) continue;
    for (const rule of answer === "reject" ? unpackRejects(row.rejects) : [row.rule]) {
      for (const fact of factsOf(row)) add(groups, { rule, fact, answer }, row);
    }
  }

  return [...groups.values()].flatMap(disputeOf).toSorted(byEvidence);
}

/** Whether the filter answered of a row, or left it to people. */
export function isDecided({ verdict, rejects }: Pick<LabelledRow, "verdict" | "rejects">): boolean {
  return !LEFT_TO_PEOPLE.includes(filterAnswer(verdict, rejects));
}

interface Group extends Pick<RuleDispute, "rule" | "fact" | "answer"> {
  readonly labels: Map<StructureLabel, number>;
  /** Of each problem: labels, and how many of them say otherwise than the filter. */
  readonly problems: Map<number, ClusterTally>;
}

function factsOf({ facts }: LabelledRow): readonly DisputeFact[] {
  const found = DISPUTE_FACTS.filter((fact) => facts.has(fact));

  return found.length === 0 ? ["none"] : found;
}

function add(groups: Map<string, Group>, of: Omit<Group, "labels" | "problems">, row: LabelledRow): void {
  const { label, problem } = row;
  const key = `${of.rule} ${of.fact} ${of.answer}`;
  const group = groups.get(key) ?? { ...of, labels: new Map(), problems: new Map() };
  const { count, sum } = group.problems.get(problem) ?? { count: 0, sum: 0 };
  group.labels.set(label, (group.labels.get(label) ?? 0) + 1);
  group.problems.set(problem, { count: count + 1, sum: sum + (label === of.answer ? 0 : 1) });
  groups.set(key, group);
}

function disputeOf({ rule, fact, answer, labels, problems }: Group): RuleDispute[] {
  const of = [...labels.values()].reduce((sum, count) => sum + count, 0);
  const others = [...labels].filter(([label]) => label !== answer).toSorted(([, a], [, b]) => b - a);
  const otherwise = others.reduce((sum, [, count]) => sum + count, 0);
  const [most] = others;
  if (most === undefined || otherwise * 2 <= of) return [];

  const [label, agree] = most;
  const share = shareOfClusters([...problems.values()], "Nothing is labelled.");
  // What the rows share stands beside the rule, which alone decided.
  const [which, rowWord] =
    fact === "none" ? ["", of === 1 ? " row" : " rows"] : [`of the rows that share “${DISPUTE_FACT_TEXT[fact]}”, `, ""];
  const people =
    agree === otherwise
      ? `${agree} of ${of}${rowWord} ${WORDS[label]}`
      : `${otherwise} of ${of}${rowWord} otherwise, most often ${WORDS[label]} (${agree})`;

  return [
    {
      ...{ rule, fact, answer, label, agree, otherwise, of },
      ...(share.kind === "estimated"
        ? { interval: [share.interval.low, share.interval.high], tooFew: null }
        : { interval: null, tooFew: share.reason }),
      says: `By the rule “${ruleText(rule)}” the filter’s answer is ${WORDS[answer]}; ${which}people call ${people}.`,
      filter: `${answer === "reject" ? `reject:${rule}` : `rule:${rule} rejects:0`} ${DISPUTE_FACT_FILTER[fact]}`,
    },
  ];
}

const WORDS = {
  agentic: "agentic",
  sub_task: "sub-task",
  reject: "a reject",
  review: "a case for people",
  insufficient_evidence: "a case without evidence",
} as const satisfies Record<FilterAnswer, string>;

function byEvidence(a: RuleDispute, b: RuleDispute): number {
  return (b.interval?.[0] ?? -1) - (a.interval?.[0] ?? -1) || b.of - a.of || (a.filter < b.filter ? -1 : 1);
}
