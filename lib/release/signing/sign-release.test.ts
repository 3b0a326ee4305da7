import { describe, expect, test } from "vitest";
import { isSignatureGood, keyFingerprint, readSignature, signatureText } from "./release-signature";
import { makeSigningKeys, signRelease } from "./sign-release";

const keys = makeSigningKeys();
const OF = { contentHash: "a".repeat(64), cardSha256: "b".repeat(64) };
const signature = signRelease(OF, keys.privateKey);

test("a signature is good for what it is of, names its key and is the same again", () => {
  expect(isSignatureGood(signature)).toBe(true);
  expect(signature.publicKey).toBe(keys.publicKey);
  expect(signatureText(signRelease(OF, keys.privateKey))).toBe(signatureText(signature));
});

describe("a signature is not good", () => {
  test.each([
    ["for another content", { contentHash: "c".repeat(64) }],
    ["for another card", { cardSha256: "c".repeat(64) }],
    ["by another key", { publicKey: makeSigningKeys().publicKey }],
    ["by no key", { publicKey: "none" }],
    ["as other bytes", { signature: Buffer.alloc(64).toString("base64") }],
    ["as no bytes", { signature: "" }],
  ])("%s", (_, changed) => {
    expect(isSignatureGood({ ...signature, ...changed })).toBe(false);
  });
});

test("a signature is read from its file, and whichever byte of that is changed, added or left out, it is none or not good", () => {
  const text = signatureText(signature);
  const changes = [...text].flatMap((sign, at) => {
    const other = String.fromCharCode(sign.charCodeAt(0) ^ 1);
    return [other, "", `${sign} `, `${sign}\n`].map((into) => text.slice(0, at) + into + text.slice(at + 1));
  });
  const isGood = (changed: string) => {
    const read = readSignature(changed);
    return read !== undefined && isSignatureGood(read);
  };

  expect(readSignature(text)).toEqual(signature);
  expect(changes.filter((changed) => isGood(changed))).toEqual([]);
  expect(["", "{}", "null", text.replace("PUBLIC", "PRIVATE")].map(readSignature)).toEqual([...Array(4)]);
});

test("the fingerprint of a key is that of its bytes, not of how its text is broken into lines", () => {
  const text = keys.publicKey.trim();

  expect(keyFingerprint(text)).toBe(keyFingerprint(keys.publicKey));
  expect(keyFingerprint(makeSigningKeys().publicKey)).not.toBe(keyFingerprint(keys.publicKey));
});
