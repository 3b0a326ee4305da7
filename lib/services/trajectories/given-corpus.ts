import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Context } from "@/lib/services/context";

/** One trajectory as a test wants it; the rest is filled in. */
export interface GivenTrajectory {
  readonly query?: string;
  readonly bucket?: string | null;
  readonly difficulty?: string;
  readonly run?: string;
  /** Trial number. */
  readonly rollout?: number;
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
  readonly judgeModel?: string;
  readonly rubric?: string;
  readonly disputed?: boolean;
  readonly quotes?: number;
  readonly unresolved?: number;
  /** Share that the judge could read. */
  readonly horizon?: number;
  readonly injections?: number;
  readonly outcome?: string;
  readonly tokens?: number;
  readonly steps?: number;
  readonly hasAgentTurn?: boolean;
  readonly dispatches?: number;
  readonly phantoms?: number;
  readonly unseen?: number | null;
  readonly label?: string | null;
  /** What people said before they could see the verdict, beside the label that counts. */
  readonly blindLabel?: string | null;
  readonly approved?: boolean;
  readonly startedAt?: string;
  readonly importedAt?: string;
  readonly sourceId?: string | null;
  readonly stepsJson?: readonly (readonly unknown[])[];
  readonly raw?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Steps of the outline. */
  readonly outline?: readonly unknown[];
}

export interface GivenCorpus {
  readonly id: number;
  readonly extId: string;
  readonly name: string;
  /** Public ids in the order given. */
  readonly trajectories: readonly string[];
}

/** Of so many rows PostgreSQL has to know, as it does after an import, or it reads all of one table for each row of another. */
const MANY = 100;

const KeyRow = z.object({ id: z.string(), key: z.int() });

/** A person with a role, and the context of a request of theirs. */
export async function givenContext(db: Db, role = "admin", home = "/nonexistent"): Promise<Context> {
  const person = await db.person.create({ data: { name: `${role} ${randomUUID().slice(0, 8)}`, role } });

  return { db, person, now: () => new Date(), home };
}

/** A corpus of its own with these trajectories, written directly into the tables. */
export async function givenCorpus(db: Db, trajectories: readonly GivenTrajectory[]): Promise<GivenCorpus> {
  const unique = randomUUID();
  const filterVersion = await db.filterVersion.create({
    data: { name: `filter ${unique}`, hash: unique, thresholds: DEFAULT_THRESHOLDS, reason: "test", author: "test" },
  });
  const corpus = await emptyCorpus(db, {
    name: `corpus ${unique}`,
    kind: "imported",
    filterVersionId: filterVersion.id,
  });
  const owner = await db.import.create({ data: { corpusId: corpus.id, format: "auto" } });
  const rows = trajectories.map((given, index) => ({
    ...given,
    id: randomUUID(),
    query: given.query ?? `query ${index}`,
    unseen: given.unseen === undefined ? 0 : given.unseen,
  }));
  const scope = { db, corpusId: corpus.id, importId: owner.id, filterVersionId: filterVersion.id, unique };
  if (rows.length > 0) await addRows(scope, rows);

  return { id: corpus.id, extId: corpus.extId, name: corpus.name, trajectories: rows.map((row) => row.id) };
}

/** A corpus with its partitions, which template-database.mjs made beforehand for the first ones. */
async function emptyCorpus(db: Db, data: { name: string; kind: string; filterVersionId: number }) {
  const [ready] = await queryRows(
    db,
    z.object({ id: z.int() }),
    sql`delete from testing.ready_corpus where id = (
          select id from testing.ready_corpus order by id limit 1 for update skip locked) returning id`,
  );
  if (ready !== undefined) return db.corpus.create({ data: { ...data, ...ready } });

  const corpus = await db.corpus.create({ data });
  await queryRows(
    db,
    z.object({ done: z.unknown() }),
    sql`select create_corpus_partitions(${corpus.id}::int)::text as done`,
  );

  return corpus;
}

interface Scope {
  readonly db: Db;
  readonly corpusId: number;
  readonly importId: number;
  readonly filterVersionId: number;
  readonly unique: string;
}

type Row = GivenTrajectory & { readonly id: string; readonly query: string };

async function addRows(scope: Scope, rows: readonly Row[]): Promise<void> {
  const { db, corpusId, unique } = scope;
  const names = rows.flatMap((row) => row.agent ?? []);
  await db.problem.createMany({
    data: rows.map(({ query, bucket, difficulty }) => ({
      corpusId,
      key: `${unique}:${query}`,
      query,
      queryNorm: query.toLowerCase(),
      bucket: bucket ?? null,
      difficulty: difficulty ?? null,
    })),
    skipDuplicates: true,
  });
  await db.agent.createMany({ data: names.map((name) => ({ key: name, name })), skipDuplicates: true });
  const agents = new Map(
    (await db.agent.findMany({ where: { key: { in: names } } })).map((agent) => [agent.key, agent.id]),
  );
  await db.run.createMany({
    data: rows.map((row) => ({
      corpusId,
      key: runKey(row),
      name: row.run ?? "run",
      agentId: agents.get(row.agent ?? "") ?? null,
    })),
    skipDuplicates: true,
  });

  await db.$executeRaw(sql`
    insert into trajectory (corpus_id, ext_id, import_id, problem_id, run_id, rollout, source_id, format, shape, bucket, status, outcome,
      judge_state, gate, judge_score, filter_version_id, verdict, rule_name, richness, rejects, steps, has_agent_turn, dispatches, phantoms,
      tokens, unseen_ids, raw_bytes, body_sha, started_at, imported_at, judge_model, judge_rubric, judge_disputed, judge_quotes,
      unresolved_quotes, horizon_share, injections)
    select ${corpusId}, g.id, ${scope.importId}, p.id, ru.id, g.rollout, g."sourceId", coalesce(g.format, 'sn15'), 'bundle', g.bucket,
      coalesce(g.status, 'completed'), coalesce(g.outcome, 'unscored'), coalesce(g.judge, 'absent'), g.gate, g.score,
      ${scope.filterVersionId}, coalesce(g.verdict, 'agentic'), coalesce(g.rule, 'rule'), g.richness, coalesce(g.rejects, 0),
      coalesce(g.steps, 1), coalesce(g."hasAgentTurn", coalesce(g.steps, 1) > 0),
      coalesce(g.dispatches, 0), coalesce(g.phantoms, 0), coalesce(g.tokens, 0), g.unseen,
      octet_length(coalesce(g.raw, g.id::text)), sha256(g.id::text::bytea), g."startedAt", coalesce(g."importedAt", '2026-08-24T10:00:00Z'),
      g."judgeModel", g.rubric, coalesce(g.disputed, false), coalesce(g.quotes, g.unresolved), g.unresolved, g.horizon, coalesce(g.injections, 0)
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, position) => ({ ...row, position, runKey: runKey(row) })))}::jsonb)
      as g(position int, id uuid, query text, "runKey" text, rollout int, "sourceId" text, format text, bucket text, status text, outcome text,
        judge text, gate smallint, score real, verdict text, rule text, richness real, rejects int, steps int, "hasAgentTurn" boolean, dispatches int,
        phantoms int, tokens int, unseen int, raw text, "startedAt" timestamptz,
        "importedAt" timestamptz, "judgeModel" text, rubric text, disputed boolean, quotes smallint, unresolved smallint,
        horizon real, injections smallint)
    join problem p on p.key = ${unique} || ':' || g.query
    join run ru on ru.corpus_id = ${corpusId} and ru.key = g."runKey"
    order by g.position`);
  const keys = await queryRows(
    db,
    KeyRow,
    sql`select ext_id as id, id::int as key from trajectory where corpus_id = ${corpusId}`,
  );
  await addBodies(scope, rows, new Map(keys.map((row) => [row.id, row.key])));
  await addReviews(scope, rows);
  if (rows.length >= MANY)
    await db.$executeRawUnsafe(`analyze trajectory_c${corpusId}, review_c${corpusId}, problem, run`);
}

function runKey(row: Row): string {
  return `${row.run ?? "run"}:${row.agent ?? ""}`;
}

async function addBodies(
  { db, corpusId }: Scope,
  rows: readonly Row[],
  keys: ReadonlyMap<string, number>,
): Promise<void> {
  const steps = [[{ index: 0, role: "agent", text: "hello", claimed: [], logged: [] }]];
  const bodies = rows.flatMap((row) =>
    (row.stepsJson ?? steps).map((chunk, at) => ({ key: keys.get(row.id), at, body: base64(JSON.stringify(chunk)) })),
  );
  const raws = rows.map((row) => ({ key: keys.get(row.id), at: 0, body: base64(row.raw ?? row.id) }));
  const outlines = rows.map((row) => ({
    key: keys.get(row.id),
    at: 0,
    body: base64(JSON.stringify(givenOutline(row))),
  }));
  const from = (list: readonly unknown[]) =>
    sql`from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as g(key bigint, at int, body text)`;

  await db.$executeRaw(sql`insert into trajectory_body (corpus_id, trajectory_id, chunk, first_step, last_step, raw_bytes, body)
    select ${corpusId}, key, at, at, at, 1, decode(body, 'base64') ${from(bodies)}`);
  await db.$executeRaw(sql`insert into trajectory_raw (corpus_id, trajectory_id, part, body)
    select ${corpusId}, key, at, decode(body, 'base64') ${from(raws)}`);
  await db.$executeRaw(sql`insert into trajectory_outline (corpus_id, trajectory_id, body)
    select ${corpusId}, key, decode(body, 'base64') ${from(outlines)}`);
}

async function addReviews({ db, corpusId }: Scope, rows: readonly Row[]): Promise<void> {
  const reviewed = rows.filter((row) => row.label !== undefined || row.approved);

  await db.$executeRaw(sql`insert into review (corpus_id, trajectory_id, label, label_source, blind_label, approved, version)
    select ${corpusId}, t.id, g.label, case when g.label is not null then 'person' end, g."blindLabel", coalesce(g.approved, false), 1
    from jsonb_to_recordset(${JSON.stringify(reviewed)}::jsonb) as g(id uuid, label text, "blindLabel" text, approved bool)
    join trajectory t on t.corpus_id = ${corpusId} and t.ext_id = g.id`);
}

function base64(text: string): string {
  return gzipSync(text).toString("base64");
}

function givenOutline({ extra, outline }: Row): unknown {
  const none = { ratio: null, credited: 0, dispatches: 0 };

  return {
    steps: outline ?? [],
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
    ...(extra ? { extra } : {}),
  };
}
