import type { ClusterQuery } from "@/lib/contract/clusters";
import { likePattern } from "@/lib/db/compile-test";
import { emptySql, joinSql, type Sql, sql } from "@/lib/db/query-rows";
import { isIdText } from "@/lib/filter/result-ids";
import { CLUSTER_ID } from "./seen-clusters";

/** A condition over `c (id, problems)` for what a list of clusters is asked. */
export function matchingClusters(
  corpusId: number,
  { size, reason, find, torn }: Pick<ClusterQuery, "size" | "reason" | "find" | "torn">,
): Sql {
  const words = find?.trim() ?? "";

  return joinSql(
    [
      size === "several" ? sql`c.problems > 1` : sql`true`,
      reason === undefined ? sql`true` : sql`c.id in (${joinedBy(corpusId, reason)})`,
      words === "" ? sql`true` : sql`c.id in (${holding(corpusId, words)})`,
      torn === undefined
        ? sql`true`
        : sql`c.id in (${tornIn(sql`s.corpus_id = ${corpusId} and s.ext_id = ${torn}::uuid`)})`,
    ],
    " and ",
  );
}

/** Clusters in several pools of the splits that meet a condition over `split s`. */
export function tornIn(condition: Sql): Sql {
  return sql`select ${CLUSTER_ID} from split s join split_pool sp on sp.split_id = s.id join problem p on p.id = sp.problem_id
    where ${condition} group by s.id, ${CLUSTER_ID} having count(distinct sp.pool) > 1`;
}

function joinedBy(corpusId: number, reason: string): Sql {
  return sql`select ${CLUSTER_ID} from leak_edge e join problem p on p.id = e.a_id
    where e.corpus_id = ${corpusId} and e.reason = ${reason}`;
}

/** Words of a query, a problem's own id, or a product that its reward wants or its rollouts use. */
function holding(corpusId: number, words: string): Sql {
  const product = isIdText(words)
    ? sql`or p.id in (select u.problem_id from problem_product u where u.corpus_id = ${corpusId} and u.product_id = ${words})
        or jsonb_path_exists(p.reward, '$[*].product_id[*] ? (@ == $id)', jsonb_build_object('id', ${words}::text))`
    : emptySql;

  return sql`select ${CLUSTER_ID} from problem p where p.corpus_id = ${corpusId}
    and (p.query ilike ${likePattern(["", words, ""])} or p.key = ${words} or p.ext_id::text = lower(${words}) ${product})`;
}
