import type { Comparison } from "@/lib/contract/comparison";

interface UntriedWords {
  /** Of a cell, and with a capital of a column. */
  readonly cell: string;
  readonly column: string;
  readonly problems: string;
  /** After the letter of a run. */
  readonly ofOne: string;
  readonly about: string;
}

const UNTRIED: UntriedWords = {
  cell: "not tried",
  column: "Not tried",
  problems: "problems not tried",
  ofOne: "did not try it",
  about: "Another run of this comparison did. They are in no figure of this one.",
};

const UNSEEN: UntriedWords = {
  cell: "not tried, or hidden while you review it blind",
  column: "Not seen",
  problems: "problems without rollouts that you may see",
  ofOne: "has none that you may see",
  about:
    "Another run of this comparison has some. This one did not try them, or its rollouts are hidden while you review them blind. They are in no figure of this one.",
};

/** Of problems without rollouts of a run: where some are hidden from the person, nobody may say that it did not try them. */
export function untriedWords({ leftOut }: Pick<Comparison, "leftOut">): UntriedWords {
  return leftOut === null ? UNTRIED : UNSEEN;
}
