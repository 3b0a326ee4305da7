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

const VALUES_OF: Readonly<Record<JoinReason, (problem: LeakProblem) => readonly string[]>> = {
  query: ({ query }) => filled(normaliseQuery(query)),
  gold: ({ goldIds }) => goldIds,
  // What a successful rollout recommends answers the problem as well as what its reward wants: they are one set of ids.
  recommended: ({ goldIds, recommendedIds }) => [...recommendedIds, ...goldIds],
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
    const first = new Map<string, number>();
    const edges: LeakEdge[] = [];

    for (const [place, problem] of problems.entries()) {
      for (const value of new Set(VALUES_OF[reason](problem))) {
        const known = first.get(value);
        if (known === undefined) first.set(value, place);
        else if (reason !== "recommended" || !isGoldOfBoth(problems, known, place, value)) {
          edges.push({ a: known, b: place, reason, value });
        }
      }
    }

    return edges;
  });
}

/** Such a pair is joined by its gold product already. */
function isGoldOfBoth(problems: readonly LeakProblem[], a: number, b: number, id: string): boolean {
  return [a, b].every((place) => problems[place]?.goldIds.includes(id) === true);
}

function filled(text: string): readonly string[] {
  return text === "" ? [] : [text];
}
