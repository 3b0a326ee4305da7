import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { simulateArena } from "@/lib/demo/simulate-arena";

/**
 * A JSONL file of simulated judged envelopes, at least `megabytes` long: seed after seed of the sample arena, so every
 * line differs. Kept between runs.
 *
 * @returns its size in bytes
 */
export async function makeRows(path: string, megabytes: number): Promise<number> {
  const known = await stat(path).catch(() => undefined); // Not there yet: written below.
  if (known) return known.size;

  const file = createWriteStream(path);
  const wanted = megabytes * 1_000_000;
  let written = 0;
  for (let seed = 1; written < wanted; seed += 1) {
    for (const line of simulateArena({ seed })) {
      const bytes = Buffer.from(`${line}\n`);
      written += bytes.length;
      if (!file.write(bytes)) await once(file, "drain");
      if (written >= wanted) break;
    }
  }
  file.end();
  await finished(file);

  return written;
}
