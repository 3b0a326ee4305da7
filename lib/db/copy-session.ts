import { once } from "node:events";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type * as z from "zod";
import { COPY_HEADER, COPY_TRAILER } from "./copy-encoder";

/** Target of a binary COPY. Names are constants of the code, never input. */
export interface CopyTarget {
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * One connection for bulk writing: transactions of COPY and plain statements, which Prisma has no way to mix.
 * The caller closes it.
 */
export interface CopySession {
  /** Runs `work` in a transaction; what it throws rolls everything back. */
  readonly transaction: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs one statement with bound values and parses its rows. */
  readonly query: <Row extends z.ZodType>(
    row: Row,
    text: string,
    values: readonly unknown[],
  ) => Promise<z.infer<Row>[]>;
  /** Appends encoded tuples to a table. */
  readonly copy: (target: CopyTarget, tuples: Iterable<Uint8Array>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a connection of its own, outside every pool. */
export async function openCopySession(connectionString: string): Promise<CopySession> {
  const client = new pg.Client({ connectionString, application_name: "assay-copy" });
  // A connection that breaks between two statements reports here; the next statement throws it.
  client.on("error", () => undefined);
  await client.connect();

  return {
    transaction: (work) => inTransaction(client, work),
    query: async (row, text, values) => {
      const answer = await client.query({ text, values: [...values] });

      return row.array().parse(answer.rows);
    },
    copy: (target, tuples) => copyTuples(client, target, tuples),
    close: () => client.end(),
  };
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    const result = await work();
    await client.query("commit");

    return result;
  } catch (error) {
    // The first error is the one to report; a rollback over a broken connection fails too.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

async function copyTuples(client: pg.Client, target: CopyTarget, tuples: Iterable<Uint8Array>): Promise<void> {
  const columns = target.columns.map((column) => `"${column}"`).join(", ");
  const stream = client.query(copyFrom(`copy "${target.table}" (${columns}) from stdin (format binary)`));
  const finished = once(stream, "finish");

  stream.write(COPY_HEADER);
  for (const part of tuples) if (!stream.write(part)) await Promise.race([once(stream, "drain"), finished]);
  stream.end(COPY_TRAILER);
  await finished;
}
