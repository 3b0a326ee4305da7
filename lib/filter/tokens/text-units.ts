/** Longer texts are rare, and get a buffer that is not kept. */
const KEPT_UNITS = 512 * 1024;

/**
 * Lays texts out as UTF-16 code units, one after the other in the same memory: reading a typed array costs a fraction
 * of asking a string for each of its characters, because a string first has to say how it is stored.
 */
export class TextUnits {
  readonly #kept = new UnitBuffer(KEPT_UNITS);

  /** The code units of a text; valid until the next call. */
  of(text: string): Uint16Array {
    const buffer = text.length <= KEPT_UNITS ? this.#kept : new UnitBuffer(text.length);

    return buffer.write(text);
  }
}

class UnitBuffer {
  readonly #bytes: Buffer;
  readonly #units: Uint16Array;

  constructor(units: number) {
    this.#bytes = Buffer.allocUnsafeSlow(units * 2);
    this.#units = new Uint16Array(this.#bytes.buffer, 0, units);
  }

  write(text: string): Uint16Array {
    this.#bytes.write(text, 0, "utf16le");

    return this.#units.subarray(0, text.length);
  }
}
