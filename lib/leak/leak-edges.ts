import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { LeakProblem } from "./leak-problem";

/** Why two problems are certainly variants of one: each is enough by itself (domain 6). */
export const JOIN_REASONS = ["query", "gold", "recommended", "title"] as const;
export type JoinReason = (typeof JOIN_REASONS)[number];

/** Problems by place in the list, with what they share. */
export interface LeakEdge {
  readonly a: number;
  readonly b: number;
  readonly reason: JoinReason;
  readonly value: string;
}

/** A value of one reason that a person lets join nothing. */
export interface LeakCut {
  readonly reason: JoinReason;
  readonly value: string;
}

const VALUES_OF: Readonly<Record<JoinReason, (problem: LeakProblem) => readonly string[]>> = {
  query: ({ query }) => filled(normaliseQuery(query)),
  gold: ({ goldIds }) => goldIds,
  recommended: ({ recommendedIds }) => recommendedIds,
  title: ({ titles }) => titles.flatMap((title) => filled(normaliseQuery(title))),
};

/**
 * Edges between problems that share a normalised query, a product that their rewards want, a product that a successful
 * rollout of one recommends, or a wanted title. Problems with one value are joined to the first of them, so there are
 * as many edges as problems and values, never their square.
 *
 * @param problems - `recommendedIds` of successful rollouts only
 */
export function leakEdges(problems: readonly LeakProblem[]): readonly LeakEdge[] {
  return JOIN_REASONS.flatMap((reason) => {
    const own = problems.map(VALUES_OF[reason]);
    const first = firstHolders(own);
    const edges: LeakEdge[] = [];

    for (const [place, values] of own.entries()) {
      for (const value of new Set(withAnswers(values, reason, problems[place]))) {
        const holder = first.get(value);
        if (holder === undefined || holder === place) continue;
        edges.push({ a: Math.min(holder, place), b: Math.max(holder, place), reason, value });
      }
    }

    return edges;
  });
}

/** Values by which a problem is joined for a reason. */
export function joinedBy(problem: LeakProblem, reason: JoinReason): readonly string[] {
  return withAnswers(VALUES_OF[reason](problem), reason, problem);
}

/** What a successful rollout recommends answers the problem as well as what its reward wants: it joins those that want it. */
function withAnswers(
  values: readonly string[],
  reason: JoinReason,
  problem: LeakProblem | undefined,
): readonly string[] {
  return reason === "recommended" ? [...values, ...(problem?.goldIds ?? [])] : values;
}

/** Of each value the first problem that has it; a product that is recommended nowhere has none for that reason. */
function firstHolders(own: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [place, values] of own.entries()) {
    for (const value of values) if (!first.has(value)) first.set(value, place);
  }

  return first;
}

function filled(text: string): readonly string[] {
  return text === "" ? [] : [text];
}
