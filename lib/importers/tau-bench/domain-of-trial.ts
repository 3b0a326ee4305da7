import { isObject, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";
import { readMessage, roleOf } from "@/lib/importers/messages/read-message";

/** What a file's trials share. */
export interface FileDomain {
  /** In small letters: "airline". */
  readonly domain: string;
}

/** The domain that a trial's own policy names, as that of its file; undefined for one without a policy, such as a crash. */
export function readFileDomain(row: unknown): FileDomain | undefined {
  const domain = policyDomain(objectOf(row));
  return domain === undefined ? undefined : { domain };
}

/** The domain of a trial: its own policy's, else that of its file; undefined where neither tells one. */
export function domainOfTrial(row: JsonObject, header: unknown): string | undefined {
  return policyDomain(row) ?? textOf(objectOf(header)["domain"]);
}

/** "# Airline Agent Policy" and "# Retail agent policy" head the system prompts. */
function policyDomain(row: JsonObject): string | undefined {
  const system = listOf(row["traj"])
    .filter(isObject)
    .find((message) => roleOf(message["role"] ?? message["from"]) === "system");
  const policy = system && readMessage(system).text;

  return policy === undefined ? undefined : /^#\s*(\w+) agent policy/im.exec(policy)?.[1]?.toLowerCase();
}
