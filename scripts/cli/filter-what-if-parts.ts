import type { WhatIf } from "@/lib/contract/what-if";
import { LAB_ANSWERS } from "@/lib/domain/lab-answer";
import type { MixDimension } from "@/lib/domain/lab-figure";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { number } from "./figure-cells";

/** --json has all of them. */
const MOST_FLIPS = 20;
const MOST_VALUES = 6;

/** What people say by what the filter answers, before and after; pairs that neither has are left out. */
export function confusionText({ before, after }: WhatIf["labelled"]): string {
  const countIn = (cells: typeof before.confusion, answer: string, label: string) =>
    cells.find((cell) => cell.answer === answer && cell.label === label)?.count ?? 0;
  const rows = STRUCTURE_LABELS.flatMap((label) =>
    LAB_ANSWERS.flatMap((answer) => {
      const [was, is] = [countIn(before.confusion, answer, label), countIn(after.confusion, answer, label)];

      return was + is === 0 ? [] : [[label, answer, number(was), number(is)]];
    }),
  );

  return alignedTable([["people say", "the filter", "before", "after"], ...rows], [0, 1]);
}

/** Labelled trajectories that get another answer. */
export function flipsText({ flips, flipped }: WhatIf["labelled"]): string {
  const says = `Of these ${number(flipped)} get another answer`;
  if (flips.length === 0) return `${says}.`;
  const rows = flips
    .slice(0, MOST_FLIPS)
    .map(({ id, run, label, from, to }) => [id, plain(run), label, from, to] as const);
  const of = rows.length < flipped ? `, ${number(rows.length)} of them` : "";

  return `${says}${of}:\n${alignedTable([["trajectory", "run", "people say", "before", "after"], ...rows], [0, 1, 2, 3, 4])}`;
}

const DIMENSION = {
  bucket: "bucket",
  miner: "miner",
  agent: "agent version",
  suite: "suite",
  split: "split",
} as const satisfies Record<MixDimension, string>;

/** What is kept by each value, the largest first, of every dimension that has any. */
export function mixText(mix: WhatIf["mix"]): string {
  return mix
    .filter(({ rows }) => rows.length > 0)
    .map(({ by, rows, others }) => {
      const shown = rows
        .slice(0, MOST_VALUES)
        .map(({ value, before, after, entered, left }) => [
          value === null ? "none" : plain(value),
          ...[before, after, entered, left].map(number),
        ]);
      const more = rows.length - shown.length + others.values;
      const foot = more === 0 ? "" : `\nand ${number(more)} more`;

      return `${alignedTable([[`kept by ${DIMENSION[by]}`, "before", "after", "enter", "leave"], ...shown])}${foot}`;
    })
    .join("\n\n");
}
