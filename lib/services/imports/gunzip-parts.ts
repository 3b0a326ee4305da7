import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** The part of gzip data that is being read: parts are told apart by zero bytes between them. */
export interface GzipPart {
  /** Where it begins among the compressed bytes. */
  readonly start: number;
  /** Bytes of it that are decompressed. */
  readonly fileBytes: number;
  /** Bytes of content that it gave. */
  readonly contentBytes: number;
}

export interface Gunzipped {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** The one that `chunks` came to. */
  readonly part: () => GzipPart;
}

/**
 * Decompresses gzip data. A stream of Node takes a zero byte behind a member for padding and drops all that follows: here
 * what follows the padding is read, too.
 *
 * @param chunkSize - of the content, in bytes
 */
export function gunzipParts(bytes: AsyncIterable<Uint8Array>, chunkSize?: number): Gunzipped {
  let part = (): GzipPart => ({ start: 0, fileBytes: 0, contentBytes: 0 });

  async function* read(): AsyncGenerator<Uint8Array> {
    const pulled = new PulledBytes(bytes);
    let start: number | undefined = 0;

    try {
      while (start !== undefined) {
        const gunzip = createGunzip(chunkSize === undefined ? {} : { chunkSize });
        const from: number = start;
        let contentBytes = 0;
        part = () => ({ start: from, fileBytes: gunzip.bytesWritten, contentBytes });
        const source = Readable.from(pulled.from(from), { objectMode: false });
        source.on("error", (error) => gunzip.destroy(error));
        try {
          for await (const chunk of source.pipe(gunzip)) {
            if (!(chunk instanceof Uint8Array)) throw new Error("The stream gave text.");
            contentBytes += chunk.length;
            pulled.forget(from + gunzip.bytesWritten);
            yield chunk;
          }
        } finally {
          source.destroy();
          gunzip.destroy();
        }
        start = await pulled.behindZeros(from + gunzip.bytesWritten);
      }
    } finally {
      pulled.close();
    }
  }

  return { chunks: read(), part: () => part() };
}

/** Bytes as they come, of which those stay at hand that nobody has used yet. */
class PulledBytes {
  readonly #parts: AsyncIterator<Uint8Array>;
  #waiting: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  #pulledTo = 0;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#parts = bytes[Symbol.asyncIterator]();
  }

  /** All from a place on. Whoever stops in between ends nothing: the rest can be read from another place. */
  from(place: number): AsyncIterable<Uint8Array> {
    let at = place;
    const next = async (): Promise<IteratorResult<Uint8Array>> => {
      const value = await this.#bytesAt(at);
      if (value === undefined) return { done: true, value: undefined };
      at += value.length;

      return { done: false, value };
    };

    return { [Symbol.asyncIterator]: () => ({ next }) };
  }

  /** What lies before a place is asked for no more. */
  forget(place: number): void {
    this.#waiting = this.#waiting.filter(({ at, bytes }) => at + bytes.length > place);
  }

  /** The first place from another on that holds no zero; undefined where none follows. */
  async behindZeros(place: number): Promise<number | undefined> {
    let at = place;
    for (let bytes = await this.#bytesAt(at); bytes !== undefined; bytes = await this.#bytesAt(at)) {
      const found = bytes.findIndex((byte) => byte !== 0);
      if (found !== -1) return at + found;
      at += bytes.length;
      this.forget(at);
    }

    return undefined;
  }

  /** Nobody waits for it: a connection may be silent. */
  close(): void {
    this.#parts.return?.().catch(() => undefined);
  }

  async #bytesAt(place: number): Promise<Uint8Array | undefined> {
    while (true) {
      const there = this.#waiting.find(({ at, bytes }) => at + bytes.length > place);
      if (there !== undefined) return there.bytes.subarray(place - there.at);
      const next = await this.#parts.next();
      if (next.done === true) return undefined;
      this.#waiting.push({ at: this.#pulledTo, bytes: next.value });
      this.#pulledTo += next.value.length;
    }
  }
}
