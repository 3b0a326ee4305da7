import { createHash } from "node:crypto";
import type { Trajectory } from "@/lib/domain/trajectory";
import { likenessOf } from "@/lib/filter/likeness/likeness-of";

/** The columns of `likeness` as bytes, which are those of a binary COPY; absent where there is nothing to compare. */
interface LikenessBytes {
  /** Eight bytes: a signed number with the highest first. */
  readonly calls: Buffer | undefined;
  readonly template: Buffer | undefined;
  /** Values of 16 bits with the lowest byte first. */
  readonly sketch: Buffer | undefined;
}

/** What a trajectory is compared by, as it is stored. */
export function likenessColumns(trajectory: Pick<Trajectory, "problem" | "steps">): LikenessBytes {
  const { calls, template, sketch } = likenessOf(trajectory);

  return { calls: hashOf(calls), template: hashOf(template), sketch: sketch && littleEndian(sketch) };
}

/** The first 64 bits of the SHA-256. */
function hashOf(key: string | undefined): Buffer | undefined {
  return key === undefined ? undefined : createHash("sha256").update(key).digest().subarray(0, 8);
}

function littleEndian(sketch: Uint16Array): Buffer {
  const bytes = Buffer.alloc(sketch.length * 2);
  for (const [at, value] of sketch.entries()) bytes.writeUInt16LE(value, at * 2);

  return bytes;
}
