import type { AlikeBy, Leaving } from "@/lib/domain/pipeline";
import { rounded } from "./why-it-leaves";

/** One of a group of near-duplicates, as the pipeline orders them. */
interface Ranked {
  readonly rank: number;
  /** It stands as agentic: by its label where it has one, else by the verdict. */
  readonly isAgentic: boolean;
}

interface Duplicate extends Ranked {
  /** Null where it is not known. */
  readonly alikeBy: AlikeBy | null;
  readonly similarity: number | null;
  /** How many of the group stay. */
  readonly keep: number;
}

/** The first of its group. */
interface First extends Ranked {
  /** "another attempt at its problem" */
  readonly name: string;
}

/** In one sentence what a near-duplicate is alike to, and what put that before it. */
export function whyDuplicate(duplicate: Duplicate, first: First): string {
  return `${alikeWords(duplicate)} ${first.name}, ${orderWords(duplicate, first)}.`;
}

/** "The one of “run b” leaves at Structure": what became of the first of a group, behind its name. */
export const BECOMES = {
  winners: "is no winner",
  coefficient: "is below the coefficient gate",
  format: "breaks a format rule",
  duplicate: "is a near-duplicate itself",
  structure: "leaves at Structure",
  problem_cap: "is over the cap of its problem",
  miner_cap: "is over the cap of its miner",
  kept: "is kept",
} as const satisfies Record<Leaving, string>;

/** Calls are the same or not; how much of their thoughts is the same is an estimate. */
function alikeWords({ alikeBy, similarity }: Duplicate): string {
  if (alikeBy === "calls") return "It makes the same calls as";
  if (alikeBy === null || similarity === null) return "It is nearly the same as";

  return `Its thoughts are about ${Math.round(similarity * 100)} % those of`;
}

/** By rank, of equal ranks the agentic ones first, then by the hash of the content, as the pipeline orders them. */
function orderWords(own: Duplicate, first: First): string {
  const [before, after] = rankPair(first.rank, own.rank);
  if (own.keep > 1)
    return `and it comes after the ${own.keep} that stay of its group: the first ranks ${before}, this one ${after}, and of equal ranks agentic ones come first, then the hash of the content decides`;
  if (first.rank > own.rank) return `which ranks before it, ${before} against ${after}`;
  if (first.isAgentic && !own.isAgentic) return `which has the same rank, ${after}, and is agentic, as this one is not`;

  return `which has the same rank, ${after}; the hash of the content decides between them and says nothing about quality`;
}

/** In as many digits as tell them apart. */
function rankPair(one: number, other: number): readonly [string, string] {
  if (one === other || rounded(one) !== rounded(other)) return [rounded(one), rounded(other)];

  return [String(Math.round(one * 1e6) / 1e6), String(Math.round(other * 1e6) / 1e6)];
}
