import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkedBytes } from "./checked-bytes";

const TEXT = "0123456789";
const sha256 = createHash("sha256").update(TEXT).digest("hex");

async function* pieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += length) yield Buffer.from(text.slice(at, at + length));
}

async function read(text: string, length: number, from: number): Promise<{ given: string; isWhole: boolean }> {
  let given = "";
  try {
    for await (const piece of checkedBytes(pieces(text, length), { from, sha256 })) given += Buffer.from(piece);
  } catch {
    return { given, isWhole: false };
  }

  return { given, isWhole: true };
}

test.each([0, 1, 3, 4, 9])("from byte %d all of the same file are given, in pieces of any length", async (from) => {
  for (const length of [1, 3, 10, 20])
    expect(await read(TEXT, length, from)).toEqual({ given: TEXT.slice(from), isWhole: true });
});

test("of another file the last bytes are never given, wherever it differs", async () => {
  for (const other of ["x123456789", "012345678x", "0123x56789"]) {
    for (const length of [1, 3, 10]) {
      const { given, isWhole } = await read(other, length, 0);

      expect(isWhole).toBe(false);
      expect(given.length).toBeLessThan(TEXT.length);
    }
    expect(await read(other, 3, 9)).toEqual({ given: "", isWhole: false });
  }
});
