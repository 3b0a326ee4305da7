import { Readable } from "node:stream";

/**
 * Bytes as a response takes them, with back-pressure; when the client goes away the source is closed. Nothing is asked of
 * the source before the response is read: an answer to HEAD never is, nor one whose client is gone already.
 * safe: Node's ReadableStream and the DOM's are the same class at run time; their types are declared apart.
 *
 * @param close - closes what was opened before the first byte was asked for; called once, however the stream ends
 */
export function webStream(bytes: AsyncIterable<Uint8Array>, close?: () => Promise<void>): ReadableStream<Uint8Array> {
  const source = Readable.from(ownErrors(bytes), { objectMode: false });
  if (close) source.once("close", () => void close());

  return Readable.toWeb(source, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>;
}

/** A client that goes away ends the source here; Node would throw that into it, where it looks like an error of its own. */
async function* ownErrors(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of bytes) yield part;
}
