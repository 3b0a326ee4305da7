import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/** What consecutive gzip members hold. A member that is damaged ends the download with an error, not with less. */
export async function* gunzipParts(members: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const fed = pipeline(Readable.from(members, { objectMode: false }), gunzip);
  // The failure is thrown below, once the readable side ended; until then it must not count as unhandled.
  fed.catch(() => undefined);

  for await (const part of gunzip) yield part;
  await fed;
}
