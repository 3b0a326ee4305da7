import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { type ReleaseSignature, signedText } from "./release-signature";

/** A key pair of an installation; both halves as PEM. */
export interface SigningKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** A new Ed25519 key pair. */
export function makeSigningKeys(): SigningKeys {
  const pair = generateKeyPairSync("ed25519");

  return {
    privateKey: pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicKey: pair.publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

/**
 * Signs a release; the same release and key give the same signature.
 *
 * @param of - the content hash, and the SHA-256 of the card as it lies in the folder
 * @param privateKey - PEM
 * @see RFC 8032 on Ed25519
 */
export function signRelease(
  of: Pick<ReleaseSignature, "contentHash" | "cardSha256">,
  privateKey: string,
): ReleaseSignature {
  const key = createPrivateKey(privateKey);
  const publicKey = createPublicKey(key).export({ type: "spki", format: "pem" }).toString();

  return {
    algorithm: "Ed25519",
    ...of,
    publicKey,
    signature: sign(undefined, Buffer.from(signedText(of)), key).toString("base64"),
  };
}
