import { sql } from "@/lib/db/query-rows";
import { usedProducts } from "@/lib/measures/used-products";
import type { MeasurePart } from "./measure-part";

/**
 * Which products rollouts of a problem answer with and look at, kept by problem: leaks are found by them. Answers of
 * successful rollouts alone count, since any product can be named by one that fails.
 */
export const productPart: MeasurePart = async (_db, { corpusId }) => {
  const rows: UsedRow[] = [];

  return {
    take: ({ facts, trajectory }) => {
      const { recommended, viewed } = usedProducts(trajectory);
      const { key } = facts;
      if (facts.outcome === "success")
        rows.push(...recommended.map((id) => ({ key, id, use: "recommended" }) as const));
      rows.push(...viewed.map((id) => ({ key, id, use: "viewed" }) as const));
    },
    write: async (tx) => {
      if (rows.length === 0) return;

      // Two batches never run at once for a corpus; the order keeps any other writer from waiting in a circle.
      await tx.$executeRaw(sql`
        insert into problem_product (corpus_id, problem_id, product_id, use)
        select distinct ${corpusId}::int, t.problem_id, g.id, g.use
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key bigint, id text, use text)
        join trajectory t on t.corpus_id = ${corpusId} and t.id = g.key
        order by 2, 3, 4
        on conflict do nothing`);
    },
  };
};

interface UsedRow {
  readonly key: string;
  readonly id: string;
  readonly use: "recommended" | "viewed";
}
