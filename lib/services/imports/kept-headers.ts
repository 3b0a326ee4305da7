/** Headers that a thread keeps, the one in use among them; the longest seen are a few MB. */
export const MOST_HEADERS = 4;
export const MOST_HEADER_BYTES = 16_000_000;

interface KeptHeader {
  readonly header: object;
  readonly id: number;
  readonly bytes: number;
}

/** What has to go to the thread before a file with this header: nothing where it has it. */
export interface PlacedHeader {
  readonly id: number;
  readonly isNew: boolean;
  /** Ids that are not used any more. */
  readonly dropped: readonly number[];
}

/** Which headers a thread has, those that were used last: files of several runs come in turn. */
export class KeptHeaders {
  #kept: readonly KeptHeader[] = [];
  #last = 0;

  place(header: object): PlacedHeader {
    const known = this.#kept.find((kept) => kept.header === header);
    if (known !== undefined) {
      this.#kept = [...this.#kept.filter((kept) => kept !== known), known];

      return { id: known.id, isNew: false, dropped: [] };
    }

    this.#last += 1;
    const fresh = { header, id: this.#last, bytes: bytesOf(header) };
    const before = this.#kept;
    this.#kept = [...latest(before, MOST_HEADERS - 1, MOST_HEADER_BYTES - fresh.bytes), fresh];
    const dropped = before.filter((kept) => !this.#kept.includes(kept)).map(({ id }) => id);

    return { id: fresh.id, isNew: true, dropped };
  }

  clear(): void {
    this.#kept = [];
  }
}

/** As many from the end as fit. */
function latest(kept: readonly KeptHeader[], most: number, mostBytes: number): readonly KeptHeader[] {
  let bytes = 0;
  const tooMany = kept.findLastIndex((one, at) => {
    bytes += one.bytes;

    return bytes > mostBytes || kept.length - at > most;
  });

  return kept.slice(tooMany + 1);
}

/** About what it takes of memory, by the characters of its texts; it costs a fraction of a copy. */
function bytesOf(header: object): number {
  const left: unknown[] = [header];
  let bytes = 0;
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === "string") bytes += 2 * value.length;
    else bytes += BYTES_EACH;
    if (typeof value === "object" && value !== null) for (const part of Object.values(value)) left.push(part);
  }

  return bytes;
}

/** Of a number, a list or an object. */
const BYTES_EACH = 16;
