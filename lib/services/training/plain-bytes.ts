import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/** The bytes of an upload, decompressed when they begin as gzip does; the content decides, not the name. */
export async function* plainBytes(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const parts = body[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  while (head.length < 2) {
    const next = await parts.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  const whole = following(head, { [Symbol.asyncIterator]: () => parts });

  yield* head[0] === 0x1f && head[1] === 0x8b ? gunzipped(whole) : whole;
}

async function* following(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  yield* rest;
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const fed = pipeline(Readable.from(bytes, { objectMode: false }), gunzip);
  // Told by the readable side; until then it must not count as unhandled.
  fed.catch(() => undefined);

  for await (const part of gunzip) yield part;
  await fed;
}
