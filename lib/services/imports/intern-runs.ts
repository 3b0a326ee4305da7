import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { RunRef } from "@/lib/domain/trajectory";
import { visibleName } from "@/lib/domain/visible-text";
import { boundKey, boundName } from "./bound-key";
import { agentKey } from "./intern-agents";

/** A run to find or make: its reference with the key and name that its file gives it when the source has none. */
export interface WantedRun {
  readonly ref: RunRef;
  readonly key: string;
  readonly name: string;
  readonly agentId: number | null;
  /** False where the run without an agent is no run of the agents beside it. */
  readonly sharesAgent: boolean;
}

/** The run of records whose source names none. */
export interface FallbackRun {
  readonly name: string;
  /** Its records need not be of one agent: those that name none are not given that of the others. */
  readonly mixesAgents: boolean;
}

const FoundRun = z.object({ id: z.int(), key: z.string(), agent_id: z.int().nullable() });

/** Names a run inside its corpus: the source's key, else the name given to the import, else the file. */
export function wantRun(ref: RunRef, fallback: FallbackRun, agentIds: ReadonlyMap<string, number>): WantedRun {
  const key = ref.key ?? fallback.name;
  const agentId = ref.agent === undefined ? null : (agentIds.get(agentKey(ref.agent)) ?? null);
  const sharesAgent = ref.key !== undefined || !fallback.mixesAgents;

  return { ref, key: boundKey(key), name: boundName(ref.name ?? key), agentId, sharesAgent };
}

/** What makes two references the same run. */
export function runIdentity(run: WantedRun): string {
  return JSON.stringify([run.key, run.agentId, run.sharesAgent]);
}

/**
 * Ids of runs by identity, made where they are new. A run has one agent: records of one file by several agents
 * become a run for each of them, the first under the plain key; those that name none are of that first one where
 * their source says that they are one run, else a run without an agent. Call it under the corpus's lock.
 */
export async function internRuns(
  session: CopySession,
  corpusId: number,
  wanted: readonly WantedRun[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  const byIdentity = new Map<string, WantedRun>();
  for (const run of wanted) {
    const known = byIdentity.get(runIdentity(run));
    byIdentity.set(runIdentity(run), known === undefined ? run : withFactsOf(run, known));
  }
  const runs = [...byIdentity.values()];
  // One that is of the others' agent is the first only where there is no other.
  const lastFirst = [...runs.filter(takesAgent), ...runs.filter((run) => !takesAgent(run)).toReversed()];
  const firstOfKey = [...new Map(lastFirst.map((run) => [run.key, run])).values()];

  const plain = new Map([
    ...(await upsertRuns(session, corpusId, firstOfKey.filter(sharesAgent), "filled in")),
    ...(await upsertRuns(
      session,
      corpusId,
      firstOfKey.filter((run) => !sharesAgent(run)),
      "kept",
    )),
  ]);
  for (const run of runs) {
    const found = plain.get(run.key);
    if (found !== undefined && (takesAgent(run) || found.agent_id === run.agentId)) {
      ids.set(runIdentity(run), found.id);
    }
  }

  const others = runs.filter((run) => !ids.has(runIdentity(run))).map((run) => ({ run, own: ofAgent(run) }));
  const added = await upsertRuns(
    session,
    corpusId,
    others.map(({ own }) => own),
    "kept",
  );
  for (const { run, own } of others) {
    const found = added.get(own.key);
    if (found !== undefined) ids.set(runIdentity(run), found.id);
  }

  return ids;
}

const FACTS = ["harness", "validatorHotkey", "raceId", "phase", "suite", "scoringVersion"] as const;

/** Where records of a run differ in a fact the smallest counts, so that no order of imports gives another run. */
function withFactsOf(run: WantedRun, other: WantedRun): WantedRun {
  const facts = FACTS.flatMap((name) => {
    const [smallest] = [run.ref[name], other.ref[name]].filter((fact) => fact !== undefined).toSorted(byBytes);

    return smallest === undefined ? [] : [[name, smallest] as const];
  });

  return { ...run, ref: { ...run.ref, ...Object.fromEntries(facts) } };
}

/** As the database compares under "C". */
function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function ofAgent(run: WantedRun): WantedRun {
  const { agent } = run.ref;
  // No agent has this key: two runs of one key cannot be written by one statement.
  if (agent === undefined)
    return { ...run, key: boundKey(`${run.key} ·`), name: boundKey(`${run.name} · no agent named`) };

  return { ...run, key: boundKey(`${run.key} · ${agent.key}`), name: boundName(`${run.name} · ${agent.name}`) };
}

/** Of the agent that its run has, whichever that is. */
function takesAgent({ agentId, sharesAgent }: WantedRun): boolean {
  return agentId === null && sharesAgent;
}

function sharesAgent(run: WantedRun): boolean {
  return run.sharesAgent;
}

/** The smaller of what is stored and what comes; a null counts as none. */
function smaller(column: string): string {
  return `least(run.${column} collate "C", excluded.${column} collate "C")`;
}

async function upsertRuns(
  session: CopySession,
  corpusId: number,
  runs: readonly WantedRun[],
  noAgent: "kept" | "filled in",
): Promise<ReadonlyMap<string, z.infer<typeof FoundRun>>> {
  if (runs.length === 0) return new Map();
  const agent = noAgent === "kept" ? "run.agent_id" : "coalesce(run.agent_id, excluded.agent_id)";
  const fact = (name: (typeof FACTS)[number]) =>
    runs.map(({ ref }) => (ref[name] === undefined ? null : visibleName(sanitiseText(ref[name]))));

  const found = await session.query(
    FoundRun,
    `insert into run (corpus_id, key, name, agent_id, harness, validator_hotkey, race_id, phase, suite, scoring_version)
     select $1::int, t.* from unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[],
       $9::text[], $10::text[]) as t
     on conflict (corpus_id, key) do update set agent_id = ${agent},
       harness = ${smaller("harness")}, validator_hotkey = ${smaller("validator_hotkey")},
       race_id = ${smaller("race_id")}, phase = ${smaller("phase")}, suite = ${smaller("suite")},
       scoring_version = ${smaller("scoring_version")}
     returning id, key, agent_id`,
    [
      corpusId,
      runs.map((run) => run.key),
      runs.map((run) => run.name),
      runs.map((run) => run.agentId),
      fact("harness"),
      fact("validatorHotkey"),
      fact("raceId"),
      fact("phase"),
      fact("suite"),
      fact("scoringVersion"),
    ],
  );

  return new Map(found.map((run) => [run.key, run]));
}
