import { rolloutName } from "@/components/problem/rollout-name";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { RowsWritten } from "@/lib/client/approvals";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { beginningOf } from "@/lib/domain/beginning-of";

/** What was done to approvals of single rows. */
export type RowsAct = "approve" | "take-back" | "undo-approve" | "undo-take-back";
export type NamedRow = Pick<TrajectoryRow, "run" | "rollout"> & {
  readonly problem: Pick<TrajectoryRow["problem"], "query">;
};

interface Words {
  readonly message: string;
  /** Which row it was, and what became of others; undefined where there is nothing of it to say. */
  readonly detail: string | undefined;
}

/** What a person is told after rows were written one by one; where it was about one row, which. */
export function writtenWords(act: RowsAct, { saved, conflicts, refused }: RowsWritten, row?: NamedRow): Words {
  const words = WORDS[act];

  return {
    message: saved.length === 0 ? words.none : words.some(saved.length),
    detail: sentences(
      row !== undefined && nameOf(row),
      conflicts > 0 && words.conflict(conflicts),
      whyNot(refused, words.not),
    ),
  };
}

const WORDS = {
  approve: {
    some: (count) => `Approved ${countOf(count, "trajectory", "trajectories")}`,
    none: "No row was approved",
    conflict: (count) => `${changed(count)} Look at ${count === 1 ? "it" : "them"} and approve again.`,
    not: "not approved",
  },
  "take-back": {
    some: (count) => `${countOf(count, "approval")} taken back`,
    none: "No approval was taken back",
    conflict: (count) =>
      `${changed(count)} Look at ${count === 1 ? "it and take its approval" : "them and take their approvals"} back again.`,
    not: "not taken back",
  },
  "undo-approve": {
    some: (count) => `${countOf(count, "approval")} taken back`,
    none: "No approval was taken back",
    conflict: answered,
    not: "not taken back",
  },
  "undo-take-back": {
    some: (count) => `Approved ${countOf(count, "trajectory", "trajectories")} again`,
    none: "No row was approved again",
    conflict: answered,
    not: "not approved again",
  },
} as const satisfies Record<
  RowsAct,
  { some: (count: number) => string; none: string; conflict: (count: number) => string; not: string }
>;

function changed(count: number): string {
  return count === 1
    ? "1 row changed meanwhile and stayed as it is."
    : `${formatNumber(count)} rows changed meanwhile and stayed as they are.`;
}

function answered(count: number): string {
  return count === 1
    ? "1 row was answered again since and stays as it is."
    : `${formatNumber(count)} rows were answered again since and stay as they are.`;
}

/** Run, rollout and the beginning of the problem: rollouts of one problem are told apart by the former alone. */
function nameOf({ run, rollout, problem }: NamedRow): string {
  const name = rolloutName({ run: { name: run }, rollout });
  const words = beginningOf(problem.query);

  return words === "" ? name : `${name}, “${words}”`;
}

function whyNot(refused: RowsWritten["refused"], what: string): string | false {
  const reasons = [...new Set(refused.map(({ message }) => message))];

  return refused.length > 0 && `${countOf(refused.length, "row")} ${what}: ${reasons.join(" ")}`;
}

/** The name stands without a stop where it is alone, as names do in other notices. */
function sentences(name: string | false, ...parts: readonly (string | false)[]): string | undefined {
  const said = parts.filter((part) => part !== false);
  if (name === false) return said.length === 0 ? undefined : said.join(" ");

  return said.length === 0 ? name : [`${name}.`, ...said].join(" ");
}
