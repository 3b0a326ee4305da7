import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export interface OneTimeToken {
  /** Goes into a link and is not kept. */
  readonly token: string;
  /** What is kept: it finds the link again and cannot be turned back. */
  readonly hash: string;
}

/** A token that nobody can guess. */
export function createToken(): OneTimeToken {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");

  return { token, hash: hashToken(token) };
}

/** SHA-256, hexadecimal. A token is random and long, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
