import * as z from "zod";
import type { ClusterQuery } from "@/lib/contract/clusters";
import { likePattern } from "@/lib/db/compile-test";
import { emptySql, joinSql, type Sql, sql } from "@/lib/db/query-rows";
import { isIdText } from "@/lib/filter/result-ids";
import { CLUSTER_ID } from "./cluster-sql";

/** A condition over `c (id, problems, reasons)` for what a list of clusters is asked. */
export function matchingClusters(
  corpusId: number,
  { size, reason, find, torn }: Pick<ClusterQuery, "size" | "reason" | "find" | "torn">,
): Sql {
  const words = find?.trim() ?? "";

  return joinSql(
    [
      size === "several" ? sql`c.problems > 1` : sql`true`,
      reason === undefined ? sql`true` : sql`${reason} = any(c.reasons)`,
      words === "" ? sql`true` : sql`c.id in (${holding(corpusId, words)})`,
      torn === undefined
        ? sql`true`
        : sql`c.id in (${tornIn(sql`s.corpus_id = ${corpusId} and s.ext_id = ${torn}::uuid`)})`,
    ],
    " and ",
  );
}

/** Clusters in several pools of the splits that meet a condition over `split s` and `leak_cluster c`. */
export function tornIn(condition: Sql): Sql {
  return sql`select c.id from split s join split_pool sp on sp.split_id = s.id
    join problem_cluster pc on pc.problem_id = sp.problem_id join leak_cluster c on c.id = pc.cluster_id and c.problems > 1
    where ${condition} group by s.id, c.id having min(sp.pool) <> max(sp.pool)`;
}

function holding(corpusId: number, words: string): Sql {
  return sql`select ${CLUSTER_ID} from problem p where p.id in (${problemsHolding(corpusId, words)})`;
}

/** Problems by words of their query, their own id, or a product that their reward wants or their rollouts use. */
export function problemsHolding(corpusId: number, words: string): Sql {
  const id = z.uuid().safeParse(words).success
    ? sql`union all select p.id from problem p where p.corpus_id = ${corpusId} and p.ext_id = ${words}::uuid`
    : emptySql;
  const product = isIdText(words)
    ? sql`union all select u.problem_id from problem_product u where u.corpus_id = ${corpusId} and u.product_id = ${words}
        union all select p.id from problem p where p.corpus_id = ${corpusId}
          and jsonb_path_exists(p.reward, '$[*].product_id[*] ? (@ == $id)', jsonb_build_object('id', ${words}::text))`
    : emptySql;

  // One by one, so that each is found by its index.
  return sql`select p.id from problem p where p.corpus_id = ${corpusId} and p.query ilike ${likePattern(["", words, ""])}
    union all select p.id from problem p where p.corpus_id = ${corpusId} and p.key = ${words}
    ${id} ${product}`;
}
