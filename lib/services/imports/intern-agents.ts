import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { AgentRef } from "@/lib/domain/trajectory";
import { boundKey, boundName } from "./bound-key";

const IdOfKey = z.object({ id: z.int(), key: z.string() });

/** The key of an agent as its table stores it. */
export function agentKey(agent: Pick<AgentRef, "key">): string {
  return boundKey(agent.key);
}

/** Ids of agents by key, made where they are new; facts that an earlier source left out are filled in. */
export async function internAgents(
  session: CopySession,
  agents: readonly AgentRef[],
): Promise<ReadonlyMap<string, number>> {
  if (agents.length === 0) return new Map();
  const rows = [...new Map(agents.map((agent) => [agentKey(agent), agent])).entries()];
  const column = (name: "name" | "version" | "model" | "minerHotkey") =>
    rows.map(([, agent]) => (agent[name] === undefined ? null : boundName(agent[name])));

  const found = await session.query(
    IdOfKey,
    `insert into agent (key, name, version, model, miner_hotkey)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as t (key, name, version, model, miner)
     order by t.key
     on conflict (key) do update set version = coalesce(agent.version, excluded.version),
       model = coalesce(agent.model, excluded.model), miner_hotkey = coalesce(agent.miner_hotkey, excluded.miner_hotkey)
     returning id, key`,
    [rows.map(([key]) => key), column("name"), column("version"), column("model"), column("minerHotkey")],
  );

  return new Map(found.map(({ id, key }) => [key, id]));
}
