import type { Pool } from "@/lib/leak/assign-pools";
import type { PooledProblem } from "@/lib/leak/audit-pools";
import type { RowProblem } from "./row-problem";

interface Gathered {
  readonly pool: Pool;
  query: string;
  readonly recommended: Set<string>;
  readonly viewed: Set<string>;
}

/** Gathers what the rows of a release tell of their problems; memory grows with the problems, not with the rows. */
export class ShippedProblems {
  readonly #byKey = new Map<string, Gathered>();

  add(key: string, pool: Pool, { query, recommendedIds, viewedIds }: RowProblem): void {
    const known = this.#byKey.get(key) ?? { pool, query, recommended: new Set<string>(), viewed: new Set<string>() };
    for (const id of recommendedIds) known.recommended.add(id);
    for (const id of viewedIds) known.viewed.add(id);
    if (known.query === "") known.query = query;
    this.#byKey.set(key, known);
  }

  /** By key, as the guards look at them. */
  all(): readonly PooledProblem[] {
    return [...this.#byKey].map(([name, { pool, query, recommended, viewed }]) => ({
      ...{ name, pool, query, goldIds: [], titles: [] },
      recommendedIds: [...recommended],
      viewedIds: [...viewed],
    }));
  }
}
