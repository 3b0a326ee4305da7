import { gunzipParts } from "@/lib/services/imports/gunzip-parts";

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

  yield* head[0] === 0x1f && head[1] === 0x8b ? gunzipParts(whole).chunks : whole;
}

async function* following(head: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  yield* rest;
}
