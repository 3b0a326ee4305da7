import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { type UsedProducts, usedProducts } from "@/lib/measures/used-products";
import type { MeasurePart } from "./measure-part";

/**
 * Which products rollouts of a problem answer with and look at, kept by problem: leaks are found by them. The answer of a
 * success alone is "recommended" and joins problems, since any product can be named by a rollout that fails. Whatever else
 * is recommended is "answered", and kept by rollout as well: an audit counts what approved ones ship.
 */
export const productPart: MeasurePart = async (_db, { corpusId, keys }) => {
  const used: ({ readonly key: string } & UsedProducts)[] = [];

  return {
    take: ({ facts, trajectory }) => {
      used.push({ key: facts.key, ...usedProducts(trajectory) });
    },
    write: async (tx) => {
      const successes = await successesOf(tx, corpusId, keys);
      const rows: UsedRow[] = [];
      const rollouts: { readonly key: string; readonly ids: readonly string[] }[] = [];
      for (const { key, answer, recommended, viewed } of used) {
        const joining = successes.has(key) ? answer : [];
        const answered = recommended.filter((id) => !joining.includes(id));
        for (const [use, ids] of [["recommended", joining] as const, ["answered", answered] as const])
          rows.push(...ids.map((id) => ({ key, id, use })));
        rows.push(...viewed.map((id) => ({ key, id, use: "viewed" as const })));
        if (answered.length > 0) rollouts.push({ key, ids: answered });
      }
      await tx.rolloutAnswer.deleteMany({ where: { corpusId, trajectoryId: { in: [...keys] } } });
      if (rows.length === 0) return;

      // Two batches never run at once for a corpus; the order keeps any other writer from waiting in a circle.
      await tx.$executeRaw(sql`
        insert into problem_product (corpus_id, problem_id, product_id, use)
        select distinct ${corpusId}::int, t.problem_id, g.id, g.use
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(key bigint, id text, use text)
        join trajectory t on t.corpus_id = ${corpusId} and t.id = g.key
        order by 2, 3, 4
        on conflict do nothing`);
      await tx.$executeRaw(sql`
        insert into rollout_answer (corpus_id, trajectory_id, problem_id, product_ids)
        select ${corpusId}::int, t.id, t.problem_id, g.ids
        from jsonb_to_recordset(${JSON.stringify(rollouts)}::jsonb) as g(key bigint, ids text[])
        join trajectory t on t.corpus_id = ${corpusId} and t.id = g.key`);
    },
  };
};

interface UsedRow {
  readonly key: string;
  readonly id: string;
  readonly use: "recommended" | "answered" | "viewed";
}

/** As outcomes are by now: the rules may have given or taken some in this transaction. */
async function successesOf(
  tx: DbOrTransaction,
  corpusId: number,
  keys: readonly bigint[],
): Promise<ReadonlySet<string>> {
  const rows = await queryRows(
    tx,
    z.object({ key: z.string() }),
    sql`select t.id::text as key from trajectory t
        where t.corpus_id = ${corpusId} and t.id = any(${[...keys]}::bigint[]) and t.outcome = 'success'`,
  );

  return new Set(rows.map(({ key }) => key));
}
