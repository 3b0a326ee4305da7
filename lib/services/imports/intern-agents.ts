import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { AgentRef } from "@/lib/domain/trajectory";
import { boundKey, boundName } from "./bound-key";

const HeldAgent = z.object({ id: z.int(), key: z.string(), lacks_miner: z.boolean() });

interface InternedAgents {
  /** By key. */
  readonly ids: ReadonlyMap<string, number>;
  /** Ids of those that were there without a miner and have one now. */
  readonly named: readonly number[];
}

/** The key of an agent as its table stores it. */
export function agentKey(agent: Pick<AgentRef, "key">): string {
  return boundKey(agent.key);
}

/** Finds agents by key, and makes those that are new; facts that an earlier source left out are filled in. */
export async function internAgents(session: CopySession, agents: readonly AgentRef[]): Promise<InternedAgents> {
  if (agents.length === 0) return { ids: new Map(), named: [] };
  const byKey = new Map<string, AgentRef>();
  for (const agent of agents) byKey.set(agentKey(agent), { ...agent, ...byKey.get(agentKey(agent)) });
  const keys = [...byKey.keys()];

  await insertMissing(session, byKey);
  const held = await holdAgents(session, keys);
  await fillIn(session, byKey);

  return {
    ids: new Map(held.map(({ id, key }) => [key, id])),
    named: held.flatMap(({ id, key, lacks_miner }) =>
      lacks_miner && byKey.get(key)?.minerHotkey !== undefined ? [id] : [],
    ),
  };
}

type Agents = ReadonlyMap<string, AgentRef>;

function columns(agents: Agents): readonly (readonly (string | null)[])[] {
  const column = (name: "name" | "version" | "model" | "minerHotkey") =>
    [...agents.values()].map((agent) => (agent[name] === undefined ? null : boundName(agent[name])));

  return [[...agents.keys()], column("name"), column("version"), column("model"), column("minerHotkey")];
}

const GIVEN = `unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as g (key, name, version, model, miner)`;

/** Waits for whoever writes one of them just now. */
async function insertMissing(session: CopySession, agents: Agents): Promise<void> {
  await session.query(
    z.object({}),
    `insert into agent (key, name, version, model, miner_hotkey) select g.* from ${GIVEN} order by g.key
     on conflict (key) do nothing`,
    columns(agents),
  );
}

/**
 * As they are before they are filled in, kept from others until the end of the transaction: a statement of its own sees what
 * those committed that it waited for, and whoever has a run of one in another corpus has committed that run by then.
 */
function holdAgents(session: CopySession, keys: readonly string[]): Promise<z.infer<typeof HeldAgent>[]> {
  return session.query(
    HeldAgent,
    `select id, key, miner_hotkey is null as lacks_miner from agent where key = any($1::text[])
     order by key for no key update`,
    [keys],
  );
}

async function fillIn(session: CopySession, agents: Agents): Promise<void> {
  await session.query(
    z.object({}),
    `update agent a set version = coalesce(a.version, g.version), model = coalesce(a.model, g.model),
       miner_hotkey = coalesce(a.miner_hotkey, g.miner)
     from ${GIVEN} where a.key = g.key and ((a.version is null and g.version is not null)
       or (a.model is null and g.model is not null) or (a.miner_hotkey is null and g.miner is not null))`,
    columns(agents),
  );
}
