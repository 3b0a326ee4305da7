import { createHash, createHmac } from "node:crypto";
import type { Manifest } from "@/lib/contract/exports";
import { ensureKeyFile } from "@/lib/services/judge-endpoints/key-file";

/** In the data folder, readable by its owner alone. */
export const PSEUDONYM_KEY_FILE = "pseudonym.key";

/** What may stand under another name. */
export type NamedKind = "miner" | "validator" | "agent" | "group";

/** How an export names miners, validators and agent versions. */
export interface Names {
  of(kind: NamedKind, key: string): string;
  /** What the manifest says of them; undefined where the keys are the source's own. */
  readonly told: Manifest["pseudonyms"];
}

const MEMBERS = ["agent_version_id", "miner_hotkey", "sampling_group", "validator_hotkey"];
const LENGTH = 24;

/** The source's own keys. Groups have none, so theirs is the hash of what makes them. */
export const PLAIN_NAMES: Names = {
  of: (kind, key) => (kind === "group" ? createHash("sha256").update(key).digest("hex").slice(0, LENGTH) : key),
  told: undefined,
};

/**
 * Pseudonyms by HMAC-SHA-256 under a key that stays in the data folder. A salt in the manifest would hide nothing: the
 * keys of all miners are public, so anyone could hash each of them and compare. The same key gives the same names in
 * every export, so that rows of one miner can be kept in one split; the manifest tells its fingerprint.
 */
export async function keyedNames(home: string): Promise<Names> {
  const key = await ensureKeyFile(home, PSEUDONYM_KEY_FILE);
  const mac = (text: string): string => createHmac("sha256", key).update(text).digest("hex").slice(0, LENGTH);

  return {
    of: (kind, name) => `${kind}-${mac(`${kind}\n${name}`)}`,
    told: { members: MEMBERS, keyFingerprint: mac("fingerprint") },
  };
}
