import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const RunRow = z.object({ id: z.int(), agent: z.string().nullable() });

/** The name of a run's agent; runs are few and their rows many, so names are looked up after counting. */
export type RunAgents = (run: number) => string | null;

/** The agents of a corpus's runs. */
export async function readRunAgents(db: Db, corpusId: number): Promise<RunAgents> {
  const runs = await queryRows(
    db,
    RunRow,
    sql`select ru.id, ag.name as agent from run ru left join agent ag on ag.id = ru.agent_id where ru.corpus_id = ${corpusId}`,
  );
  const agents = new Map(runs.map(({ id, agent }) => [id, agent]));

  return (run) => agents.get(run) ?? null;
}
