import { createPublicKey, verify } from "node:crypto";
import * as z from "zod";
import { sha256Of } from "@/lib/release/manifest-text";
import { RELEASE_SCHEMA } from "@/lib/release/release-manifest";

export const SIGNATURE_FILE = "assay-release.sig";

export const ReleaseSignature = z.object({
  algorithm: z.literal("Ed25519"),
  contentHash: z.string(),
  cardSha256: z.string(),
  /** PEM. */
  publicKey: z.string(),
  /** Base64. */
  signature: z.string(),
});
export type ReleaseSignature = z.infer<typeof ReleaseSignature>;

/** The bytes that are signed: they name what they are, so that they can mean nothing else. */
export function signedText({ contentHash, cardSha256 }: Pick<ReleaseSignature, "contentHash" | "cardSha256">): string {
  return `${RELEASE_SCHEMA}\ncontent ${contentHash}\ncard ${cardSha256}\n`;
}

/** A signature as it lies in the folder. */
export function signatureText(signature: ReleaseSignature): string {
  return `${JSON.stringify(ReleaseSignature.parse(signature), null, 2)}\n`;
}

/**
 * A signature out of its file; undefined for a text that no signing wrote. Signing writes one signature in one way, while
 * readers of JSON, PEM and Base64 pass over some bytes: what they pass over must not change either.
 */
export function readSignature(text: string): ReleaseSignature | undefined {
  try {
    const signature = ReleaseSignature.parse(JSON.parse(text));
    const publicKey = createPublicKey(signature.publicKey).export({ type: "spki", format: "pem" }).toString();
    const bytes = Buffer.from(signature.signature, "base64").toString("base64");

    return signatureText({ ...signature, publicKey, signature: bytes }) === text ? signature : undefined;
  } catch {
    // What cannot be read is none; the caller says so.
    return undefined;
  }
}

/** Whether the key that a signature names made it, over what it says it is of. */
export function isSignatureGood(signature: ReleaseSignature): boolean {
  try {
    const key = createPublicKey(signature.publicKey);
    const bytes = Buffer.from(signature.signature, "base64");

    return key.asymmetricKeyType === "ed25519" && verify(undefined, Buffer.from(signedText(signature)), key, bytes);
  } catch {
    // What is no key has signed nothing; the caller says so.
    return false;
  }
}

/** How people compare public keys: SHA-256 of the key's DER bytes. */
export function keyFingerprint(publicKey: string): string {
  return sha256Of(createPublicKey(publicKey).export({ type: "spki", format: "der" }));
}
