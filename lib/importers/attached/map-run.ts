import type { AgentRef, RunRef } from "@/lib/domain/trajectory";
import { idOf, type JsonObject } from "@/lib/importers/json-value";

/**
 * The run and agent that the fields of a judged record name.
 *
 * @param loggedModel - the model that the proxy log shows, for records that name no agent at all
 */
export function mapRun(fields: JsonObject, loggedModel?: string): RunRef {
  const agent = mapAgent(fields, loggedModel);
  const texts = {
    key: first(fields, ["eval_run_id", "run_id"]),
    name: first(fields, ["run_name"]),
    harness: first(fields, ["harness"]),
    validatorHotkey: first(fields, ["validator_hotkey"]),
    raceId: first(fields, ["race_id"]),
    phase: first(fields, ["phase"]),
    suite: first(fields, ["suite_id", "suite"]),
    scoringVersion: first(fields, ["scoring_version"]),
  };

  return { ...definedOf(texts), ...(agent === undefined ? {} : { agent }) };
}

function mapAgent(fields: JsonObject, loggedModel: string | undefined): AgentRef | undefined {
  const versionId = first(fields, ["agent_version_id"]);
  const named = first(fields, ["agent_name"]);
  const model = first(fields, ["model"]) ?? loggedModel;
  const key = versionId ?? named ?? model;
  if (key === undefined) return undefined;

  const rest = { version: first(fields, ["agent_version"]), model, minerHotkey: first(fields, ["miner_hotkey"]) };
  return { key, name: named ?? key, ...definedOf(rest) };
}

function first(fields: JsonObject, keys: readonly string[]): string | undefined {
  return keys.map((key) => idOf(fields[key])).find((value) => value !== undefined);
}

function definedOf<Key extends string>(texts: Readonly<Record<Key, string | undefined>>): Partial<Record<Key, string>> {
  const defined: Partial<Record<Key, string>> = {};
  for (const key in texts) {
    const text = texts[key];
    if (text !== undefined) defined[key] = text;
  }
  return defined;
}
