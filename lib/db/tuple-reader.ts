const LOW_HALF = 4_294_967_296;

/** Reads the fields of one tuple of a binary COPY, each once and in their order. It is used again for the next tuple. */
export class TupleReader {
  /** Halves of the last value that `hash` read. */
  high = 0;
  low = 0;
  readonly #at: Int32Array;
  readonly #size: Int32Array;
  #bytes: Buffer = Buffer.alloc(0);
  #field = 0;

  /** @param at - set by who finds the tuples: first bytes of the fields. @param size - their bytes; -1 is null */
  constructor(at: Int32Array, size: Int32Array) {
    this.#at = at;
    this.#size = size;
  }

  start(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#field = 0;
  }

  /** An int4; 0 where it is null. */
  int4(): number {
    const field = this.#next();

    return field < 0 ? 0 : this.#bytes.readInt32BE(this.#at[field]);
  }

  /** A float4; NaN where it is null. */
  float4(): number {
    const field = this.#next();

    return field < 0 ? Number.NaN : this.#bytes.readFloatBE(this.#at[field]);
  }

  /** An int8 below 2^53; 0 where it is null. */
  int8(): number {
    const field = this.#next();
    if (field < 0) return 0;
    const at = this.#at[field] ?? 0;

    return this.#bytes.readInt32BE(at) * LOW_HALF + this.#bytes.readUInt32BE(at + 4);
  }

  /** Reads an int8 that is no number into `high` and `low`; false where it is null. */
  hash(): boolean {
    const field = this.#next();
    if (field < 0) return false;
    const at = this.#at[field] ?? 0;
    this.high = this.#bytes.readInt32BE(at);
    this.low = this.#bytes.readInt32BE(at + 4);

    return true;
  }

  text(): string | null {
    const field = this.#next();
    if (field < 0) return null;
    const at = this.#at[field] ?? 0;

    return this.#bytes.toString("utf8", at, at + (this.#size[field] ?? 0));
  }

  /** The bytes of a field until the next tuple; undefined where it is null. */
  bytes(): Buffer | undefined {
    const field = this.#next();
    if (field < 0) return undefined;
    const at = this.#at[field] ?? 0;

    return this.#bytes.subarray(at, at + (this.#size[field] ?? 0));
  }

  /** The field to read; -1 where it is null. */
  #next(): number {
    const field = this.#field;
    this.#field += 1;

    return (this.#size[field] ?? -1) < 0 ? -1 : field;
  }
}
