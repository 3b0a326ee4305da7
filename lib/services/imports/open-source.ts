import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { SAMPLE_BYTES } from "@/lib/importers/detect-format";
import { takeBytes } from "@/lib/importers/take-bytes";
import { gunzipParts } from "./gunzip-parts";
import { type GzipFault, gzipToDamage } from "./gzip-to-damage";

/** The bytes of a file, decompressed when it is gzip; the content decides, not the name. */
export interface ByteSource {
  readonly sizeBytes: number;
  /** A fresh pass over the bytes from the beginning. */
  readonly read: () => SourcePass;
}

export interface SourcePass {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Bytes of the file itself that were read so far: compressed ones for gzip. */
  readonly readBytes: () => number;
}

/** The file cannot be read to its end, with sentences that say how far it went and what to do. */
export class SourceBroken extends Error {
  /** True where some of the content was there: what ended in it is good. */
  readonly isBegun: boolean;

  constructor(sentence: string, isBegun = false) {
    super(sentence);
    this.name = "SourceBroken";
    this.isBegun = isBegun;
  }
}

const CHUNK_BYTES = 4 * 1024 * 1024;
const GUNZIP_CHUNK_BYTES = 1024 * 1024;

/**
 * Looks at a file.
 *
 * @throws SourceBroken when it is missing, may not be read or is no file
 */
export async function openSource(path: string): Promise<ByteSource> {
  const facts = await stat(path).catch((error: unknown) => {
    throw new SourceBroken(whyUnreadable(error));
  });
  if (!facts.isFile()) throw new SourceBroken("This is not a file. Name the files themselves.");
  const isGzip = await startsAsGzip(path);

  return {
    sizeBytes: facts.size,
    read: () => {
      let readBytes = 0;

      return { chunks: readChunks(path, isGzip, (size) => (readBytes += size)), readBytes: () => readBytes };
    },
  };
}

/** The first bytes of the content, as many as format detection wants. */
export function readHead(source: ByteSource, onDamage?: (error: SourceBroken) => void): Promise<Uint8Array> {
  return takeBytes(untilBroken(source.read(), onDamage), SAMPLE_BYTES);
}

/** The bytes of a pass as far as they can be read: for looking at a file, whose damage is reported when it is imported. */
export async function* untilBroken(
  pass: SourcePass,
  onDamage?: (error: SourceBroken) => void,
): AsyncGenerator<Uint8Array> {
  let isReadable = false;

  try {
    for await (const chunk of pass.chunks) {
      isReadable = true;
      yield chunk;
    }
  } catch (error) {
    if (!(error instanceof SourceBroken && isReadable)) throw error;
    onDamage?.(error);
  }
}

async function startsAsGzip(path: string): Promise<boolean> {
  const handle = await open(path).catch((error: unknown) => {
    throw new SourceBroken(whyUnreadable(error));
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);

    return bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b;
  } finally {
    await handle.close();
  }
}

async function* readChunks(path: string, isGzip: boolean, count: (size: number) => void): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: isGzip ? GUNZIP_CHUNK_BYTES : CHUNK_BYTES });
  file.on("data", (chunk) => count(chunk.length));
  const gunzipped = isGzip ? gunzipParts(file, GUNZIP_CHUNK_BYTES) : undefined;
  let contentBytes = 0;

  try {
    for await (const chunk of gunzipped?.chunks ?? file) {
      if (!(chunk instanceof Uint8Array)) throw new Error("The stream gave text.");
      contentBytes += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    if (gunzipped === undefined || !isDamage(error)) throw new SourceBroken(whyStopped(error, contentBytes), true);
    const part = gunzipped.part();
    const fault = yield* gzipToDamage(path, { error, ...part });
    const before = contentBytes - part.contentBytes;
    throw new SourceBroken(whyDamaged({ ...fault, contentBytes: before + fault.contentBytes }), true);
  } finally {
    file.destroy();
  }
}

function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "There is no such file.";
  if (code === "EACCES" || code === "EPERM") return "Assay may not read this file. Change its permissions.";

  return `The file cannot be opened (${String(code ?? error)}).`;
}

function isDamage(error: Error): boolean {
  return "code" in error && String(error.code).startsWith("Z_");
}

/** Of a part of the data that does not begin as gzip does: those before it were whole. */
const NO_GZIP = "incorrect header check";

function whyDamaged({ error, contentBytes }: GzipFault): string {
  const size = sizeText(contentBytes);
  if (error.message === NO_GZIP && contentBytes > 0)
    return `The gzip data ends after ${size} of content, and something else follows in the file, which was not read. If the content should go on there, get the file again from where it came.`;

  return `The gzip data breaks off or is damaged after ${size} of content. Get the file again from where it came.`;
}

function whyStopped(error: Error, contentBytes: number): string {
  return `Reading stopped after ${sizeText(contentBytes)} (${error.message}).`;
}

function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;

  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
