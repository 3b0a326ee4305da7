import { DISPUTE_FACT_FILTER, DISPUTE_FACT_TEXT, DISPUTE_FACTS, type DisputeFact } from "@/lib/domain/dispute-fact";
import type { StructureLabel } from "@/lib/domain/label";
import { type FilterAnswer, filterAnswer } from "@/lib/domain/pipeline";
import type { Verdict } from "@/lib/domain/verdict";
import type { ClusterTally } from "@/lib/stats/cluster-ratio";
import { squaresOf } from "@/lib/stats/cluster-squares";
import { crossedShare } from "@/lib/stats/crossed-share";
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
  /** The agent version that made it, nor are those of one; null where its source names none. */
  readonly agent: string | null;
  /** What is remarkable about it; "none" is never named. */
  readonly facts: ReadonlySet<DisputeFact>;
}

export interface RuleDispute {
  /** Of the verdict, or the code of the reject. */
  readonly rule: string;
  readonly fact: DisputeFact;
  readonly answer: FilterAnswer;
  /** What people say most often of what the filter does not; one of those that are equally frequent. */
  readonly label: StructureLabel;
  readonly agree: number;
  /** Rows of which people say anything else than the filter. */
  readonly otherwise: number;
  readonly of: number;
  /**
   * Of the share of rows of which people say otherwise than the filter, over problems and agent versions; null where
   * `tooFew` says why.
   */
  readonly interval: [number, number] | null;
  /** What has to be known before the interval is trusted. */
  readonly note: string | null;
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
  /** Of each problem, agent version and both: labels, and how many of them say otherwise than the filter. */
  readonly problems: Map<number, ClusterTally>;
  readonly agents: Map<string | null, ClusterTally>;
  readonly both: Map<string, ClusterTally>;
}

function factsOf({ facts }: LabelledRow): readonly DisputeFact[] {
  const found = DISPUTE_FACTS.filter((fact) => facts.has(fact));

  return found.length === 0 ? ["none"] : found;
}

function add(groups: Map<string, Group>, of: Pick<Group, "rule" | "fact" | "answer">, row: LabelledRow): void {
  const { label, problem, agent } = row;
  const key = `${of.rule} ${of.fact} ${of.answer}`;
  const group = groups.get(key) ?? {
    ...of,
    ...{ labels: new Map(), problems: new Map(), agents: new Map(), both: new Map() },
  };
  const mark = label === of.answer ? 0 : 1;
  group.labels.set(label, (group.labels.get(label) ?? 0) + 1);
  count(group.problems, problem, mark);
  count(group.agents, agent, mark);
  count(group.both, `${problem} ${JSON.stringify(agent)}`, mark);
  groups.set(key, group);
}

function count<Key>(tallies: Map<Key, ClusterTally>, key: Key, mark: number): void {
  const tally = tallies.get(key) ?? { count: 0, sum: 0 };
  tallies.set(key, { count: tally.count + 1, sum: tally.sum + mark });
}

function disputeOf({ rule, fact, answer, labels, problems, agents, both }: Group): RuleDispute[] {
  const of = [...labels.values()].reduce((sum, own) => sum + own, 0);
  const others = [...labels].filter(([label]) => label !== answer).toSorted(([, a], [, b]) => b - a);
  const otherwise = others.reduce((sum, [, own]) => sum + own, 0);
  const [most] = others;
  if (most === undefined || otherwise * 2 <= of) return [];

  const [label, agree] = most;
  const share = crossedShare(
    {
      byProblem: [...problems.values()],
      byAgent: [...agents.values()],
      byBoth: squaresOf([...both.values()]),
      agents: [...agents.keys()].filter((agent) => agent !== null).length,
    },
    "Nothing is labelled.",
  );
  // What the rows share stands beside the rule, which alone decided.
  const [which, rowWord] =
    fact === "none" ? ["", of === 1 ? " row" : " rows"] : [`of the rows that share “${DISPUTE_FACT_TEXT[fact]}”, `, ""];
  const people =
    agree === otherwise
      ? `${agree} of ${of}${rowWord} ${WORDS[label]}`
      : `${otherwise} of ${of}${rowWord} otherwise, ${mostWords(others, agree)}`;

  return [
    {
      ...{ rule, fact, answer, label, agree, otherwise, of },
      ...(share.kind === "estimated"
        ? { interval: [share.interval.low, share.interval.high], note: share.note ?? null, tooFew: null }
        : { interval: null, note: null, tooFew: share.reason }),
      says: `By the rule “${ruleText(rule)}” the filter’s answer is ${WORDS[answer]}; ${which}people call ${people}.`,
      filter: `${answer === "reject" ? `reject:${rule}` : `rule:${rule} rejects:0`} ${DISPUTE_FACT_FILTER[fact]}`,
    },
  ];
}

/** None of those that are equally frequent is more so. */
function mostWords(others: readonly (readonly [StructureLabel, number])[], most: number): string {
  const words = others.filter(([, own]) => own === most).map(([label]) => WORDS[label]);

  return words.length === 1 ? `most often ${words[0]} (${most})` : `as often ${words.join(" as ")} (${most} each)`;
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
