import type { JudgeGroup, JudgeReport } from "@/lib/contract/judge";
import { groupBy } from "@/lib/filter/group-by";
import { facetTerm, facetValue, type JudgeFacet } from "@/lib/query/judge-scope";
import type { CountRow } from "./count-judged";
import { facetSpelling } from "./facet-spelling";
import { type GateLabelRow, labelFigures } from "./label-figures";
import type { ReportScope } from "./report-scope";
import type { RunAgents } from "./run-agents";

type GroupFacet = Exclude<JudgeFacet, "week">;

/** A corpus may have thousands of agents; those judged most are told. */
const MOST_GROUPS = 200;

interface Input {
  readonly scope: ReportScope;
  readonly counts: readonly CountRow[];
  readonly labels: readonly GateLabelRow[];
  readonly agentOf: RunAgents;
}

/** How the judge errs by its model, its rubric, the bucket and the agent. */
export function reportGroups(input: Input): JudgeReport["groups"] {
  return {
    model: groupsOf(input, "model"),
    rubric: groupsOf(input, "rubric"),
    bucket: groupsOf(input, "bucket"),
    agent: groupsOf(input, "agent"),
  };
}

function groupsOf({ scope, counts, labels, agentOf }: Input, facet: GroupFacet): JudgeReport["groups"][GroupFacet] {
  const kind = facet === "agent" ? "run" : facet;
  const storedName = (row: CountRow | GateLabelRow): string | null =>
    facet === "agent" ? agentOf(row.run ?? 0) : row[facet];
  const spelled = facetSpelling(counts, kind, storedName);
  const nameOf = (row: CountRow | GateLabelRow): string | null => spelled(storedName(row));
  const judged = new Map<string | null, { scored: number; failed: number }>();
  for (const row of counts) {
    if (row.kind !== kind || row.state === null || row.state === "absent") continue;
    const known = judged.get(nameOf(row)) ?? { scored: 0, failed: 0 };
    judged.set(nameOf(row), { ...known, [row.state]: known[row.state] + row.count });
  }
  const labelled = groupBy(labels, nameOf);

  const items = [...judged].map(([name, { scored, failed }]): JudgeGroup => {
    const value = facetValue(facet, name);
    const term = facetTerm(facet, value);

    return {
      name,
      value,
      judged: { count: scored, filter: scope.listOf(term, "judge:scored") },
      failed: { count: failed, filter: scope.listOf(term, "judge:failed") },
      ...labelFigures(labelled.get(name) ?? [], scope.labelsOf(term)),
    };
  });

  return {
    all: items.length,
    items: items.toSorted((a, b) => b.judged.count - a.judged.count || order(a.name, b.name)).slice(0, MOST_GROUPS),
  };
}

function order(a: string | null, b: string | null): number {
  return (a ?? "") < (b ?? "") ? -1 : 1;
}
