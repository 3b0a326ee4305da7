import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { GzipPart } from "./gunzip-parts";

/** Where reading a damaged gzip file stopped. */
export interface GzipFault extends GzipPart {
  readonly error: Error;
}

const PIECE_BYTES = 64 * 1024;
/** Of the piece that holds the fault everything is lost that came out of it before: the last one is a single byte. */
const STEPS_BYTES = [1024, 1] as const;

/**
 * What a damaged gzip file holds between the place where a stream stopped and the damage itself, which a stream drops. Reads
 * the file anew, once for each step.
 */
export async function* gzipToDamage(path: string, stopped: GzipFault): AsyncGenerator<Uint8Array, GzipFault> {
  let fault = stopped;
  for (const stepBytes of STEPS_BYTES) fault = yield* readOn(path, fault, stepBytes);

  return fault;
}

async function* readOn(path: string, fault: GzipFault, stepBytes: number): AsyncGenerator<Uint8Array, GzipFault> {
  const gunzip = openGunzip(fault.contentBytes);
  const reached = (error: Error): GzipFault => ({
    error,
    start: fault.start,
    fileBytes: gunzip.fileBytes(),
    contentBytes: Math.max(fault.contentBytes, gunzip.contentBytes()),
  });

  try {
    for await (const piece of piecesOf(path, fault, stepBytes)) {
      const error = await gunzip.write(piece);
      yield* gunzip.take();
      if (error !== undefined) return reached(error);
    }
    const error = await gunzip.end();
    yield* gunzip.take();

    return reached(error ?? fault.error);
  } finally {
    gunzip.close();
  }
}

/** @param skipBytes - of the content, which were read before */
function openGunzip(skipBytes: number) {
  const gunzip = createGunzip();
  let parts: Uint8Array[] = [];
  let contentBytes = 0;
  let fault: Error | undefined;
  let settle = (): void => undefined;
  gunzip.on("data", (chunk: Uint8Array) => {
    const from = Math.max(0, skipBytes - contentBytes);
    contentBytes += chunk.length;
    if (from < chunk.length) parts.push(chunk.subarray(from));
  });
  gunzip.on("error", (error) => {
    fault ??= error;
    settle();
  });
  gunzip.on("end", () => settle());
  const settled = (start: (done: (error?: Error | null) => void) => void): Promise<Error | undefined> =>
    new Promise<void>((resolve) => {
      settle = resolve;
      start((error) => {
        fault ??= error ?? undefined;
        resolve();
      });
    }).then(() => fault);

  return {
    write: (piece: Uint8Array) => settled((done) => gunzip.write(piece, done)),
    /** The end of the content, and not of what was written, settles it. */
    end: () => settled(() => gunzip.end()),
    take(): readonly Uint8Array[] {
      // What waits in the stream goes to the listener.
      while (gunzip.read() !== null);
      const taken = parts;
      parts = [];
      return taken;
    },
    fileBytes: () => gunzip.bytesWritten,
    contentBytes: () => contentBytes,
    close: () => gunzip.destroy(),
  };
}

/** The bytes of a file from where the part begins, in steps from where it was read without a fault. */
async function* piecesOf(path: string, { start, fileBytes }: GzipFault, stepBytes: number): AsyncGenerator<Uint8Array> {
  let before = 0;
  for await (const chunk of createReadStream(path, { start, highWaterMark: PIECE_BYTES })) {
    if (!(chunk instanceof Uint8Array)) throw new Error("The stream gave text.");
    const coarse = Math.min(chunk.length, Math.max(0, fileBytes - before));
    if (coarse > 0) yield chunk.subarray(0, coarse);
    for (let at = coarse; at < chunk.length; at += stepBytes) yield chunk.subarray(at, at + stepBytes);
    before += chunk.length;
  }
}
