import { Readable } from "node:stream";

/**
 * Bytes as a response takes them, with back-pressure; when the client goes away the source is closed.
 * safe: Node's ReadableStream and the DOM's are the same class at run time; their types are declared apart.
 */
export function webStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>;
}
