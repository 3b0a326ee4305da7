import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { plainBytes } from "./plain-bytes";

/** Bytes as an upload brings them. */
async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function textOf(bytes: Uint8Array, size: number): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of plainBytes(inPieces(bytes, size))) parts.push(part.slice());

  return Buffer.concat(parts).toString();
}

test.each([1, 7, 64, 100_000])("gzip members behind padding are read in pieces of %i bytes", async (size) => {
  const padded = Buffer.concat([gzipSync("a\n"), Buffer.alloc(300), gzipSync("b\n"), gzipSync("c\n"), Buffer.alloc(9)]);

  expect(await textOf(padded, size)).toBe("a\nb\nc\n");
  expect(await textOf(Buffer.from("plain \u0000"), size)).toBe("plain \u0000");
});

test("what follows gzip data and is none is told as damage", async () => {
  const damaged = Buffer.concat([gzipSync("a\n"), Buffer.alloc(300), Buffer.from("junk")]);

  await expect(textOf(damaged, 64)).rejects.toMatchObject({ code: "Z_DATA_ERROR" });
});

test("an upload that nobody reads to its end is ended", async () => {
  let [isEnded, isWhole] = [false, false];
  async function* upload(): AsyncGenerator<Uint8Array> {
    try {
      yield* inPieces(gzipSync(randomBytes(5_000_000)), 10_000);
      isWhole = true;
    } finally {
      isEnded = true;
    }
  }
  for await (const _ of plainBytes(upload())) break;

  await expect.poll(() => isEnded).toBe(true);
  expect(isWhole).toBe(false);
});
