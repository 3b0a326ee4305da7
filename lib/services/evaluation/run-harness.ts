import * as z from "zod";
import type { RunHarness } from "@/lib/contract/runs";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { Bytes, jsonOf } from "@/lib/services/trajectories/stored-gzip";
import type { RolloutScope } from "./rollout-cells";

const OutlineRow = z.object({ run_id: z.int(), body: Bytes });
const Named = z.looseObject({ name: z.string().min(1) });
const Tool = z.union([
  z.looseObject({ function: Named }).transform((tool) => tool.function.name),
  Named.transform((tool) => tool.name),
]);
const Outline = z.looseObject({ extra: z.looseObject({ tools: z.array(z.unknown()).optional() }).optional() });

/** Of a record that nobody would write. */
const MOST_TOOLS = 200;

/** The tools that the first rollout of each run declares, by the run's key; runs whose rollout declares none are left out. */
export async function declaredTools(
  { db }: Asker,
  { corpusId, rows }: RolloutScope,
  runs: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (runs.length === 0) return new Map();
  const stored = await queryRows(
    db,
    OutlineRow,
    sql`select f.run_id, o.body from (
          select t.run_id, min(t.id) as id ${rows} and t.run_id = any(${[...runs]}::int[]) group by 1) f
        join trajectory_outline o on o.corpus_id = ${corpusId} and o.trajectory_id = f.id`,
  );
  const found = new Map<number, readonly string[]>();
  for (const { run_id, body } of stored) {
    const tools = toolNames(await jsonOf(body));
    if (tools.length > 0) found.set(run_id, tools);
  }

  return found;
}

/** The harness of a run: its name, else the tools that a rollout of it declares. */
export function harnessOf(name: string | null, tools: readonly string[] | undefined): RunHarness {
  if (name !== null) return { kind: "named", name };

  return tools === undefined ? { kind: "unknown" } : { kind: "declared", tools: [...tools] };
}

function toolNames(outline: unknown): readonly string[] {
  const declared = Outline.safeParse(outline).data?.extra?.tools ?? [];
  const names = declared.slice(0, MOST_TOOLS).flatMap((tool) => Tool.safeParse(tool).data ?? []);

  return [...new Set(names)].toSorted();
}
