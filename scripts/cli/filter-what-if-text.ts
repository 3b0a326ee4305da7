import type { Estimate } from "@/lib/contract/queues";
import type { PairedFlips, WhatIf } from "@/lib/contract/what-if";
import { intervalMethod } from "@/lib/domain/interval-method";
import { SCORED_STAGES } from "@/lib/domain/lab-answer";
import { LABELS_NOT_DRAWN } from "@/lib/domain/labels-not-drawn";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { number, shortP, withNoun } from "./figure-cells";
import { confusionText, flipsText, mixText } from "./filter-what-if-parts";
import { labelsText } from "./labels-text";

const SCORES = ["precision", "recall", "f1"] as const;

/** A what-if for a terminal: titles from agents and sources are made plain. */
export function whatIfText(answer: WhatIf): string {
  const { trajectories, ms, verdicts, stages, entered, left, labelled } = answer;
  const scores = SCORES.map((name) => [name, estimateText(labelled.before[name]), estimateText(labelled.after[name])]);
  const figures = SCORES.flatMap((name) => [labelled.before[name], labelled.after[name]]);
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
      ...estimateNotes(figures),
    ].join("\n"),
    ...notesOf(answer),
  ];

  return `${parts.join("\n\n")}\n`;
}

function movedText(title: string, { count, approved, samples }: WhatIf["entered"]): string {
  if (count === 0) return `${title}: none.`;
  const said = `${number(count)}, of them approved ${number(approved)}`;
  const rows = samples.map(({ id, run, why }) => [id, plain(run), plain(why)]);

  return `${title}: ${said}, such as\n${alignedTable([["trajectory", "run", "why"], ...rows], [0, 1, 2])}`;
}

const NOUN = { problem: "problem", agent: "agent version" } as const;

function pairedText({ gained, lost, by, up, down, agents, p }: PairedFlips): string {
  const of = agents === 0 ? "" : `, of ${withNoun(agents, "agent version")}`;

  return `Agreement on agentic or not: gained on ${number(gained)}, lost on ${number(lost)}${of}; ${withNoun(up, NOUN[by])} for it, ${number(down)} against, p = ${shortP(p)} (exact sign test).`;
}

/** How the intervals of some figures against labels are made. */
export function intervalsLine(estimates: readonly Estimate[]): string {
  const notes = estimates.map((estimate) => (estimate.value === null ? null : estimate.note));

  return `Intervals: 95 %, ${intervalMethod(notes)}.`;
}

/** What has to be known before the intervals of some figures are trusted, a line each; --json says of which. */
export function estimateNotes(estimates: readonly Estimate[]): string[] {
  return [...new Set(estimates.flatMap((estimate) => (estimate.value === null ? [] : (estimate.note ?? []))))].map(
    (note) => `Of some: ${plain(note)}`,
  );
}

/** A value with its interval, or why there is none. */
export function estimateText(estimate: Estimate): string {
  if (estimate.value === null) return `– (${plain(estimate.reason)})`;
  const { value, low, high, n } = estimate;
  const bounds = low === null || high === null ? "" : ` (${low.toFixed(4)} to ${high.toFixed(4)})`;

  return `${value.toFixed(4)}${bounds} of ${number(n)}`;
}

function notesOf({ leftOut, notCompared, notScored }: WhatIf): string[] {
  return [
    ...(leftOut > 0 ? [`Left out, because you review them blind: ${number(leftOut)}.`] : []),
    ...(notCompared > 0 ? [`Not compared yet, so no duplicates: ${number(notCompared)}.`] : []),
    ...(notScored > 0 ? [`Outcome not scored, so no winners: ${number(notScored)}.`] : []),
  ];
}
