import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseRecipe } from "@/lib/contract/releases";
import { sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { makeClusters } from "@/lib/services/clusters/make-clusters";
import type { Context } from "@/lib/services/context";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_PARTS, MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { makeSplit } from "@/lib/services/splits/make-split";
import { growApproved } from "./build-release";
import { importFile } from "./run-one-import";

const NAME = "Bench release";
const SHARES = { train: 0.8, validation: 0.1, test: 0.1, never_touch: 0 } as const;

interface Approved {
  readonly databaseUrl: string;
  readonly corpus: { readonly id: number; readonly extId: string };
  readonly recipe: ReleaseRecipe;
}

/** A corpus of its own with so many approved trajectories, clustered, selected and split. */
export async function givenApproved(ctx: Context, databaseUrl: string, rows: number): Promise<Approved> {
  const path = join(ctx.home, "bench", "arena.jsonl");
  await writeFile(path, [...simulateArena()].map((line) => `${line}\n`).join(""));
  await importFile(ctx, databaseUrl, { path, corpus: NAME });
  const corpus = await ctx.db.corpus.findUniqueOrThrow({ where: { name: NAME }, include: { filterVersion: true } });
  const of = { databaseUrl, corpusId: corpus.id };
  for (let afterId: bigint | undefined = 0n; afterId !== undefined; ) {
    afterId = (await measureBatch(ctx.db, { corpusId: corpus.id, afterId }, MEASURE_PARTS))?.lastId;
  }
  await makeClusters(ctx.db, { ...of, onDone: async () => undefined });
  await makeSelection(ctx.db, { ...of, onWritten: async () => undefined });
  await ctx.db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, approved, version)
    select corpus_id, trajectory_id, true, 1 from selection where corpus_id = ${corpus.id} and stage = 'kept'
    on conflict (corpus_id, trajectory_id) do update set approved = true`);
  await growApproved(ctx, corpus.id, rows);
  // Copies recommend what those that they are made of do.
  await ctx.db.$executeRaw(sql`update corpus c set measure_version = ${MEASURE_VERSION}::int,
    measured_to = (select max(t.id) from trajectory t where t.corpus_id = c.id) where c.id = ${corpus.id}`);
  const split = await makeSplit(ctx, {
    ...{ id: corpus.extId, name: "main", note: "", seed: 1, strata: ["bucket"], weigh: "problems", shares: SHARES },
  });

  return {
    ...{ databaseUrl, corpus },
    recipe: {
      ...{ preset: "sft", options: {}, formats: ["jsonl"], split: split.id, filter: "", licence: "mit" },
      ...{ caps: {}, labelsAsOf: "" },
      ...{ pools: ["train", "validation", "test"], filterVersion: corpus.filterVersion.extId, shardBytes: 500_000_000 },
    },
  };
}
