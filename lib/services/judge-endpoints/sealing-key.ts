import { hkdfSync } from "node:crypto";
import { readSealingSecret } from "@/lib/env";
import { ensureKeyFile, readKeyFile } from "./key-file";

type Variables = Readonly<Record<string, string | undefined>>;

/** Names what the key is for, so that the secret gives other bytes for everything else. */
const PURPOSE = "assay judge endpoint keys 1";
const KEY_BYTES = 32;

/**
 * The key that seals what is saved now: the one of the data folder, as long as there is one, so that a secret that is set
 * later changes nothing; else one derived of the operator's secret, so that processes without a common folder share it;
 * else one that is made in the data folder.
 */
export async function sealingKey(home: string, env: Variables = process.env): Promise<Buffer> {
  return (await readKeyFile(home)) ?? derivedKey(env) ?? ensureKeyFile(home);
}

/** The keys that something may have been sealed with; only the right one opens it. */
export async function openingKeys(home: string, env: Variables = process.env): Promise<readonly Buffer[]> {
  const keys = [await readKeyFile(home), derivedKey(env)];

  return keys.filter((key) => key !== undefined);
}

/** @see RFC 5869 on HKDF; the secret is random and long, so it needs no salt */
function derivedKey(env: Variables): Buffer | undefined {
  const secret = readSealingSecret(env);

  return secret === undefined ? undefined : Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, KEY_BYTES));
}
