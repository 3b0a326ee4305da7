import { webStream } from "./web-stream";

/** Values as lines of JSON, each sent as soon as it is there. */
export function lineResponse(values: AsyncIterable<unknown>): Response {
  return new Response(webStream(lines(values)), {
    // Without no-transform a proxy, or the server's own compression, holds lines back until it has enough of them.
    headers: { "content-type": "application/x-ndjson", "cache-control": "no-store, no-transform" },
  });
}

async function* lines(values: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`);
}
