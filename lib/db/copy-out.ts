import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { type CopyTuple, decodeCopy } from "./decode-copy";
import { scanCopy, type TakeTuple } from "./scan-copy";

/** One connection that reads tables by binary COPY, without any decoding of the values. The caller closes it. */
export interface CopyReader {
  /** Tuples of a statement made of constants and numbers only: COPY takes no bound values. */
  readonly read: (statement: string) => AsyncGenerator<CopyTuple>;
  /** The same without an object a row, for many narrow ones of so many columns. */
  readonly scan: (statement: string, columns: number, take: TakeTuple) => Promise<void>;
  /**
   * From here on all that is read is of one moment, which is held until the connection closes. Each sort and join may take
   * so much memory of the server before it uses files.
   */
  readonly holdSnapshot: (memoryMb: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a connection of its own, outside every pool. */
export async function openCopyReader(connectionString: string): Promise<CopyReader> {
  const client = new pg.Client({ connectionString, application_name: "assay-copy" });
  // A connection that breaks between two statements reports here; the next statement throws it.
  client.on("error", () => undefined);
  await client.connect();

  let isReading = false;

  return {
    read: async function* (statement) {
      isReading = true;
      yield* decodeCopy(client.query(copyTo(`copy (${statement}) to stdout (format binary)`)));
      isReading = false;
    },
    scan: async (statement, columns, take) => {
      isReading = true;
      await scanCopy(client.query(copyTo(`copy (${statement}) to stdout (format binary)`)), columns, take);
      isReading = false;
    },
    holdSnapshot: async (memoryMb) => {
      await client.query("begin transaction isolation level repeatable read, read only");
      await client.query(`set local work_mem = '${memoryMb}MB'`);
    },
    close: async () => {
      // A reader that went away half way leaves rows that nobody will take: a polite goodbye would wait for them.
      if (isReading) client.connection.stream.destroy();
      else await client.end();
    },
  };
}
