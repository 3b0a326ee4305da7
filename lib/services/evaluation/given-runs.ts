import { randomUUID } from "node:crypto";
import type { GivenTrajectory } from "@/lib/services/trajectories/given-corpus";

/** Rollouts of problems in one run: a row of outcomes a problem, each with an id of its own. */
export function givenRollouts(
  run: string,
  problems: Readonly<Record<string, readonly string[]>>,
  more: GivenTrajectory = {},
): GivenTrajectory[] {
  return Object.entries(problems).flatMap(([query, outcomes]) =>
    outcomes.map((outcome) => ({ run, query, outcome, sourceId: randomUUID(), ...more })),
  );
}

/** So many problems, named by their place, with these outcomes in turn. */
export function givenProblems(
  count: number,
  outcomes: readonly (readonly string[])[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`problem ${at + 1}`, outcomes[at % outcomes.length] ?? []]),
  );
}
