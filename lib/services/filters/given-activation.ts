import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import type { ActivationStarted, FilterVersion } from "@/lib/contract/filters";
import { queryRows, sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { Context } from "@/lib/services/context";
import { aContext, databaseUrl, db, givenFile, givenImport, home } from "@/lib/services/imports/fixtures/given-import";
import { runImport } from "@/lib/services/imports/run-import";
import { activateFilter } from "./activate-filter";
import { saveFilter } from "./save-filter";

/** Thresholds under which much of an arena is decided otherwise, and no two alike, since equal ones are one version. */
export function otherThresholds(changes: Partial<FilterThresholds> = {}): FilterThresholds {
  return {
    ...DEFAULT_THRESHOLDS,
    agenticShare: 0.4,
    subTaskShare: 0.1,
    unknownShare: 0.6,
    tokenBudget: 2_000 + Math.floor(Math.random() * 200),
    rejects: { R1: false, R2: true, R3: true, R4: true, R5: false },
    capPerMiner: Math.floor(Math.random() * 1_000_000) + 1,
    ...changes,
  };
}

export async function givenVersion(thresholds = otherThresholds()): Promise<FilterVersion> {
  return saveFilter(await aContext(), { name: `version ${randomUUID()}`, reason: "People agree", thresholds });
}

/** Files of every importer's fixtures, and an arena. */
export async function givenFiles(arena: number): Promise<readonly string[]> {
  const importers = resolve(import.meta.dirname, "../../importers");
  const fixtures = readdirSync(importers, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\/fixtures\/[^/]+\.jsonl?$/.test(path),
  );
  const lines = [...simulateArena({ trajectories: arena })].join("\n");

  return [await givenFile("arena.jsonl", lines), ...fixtures.map((path) => join(importers, path))];
}

/** Imports files into a corpus, new ones by a version if it is named. */
export async function givenCorpusOf(paths: readonly string[], version?: FilterVersion) {
  const { key, corpus: name } = await givenImport(paths);
  const corpus = await db.corpus.findUniqueOrThrow({ where: { name }, select: { id: true, extId: true } });
  if (version)
    await db.corpus.update({ where: { id: corpus.id }, data: { filterVersion: { connect: { extId: version.id } } } });
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  return { ...corpus, name };
}

const Decided = z.object({
  sha: z.string(),
  verdict: z.string(),
  rule: z.string(),
  rejects: z.int(),
  version: z.string(),
});

/** What each trajectory was decided to be, in the order of their contents. */
export function decidedIn(corpusId: number) {
  return queryRows(
    db,
    Decided,
    sql`select encode(t.body_sha, 'hex') as sha, t.verdict, t.rule_name as rule, t.rejects, f.ext_id::text as version
        from trajectory t join filter_version f on f.id = t.filter_version_id
        where t.corpus_id = ${corpusId} order by t.body_sha`,
  );
}

/** Activates a version instead of the one that is active now. */
export async function activateNow(
  ctx: Context,
  { id, ...more }: { readonly id: string; readonly version: string; readonly reason: string },
): Promise<ActivationStarted> {
  const { filterVersion } = await ctx.db.corpus.findUniqueOrThrow({
    where: { extId: id },
    select: { filterVersion: { select: { extId: true } } },
  });

  return activateFilter(ctx, { id, ...more, insteadOf: filterVersion.extId });
}
