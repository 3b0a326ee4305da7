import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { webStream } from "./web-stream";

/** A source that opens something with its first byte, and what of it was opened, failed and was closed by now. */
function givenBytes() {
  const seen = { opened: 0, failed: 0, closed: 0, closedByCaller: 0 };
  async function* bytes(): AsyncGenerator<Uint8Array> {
    seen.opened += 1;
    try {
      for (let nth = 0; nth < 3; nth += 1) yield Buffer.from([nth]);
    } catch (error) {
      seen.failed += 1;
      throw error;
    } finally {
      seen.closed += 1;
    }
  }

  return { seen, bytes };
}

function givenSource() {
  const { seen, bytes } = givenBytes();
  const close = async () => {
    seen.closedByCaller += 1;
  };

  return { seen, stream: webStream(bytes(), close) };
}

/** Until a stream that reads ahead, made now, has begun: one that was made before would have as well. */
async function untilOthersRead(): Promise<void> {
  const { seen, bytes } = givenBytes();
  Readable.toWeb(Readable.from(bytes(), { objectMode: false }));

  await expect.poll(() => seen.opened).toBe(1);
}

test("a stream that nobody reads opens nothing", async () => {
  const { seen } = givenSource();
  await untilOthersRead();

  expect(seen).toEqual({ opened: 0, failed: 0, closed: 0, closedByCaller: 0 });
});

test("one that is cancelled before its first byte opens nothing, and what was open before is closed", async () => {
  const { seen, stream } = givenSource();
  await stream.cancel();

  await expect.poll(() => seen).toEqual({ opened: 0, failed: 0, closed: 0, closedByCaller: 1 });
});

test("one that is cancelled half way closes its source, which has not failed", async () => {
  const { seen, stream } = givenSource();
  const reader = stream.getReader();
  expect((await reader.read()).value).toEqual(new Uint8Array([0]));
  await reader.cancel();

  await expect.poll(() => seen).toEqual({ opened: 1, failed: 0, closed: 1, closedByCaller: 1 });
});

test("one that is read gives every byte and closes its source once", async () => {
  const { seen, stream } = givenSource();

  expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(new Uint8Array([0, 1, 2]));
  await expect.poll(() => seen).toEqual({ opened: 1, failed: 0, closed: 1, closedByCaller: 1 });
});
