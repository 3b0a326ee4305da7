import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CARD_FILE } from "@/lib/release/card/release-card";
import { MANIFEST_FILE, sha256Of } from "@/lib/release/manifest-text";
import { ReleaseManifest } from "@/lib/release/release-manifest";
import {
  isSignatureGood,
  keyFingerprint,
  type ReleaseSignature,
  readSignature,
  SIGNATURE_FILE,
} from "@/lib/release/signing/release-signature";
import type { ReleaseFault } from "./release-fault";

export interface OpenedRelease {
  readonly faults: readonly ReleaseFault[];
  /** Undefined when there is none that can be read; then nothing else is checked. */
  readonly manifest: ReleaseManifest | undefined;
  readonly card: string;
  /** SHA-256 of the manifest as it lies there. */
  readonly contentHash: string | undefined;
  readonly signedBy: string | undefined;
  /** How many of manifest, card and signature are there. */
  readonly texts: number;
}

interface Trust {
  /** PEM of the key that has to have signed it; any key when it is left out. */
  readonly publicKey?: string;
  readonly isUnsignedAllowed?: boolean;
}

/** Reads manifest, card and signature of a release, and says what is wrong with them. */
export async function openRelease(
  folder: string,
  { publicKey, isUnsignedAllowed = false }: Trust,
): Promise<OpenedRelease> {
  const [text, card, signed] = await Promise.all(
    [MANIFEST_FILE, CARD_FILE, SIGNATURE_FILE].map((name) => readText(join(folder, name))),
  );
  if (text === undefined) return unreadable(`${MANIFEST_FILE} is missing: this is no release.`);
  const manifest = ReleaseManifest.safeParse(readJson(text)).data;
  if (manifest === undefined) return unreadable(`${MANIFEST_FILE} is no manifest of a release.`);

  const contentHash = sha256Of(text);
  const signature = readSignature(signed ?? "");
  const faults: ReleaseFault[] = [];
  if (card === undefined) faults.push(fault("missing", CARD_FILE, `${CARD_FILE} is missing.`));
  const isUnsigned = signed === undefined && isUnsignedAllowed;
  const sentences = isUnsigned ? [] : signatureFaults({ signed, signature, contentHash, card: card ?? "", publicKey });
  faults.push(...sentences.map(([file, sentence]) => fault("signature", file, sentence)));
  const isGood = signature !== undefined && isSignatureGood(signature);

  return {
    ...{ faults, manifest, contentHash, card: card ?? "" },
    texts: [text, card, signed].filter((found) => found !== undefined).length,
    signedBy: isGood ? keyFingerprint(signature.publicKey) : undefined,
  };
}

interface Signed {
  readonly signed: string | undefined;
  readonly signature: ReleaseSignature | undefined;
  readonly contentHash: string;
  readonly card: string;
  readonly publicKey: string | undefined;
}

function signatureFaults({ signed, signature, contentHash, card, publicKey }: Signed): readonly [string, string][] {
  if (signed === undefined) return [[SIGNATURE_FILE, `${SIGNATURE_FILE} is missing: the release is not signed.`]];
  if (signature === undefined) return [[SIGNATURE_FILE, `${SIGNATURE_FILE} is no signature.`]];
  if (!isSignatureGood(signature))
    return [[SIGNATURE_FILE, `${SIGNATURE_FILE} was not made by the key that it names.`]];

  const faults: [string, string][] = [];
  if (publicKey !== undefined && !isSameKey(publicKey, signature.publicKey))
    faults.push([SIGNATURE_FILE, `${SIGNATURE_FILE} was made by another key than the one asked for.`]);
  if (signature.contentHash !== contentHash)
    faults.push([MANIFEST_FILE, `${MANIFEST_FILE} is not the one that was signed.`]);
  if (signature.cardSha256 !== sha256Of(card)) faults.push([CARD_FILE, `${CARD_FILE} is not the one that was signed.`]);

  return faults;
}

function isSameKey(one: string, other: string): boolean {
  return keyFingerprint(one) === keyFingerprint(other);
}

function unreadable(sentence: string): OpenedRelease {
  const none = { manifest: undefined, card: "", contentHash: undefined, signedBy: undefined, texts: 0 };

  return { ...none, faults: [fault("missing", MANIFEST_FILE, sentence)] };
}

function fault(kind: ReleaseFault["kind"], file: string, sentence: string): ReleaseFault {
  return { kind, file, sentence };
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told as what it is none of.
    return undefined;
  }
}
