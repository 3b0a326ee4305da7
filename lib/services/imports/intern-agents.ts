import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { AgentRef } from "@/lib/domain/trajectory";
import { boundKey, boundName } from "./bound-key";

const IdOfKey = z.object({ id: z.int(), key: z.string() });

/** The key of an agent as its table stores it. */
export function agentKey(agent: Pick<AgentRef, "key">): string {
  return boundKey(agent.key);
}

/**
 * Ids of agents by key, made where they are new; facts that an earlier source left out are filled in. Agents are of no
 * corpus: where one gets a miner, the selection of every corpus in which it played is wanted anew, because a cap counts by
 * miner.
 */
export async function internAgents(
  session: CopySession,
  agents: readonly AgentRef[],
): Promise<ReadonlyMap<string, number>> {
  if (agents.length === 0) return new Map();
  const byKey = new Map<string, AgentRef>();
  for (const agent of agents) byKey.set(agentKey(agent), { ...agent, ...byKey.get(agentKey(agent)) });
  const rows = [...byKey.entries()];
  const column = (name: "name" | "version" | "model" | "minerHotkey") =>
    rows.map(([, agent]) => (agent[name] === undefined ? null : boundName(agent[name])));

  const found = await session.query(
    IdOfKey,
    `with given as (
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as t (key, name, version, model, miner)),
     -- As they were before the rows below are written.
     named as (
       select a.id from agent a join given g on g.key = a.key where a.miner_hotkey is null and g.miner is not null),
     behind as (
       update corpus set selected_version_id = null, selection_wanted = selection_wanted + 1
       where id in (select r.corpus_id from run r where r.agent_id in (select id from named)))
     insert into agent (key, name, version, model, miner_hotkey) select * from given order by key
     on conflict (key) do update set version = coalesce(agent.version, excluded.version),
       model = coalesce(agent.model, excluded.model), miner_hotkey = coalesce(agent.miner_hotkey, excluded.miner_hotkey)
     returning id, key`,
    [rows.map(([key]) => key), column("name"), column("version"), column("model"), column("minerHotkey")],
  );

  return new Map(found.map(({ id, key }) => [key, id]));
}
