/** What a file of rows is told of each. */
export interface PrintedRow {
  /** Its line with the line feed, well-formed. */
  readonly bytes: Uint8Array;
  readonly line: string;
  readonly row: object;
}

/** A file of one format that rows are added to. */
export interface RowFile {
  add(row: PrintedRow): Promise<void>;
  finish(): Promise<{ readonly bytes: number; readonly sha256: string }>;
  /** Gives the file up after something failed. */
  abandon(): Promise<void>;
}
