import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
/** First byte of what is sealed, so that a later form can be told from this one. */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a key of an endpoint.
 *
 * @param owner - id of the endpoint: what is sealed for one opens for no other
 * @see NIST SP 800-38D on GCM; the nonce is random, of 96 bits
 */
export function sealKey(plain: string, key: Buffer, owner: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(plain, "utf8"), cipher.final()]);

  return Uint8Array.from([VERSION, ...nonce, ...cipher.getAuthTag(), ...text]);
}

/** Decrypts what `sealKey` made; undefined for another key, another owner or changed bytes. */
export function openKey(sealed: Uint8Array, key: Buffer, owner: string): string | undefined {
  const bytes = Buffer.from(sealed);
  if (bytes.length <= 1 + NONCE_BYTES + TAG_BYTES || bytes[0] !== VERSION) return undefined;
  const tagAt = 1 + NONCE_BYTES;
  const textAt = tagAt + TAG_BYTES;

  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, tagAt), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(tagAt, textAt));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString("utf8");
  } catch {
    // The tag does not fit; the caller tells the person.
    return undefined;
  }
}
