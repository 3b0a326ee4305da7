import type { AgentRef, RunRef } from "@/lib/domain/trajectory";
import { firstIdOf, type JsonObject } from "@/lib/importers/json-value";

/**
 * The run and agent that the fields of a judged record name.
 *
 * @param loggedModel - the model that the proxy log shows, for records that name no agent at all
 */
export function mapRun(fields: JsonObject, loggedModel?: string): RunRef {
  const agent = mapAgent(fields, loggedModel);
  const texts = {
    key: firstIdOf(fields, ["eval_run_id", "run_id"]),
    name: firstIdOf(fields, ["run_name"]),
    harness: firstIdOf(fields, ["harness"]),
    validatorHotkey: firstIdOf(fields, ["validator_hotkey"]),
    raceId: firstIdOf(fields, ["race_id"]),
    phase: firstIdOf(fields, ["phase"]),
    suite: firstIdOf(fields, ["suite_id", "suite"]),
    scoringVersion: firstIdOf(fields, ["scoring_version"]),
  };

  return { ...definedOf(texts), ...(agent === undefined ? {} : { agent }) };
}

function mapAgent(fields: JsonObject, loggedModel: string | undefined): AgentRef | undefined {
  const versionId = firstIdOf(fields, ["agent_version_id"]);
  const named = firstIdOf(fields, ["agent_name"]);
  const model = firstIdOf(fields, ["model"]) ?? loggedModel;
  const key = versionId ?? named ?? model;
  if (key === undefined) return undefined;

  const rest = {
    version: firstIdOf(fields, ["agent_version"]),
    model,
    minerHotkey: firstIdOf(fields, ["miner_hotkey"]),
  };
  return { key, name: named ?? key, ...definedOf(rest) };
}

function definedOf<Key extends string>(texts: Readonly<Record<Key, string | undefined>>): Partial<Record<Key, string>> {
  const defined: Partial<Record<Key, string>> = {};
  for (const key in texts) {
    const text = texts[key];
    if (text !== undefined) defined[key] = text;
  }
  return defined;
}
