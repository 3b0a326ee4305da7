import { createHash, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { joinSql, queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";

/** One trajectory as a test wants it; the rest is filled in. */
export interface GivenTrajectory {
  readonly query?: string;
  readonly bucket?: string | null;
  readonly run?: string;
  readonly agent?: string | null;
  readonly format?: string;
  readonly status?: string;
  readonly verdict?: string;
  readonly rule?: string;
  readonly richness?: number | null;
  readonly rejects?: number;
  readonly judge?: "scored" | "failed" | "absent";
  readonly gate?: number | null;
  readonly score?: number | null;
  readonly outcome?: string;
  readonly tokens?: number;
  readonly steps?: number;
  readonly dispatches?: number;
  readonly phantoms?: number;
  readonly unseen?: number;
  readonly label?: string | null;
  readonly approved?: boolean;
  readonly importedAt?: string;
  readonly sourceId?: string | null;
  readonly stepsJson?: readonly (readonly unknown[])[];
  readonly raw?: string;
}

export interface GivenCorpus {
  readonly id: number;
  readonly extId: string;
  readonly name: string;
  /** Public ids in the order given. */
  readonly trajectories: readonly string[];
}

const Key = z.object({ id: z.int() });

/** A person with a role, and the context of a request of theirs. */
export async function givenContext(db: Db, role = "admin", home = "/nonexistent"): Promise<Context> {
  const person = await db.person.create({ data: { name: `${role} ${randomUUID().slice(0, 8)}`, role } });

  return { db, person, now: () => new Date(), home };
}

/** A corpus of its own with these trajectories, written directly into the tables. */
export async function givenCorpus(db: Db, trajectories: readonly GivenTrajectory[]): Promise<GivenCorpus> {
  const unique = randomUUID();
  const filterVersion = await db.filterVersion.create({
    data: { name: `filter ${unique}`, hash: unique, thresholds: {}, reason: "test", author: "test" },
  });
  const corpus = await db.corpus.create({
    data: { name: `corpus ${unique}`, kind: "imported", filterVersionId: filterVersion.id },
  });
  await queryRows(
    db,
    z.object({ done: z.unknown() }),
    sql`select create_corpus_partitions(${corpus.id}::int)::text as done`,
  );
  const owner = await db.import.create({ data: { corpusId: corpus.id, format: "auto" } });
  const scope = { db, corpusId: corpus.id, importId: owner.id, filterVersionId: filterVersion.id, unique };

  const ids: string[] = [];
  for (const [index, given] of trajectories.entries()) ids.push(await addTrajectory(scope, given, index));

  return { id: corpus.id, extId: corpus.extId, name: corpus.name, trajectories: ids };
}

interface Scope {
  readonly db: Db;
  readonly corpusId: number;
  readonly importId: number;
  readonly filterVersionId: number;
  readonly unique: string;
}

async function addTrajectory(scope: Scope, given: GivenTrajectory, index: number): Promise<string> {
  const { db, corpusId } = scope;
  const id = randomUUID();
  const query = given.query ?? `query ${index}`;
  const problem = await db.problem.upsert({
    where: { key: `${scope.unique}:${query}` },
    create: { key: `${scope.unique}:${query}`, query, queryNorm: query.toLowerCase(), bucket: given.bucket ?? null },
    update: {},
  });
  const agent = given.agent
    ? await db.agent.upsert({
        where: { key: given.agent },
        create: { key: given.agent, name: given.agent },
        update: {},
      })
    : undefined;
  const runName = given.run ?? "run";
  const runKey = `${runName}:${given.agent ?? ""}`;
  const run = await db.run.upsert({
    where: { corpusId_key: { corpusId, key: runKey } },
    create: { corpusId, key: runKey, name: runName, agentId: agent?.id ?? null },
    update: {},
  });
  const raw = given.raw ?? JSON.stringify({ id, query });
  const sha = createHash("sha256").update(id).digest();
  const [row] = await queryRows(
    db,
    Key,
    sql`insert into trajectory (corpus_id, ext_id, import_id, problem_id, run_id, source_id, format, shape, bucket, status,
          outcome, judge_state, gate, judge_score, filter_version_id, verdict, rule_name, richness, rejects, steps,
          dispatches, phantoms, tokens, unseen_ids, raw_bytes, body_sha, imported_at)
        values (${corpusId}, ${id}::uuid, ${scope.importId}, ${problem.id}, ${run.id}, ${given.sourceId ?? null},
          ${given.format ?? "sn15"}, 'bundle', ${given.bucket ?? null}, ${given.status ?? "completed"},
          ${given.outcome ?? "unscored"}, ${given.judge ?? "absent"}, ${given.gate ?? null}::smallint,
          ${given.score ?? null}::real, ${scope.filterVersionId}, ${given.verdict ?? "agentic"}, ${given.rule ?? "rule"},
          ${given.richness ?? null}::real, ${given.rejects ?? 0}, ${given.steps ?? 1}, ${given.dispatches ?? 0},
          ${given.phantoms ?? 0}, ${given.tokens ?? 0}, ${given.unseen ?? 0}, ${Buffer.byteLength(raw)}, ${sha},
          ${given.importedAt ?? "2026-08-24T10:00:00Z"}::timestamptz)
        returning id::int`,
  );
  const key = row?.id ?? 0;
  await addBodies(scope, key, { given, raw });
  if (given.label !== undefined || given.approved) await addReview(scope, key, given);

  return id;
}

async function addBodies(
  { db, corpusId }: Scope,
  key: number,
  { given, raw }: { given: GivenTrajectory; raw: string },
): Promise<void> {
  const chunks = given.stepsJson ?? [[{ index: 0, role: "agent", text: "hello", claimed: [], logged: [] }]];
  const rows = chunks.map((steps, chunk) => {
    const json = JSON.stringify(steps);
    return sql`(${corpusId}, ${key}, ${chunk}, ${chunk}, ${chunk}, ${Buffer.byteLength(json)}, ${gzipSync(json)})`;
  });
  await db.$executeRaw(
    sql`insert into trajectory_body (corpus_id, trajectory_id, chunk, first_step, last_step, raw_bytes, body) values ${joinSql(rows)}`,
  );
  await db.$executeRaw(
    sql`insert into trajectory_raw (corpus_id, trajectory_id, part, body) values (${corpusId}, ${key}, 0, ${gzipSync(raw)})`,
  );
  await db.$executeRaw(
    sql`insert into trajectory_outline (corpus_id, trajectory_id, body) values (${corpusId}, ${key}, ${gzipSync(JSON.stringify(givenOutline()))})`,
  );
}

async function addReview({ db, corpusId }: Scope, key: number, given: GivenTrajectory): Promise<void> {
  await db.$executeRaw(
    sql`insert into review (corpus_id, trajectory_id, label, label_source, approved, version)
        values (${corpusId}, ${key}, ${given.label ?? null}, ${given.label ? "person" : null}, ${given.approved ?? false}, 1)`,
  );
}

function givenOutline(): unknown {
  const none = { ratio: null, credited: 0, dispatches: 0 };

  return {
    steps: [],
    chunks: [],
    analysis: {
      dispatches: [],
      phantoms: [],
      attribution: { model: 0, macro: 0, retry: 0, code: 0, unknown: 0, phantom: 0 },
      richness: { early: none, flattened: none, nonce: none },
      rejects: [],
      signals: {
        depth: 0,
        reformulations: 0,
        verification: false,
        regularity: 1,
        hasCycle: false,
        tokens: 0,
        unseenIds: 0,
      },
      ids: {},
      verdict: { verdict: "agentic", rule: "rule", explanation: "Because.", evidence: [] },
    },
    hasLog: true,
    notes: [],
  };
}
