import type { EvaluatedRun } from "@/lib/contract/evaluation";

/** Names runs that are printed together: each by its name, those that share one by the word that names them alone. */
export function distinctNames(runs: readonly EvaluatedRun[]): (run: EvaluatedRun) => string {
  const names = runs.map(({ name }) => name);

  return ({ name, word }) => (names.indexOf(name) === names.lastIndexOf(name) ? name : word);
}
