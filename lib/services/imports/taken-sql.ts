import { type Sql, sql } from "@/lib/db/query-rows";
import type { TakenImport } from "./locate-take-back";

type Taken = Pick<TakenImport, "corpus" | "ids">;

/** What an import brought, as `(id, problem_id, run_id)`. */
export function takenTrajectories({ corpus, ids }: Taken): Sql {
  return sql`select t.id, t.problem_id, t.run_id from trajectory t
    where t.corpus_id = ${corpus.id}::int and t.import_id = any(${[...ids]}::int[])`;
}

/** Problems or runs of `taken_trajectory` that no other trajectory has, as `(id)`. */
export function takenAlone({ corpus, ids }: Taken, column: "problem_id" | "run_id"): Sql {
  const own = column === "problem_id" ? sql`problem_id` : sql`run_id`;

  return sql`select distinct g.${own} as id from taken_trajectory g where not exists (select from trajectory o
    where o.corpus_id = ${corpus.id}::int and o.${own} = g.${own} and not (o.import_id = any(${[...ids]}::int[])))`;
}

/** The same relations in front of one statement, where no transaction keeps them: `taken_trajectory`, `taken_problem`, `taken_run`. */
export function withTaken(taken: Taken): Sql {
  return sql`with taken_trajectory as materialized (${takenTrajectories(taken)}),
    taken_problem as materialized (${takenAlone(taken, "problem_id")}),
    taken_run as materialized (${takenAlone(taken, "run_id")})`;
}
