import type { PairedFlips, WhatIf } from "@/lib/contract/what-if";
import { capReachWords } from "@/lib/domain/cap-reach";
import { SCORED_STAGES } from "@/lib/domain/lab-answer";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { unscoredWords } from "@/lib/domain/pipeline-notes";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { estimateNotes, estimateText, intervalsLine } from "./estimate-text";
import { number, shortP, withNoun } from "./figure-cells";
import { confusionText, flipsText, mixText } from "./filter-what-if-parts";
import { labelsText } from "./labels-text";
import { representedBy } from "./represented-by";

const SCORES = ["precision", "recall", "f1"] as const;

/** A what-if for a terminal: titles from agents and sources are made plain. */
export function whatIfText(answer: WhatIf): string {
  const { trajectories, ms, verdicts, stages, entered, left, labelled } = answer;
  const scores = SCORES.map((name) => [name, estimateText(labelled.before[name]), estimateText(labelled.after[name])]);
  const figures = SCORES.flatMap((name) =>
    (["before", "after"] as const).map((side) => ({
      figure: name === "f1" ? "F1" : name,
      side,
      estimate: labelled[side][name],
    })),
  );
  const parts = [
    `Trajectories: ${number(trajectories)}, computed in ${number(Math.round(ms))} ms`,
    alignedTable([
      ["verdict", "before", "after"],
      ...verdicts.map(({ verdict, before, after }) => [verdict, number(before), number(after)]),
    ]),
    alignedTable([
      ["come as far as", "before", "after", ""],
      ...stages.map(({ stage, before, after, isOff }) => [stage, number(before), number(after), isOff ? "off" : ""]),
    ]),
    movedText("Enter", entered),
    movedText("Leave", left),
    mixText(answer.mix),
    `${labelsText(labelled)}\n${flipsText(labelled)}`,
    ...(labelled.n > 0 ? [confusionText(labelled)] : []),
    alignedTable([["", "before", "after"], ...scores], [0, 1, 2]),
    [
      ...(labelled.n > 0 ? [pairedText(labelled.paired), intervalsLine(figures), SCORED_STAGES, LABELS_NOT_DRAWN] : []),
      ...estimateNotes(figures, "before and after"),
    ].join("\n"),
    ...notesOf(answer),
  ];

  return `${parts.join("\n\n")}\n`;
}

function movedText(title: string, { count, approved, samples }: WhatIf["entered"]): string {
  if (count === 0) return `${title}: none.`;
  const said = `${number(count)}, of them approved ${number(approved)}`;
  const rows = samples.map(({ id, run, rollout, outcome, label, why, other }) => [
    ...[id, plain(run), rollout === null ? "–" : number(rollout), outcome, label ?? "–"],
    other === null ? plain(why) : `${plain(why)} It is ${representedBy(other)}`,
  ]);
  const head = ["trajectory", "run", "rollout", "outcome", "label", "why"];

  return `${title}: ${said}, such as\n${alignedTable([head, ...rows], [0, 1, 3, 4, 5])}`;
}

const NOUN = { problem: "problem", agent: "agent version" } as const;

function pairedText({ gained, lost, by, up, down, agents, p }: PairedFlips): string {
  const of = agents === 0 ? "" : `, of ${withNoun(agents, "agent version")}`;

  return `Agreement on agentic or not: gained on ${number(gained)}, lost on ${number(lost)}${of}; ${withNoun(up, NOUN[by])} for it, ${number(down)} against, p = ${shortP(p)} (exact sign test).`;
}

function notesOf({ leftOut, notCompared, notScored, trajectories, caps }: WhatIf): string[] {
  const unscored = unscoredWords({ trajectories, notScored });

  return [
    ...(unscored === undefined ? [] : [unscored]),
    ...caps.map(capReachWords),
    ...(leftOut > 0 ? [`Left out, because you review them blind: ${number(leftOut)}.`] : []),
    ...(notCompared > 0 ? [`Not compared yet, so no duplicates: ${number(notCompared)}.`] : []),
    ...(notScored > 0 && unscored === undefined ? [`Outcome not scored, so no winners: ${number(notScored)}.`] : []),
  ];
}
