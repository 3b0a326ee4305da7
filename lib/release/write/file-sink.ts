import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** Bytes that are gathered before they are written. */
const CHUNK_BYTES = 1 << 20;

/** A new file that knows its size and its SHA-256. */
export class FileSink {
  readonly #file: FileHandle;
  readonly #hash = createHash("sha256");
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #bytes = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** @throws when a file of that name is there */
  static async create(path: string): Promise<FileSink> {
    return new FileSink(await open(path, "wx"));
  }

  /** What is given must not change afterwards. */
  async write(bytes: Uint8Array): Promise<void> {
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    if (this.#waitingBytes >= CHUNK_BYTES) await this.#flush();
  }

  /** Writes what is left, waits until it is on disk, and says what the file is. */
  async finish(): Promise<{ readonly bytes: number; readonly sha256: string }> {
    await this.#flush();
    await this.#file.datasync();
    await this.#file.close();

    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  /** Gives the file up after something failed. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined); // Closed already by what failed.
  }

  async #flush(): Promise<void> {
    const chunk = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    for (let at = 0; at < chunk.length; ) {
      const { bytesWritten } = await this.#file.write(chunk, at);
      at += bytesWritten;
    }
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
  }
}
