import { RowRecord } from "@/lib/release/write/row-record";
import { readLines } from "./read-lines";

/** The records of rows, read one by one beside the rows. */
export class RowRecords {
  readonly #lines: AsyncGenerator<string>;
  #taken = 0;

  constructor(path: string) {
    this.#lines = readLines(path);
  }

  /** How many were read. */
  get taken(): number {
    return this.#taken;
  }

  /** The next record; undefined where there is none, or one that cannot be read: its row says so. */
  async next(): Promise<RowRecord | undefined> {
    const line = await this.#lines.next();
    if (line.done === true) return undefined;

    this.#taken += 1;
    try {
      return RowRecord.safeParse(JSON.parse(line.value)).data;
    } catch {
      return undefined;
    }
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined);
  }
}
