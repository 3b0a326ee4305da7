import type { DbOrTransaction } from "@/lib/db/client";

export interface RunFacts {
  readonly suite: string | null;
  /** Agent, version and model, as far as they are known. */
  readonly agent: string | null;
}

/** What runs are of, by their internal keys. */
export async function readRunFacts(
  db: DbOrTransaction,
  keys: readonly number[],
): Promise<ReadonlyMap<number, RunFacts>> {
  const runs = await db.run.findMany({
    where: { id: { in: [...keys] } },
    select: { id: true, suite: true, agent: { select: { name: true, version: true, model: true } } },
  });

  return new Map(
    runs.map(({ id, suite, agent }) => {
      const named = agent ? [...new Set([agent.name, agent.version, agent.model])].filter(Boolean).join(" ") : null;
      return [id, { suite, agent: named }] as const;
    }),
  );
}
