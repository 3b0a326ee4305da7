// @ts-nocheck: it corrects the insides of a driver adapter, which have no types.
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";

// Catalogue columns of PostgreSQL's one-byte "char" type have this object id; the adapter refuses it.
const CHAR_OID = 18;
const TEXT_OID = 25;
// ColumnTypeEnum.Character of @prisma/driver-adapter-utils
const CHARACTER_COLUMN = 6;

/** Columns of "char" in a result, found again by the identity of its rows. */
const charColumns = new WeakMap();

/**
 * An adapter that Prisma's migration engine can work with. @prisma/adapter-pg is made for queries and fails here in two
 * ways: it cannot read "char" columns, and it cuts scripts at every semicolon, which breaks functions and literals.
 *
 * @param {pg.ClientConfig} connection
 * @param {() => Promise<void>} [afterwards] - once the connection is closed
 */
export async function migrationAdapter(connection, afterwards) {
  const pool = new MigrationPool(connection);
  // A server that goes away is told by the query that needed it.
  pool.on("error", () => {});
  const adapter = readingChars(await new PrismaPg(pool).connect());

  adapter.executeScript = async (script) => {
    try {
      await pool.query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  adapter.dispose = async () => {
    await pool.end();
    await afterwards?.();
  };
  return adapter;
}

class MigrationPool extends pg.Pool {
  async query(...query) {
    return markChars(await super.query(...query));
  }

  connect(callback) {
    return callback ? super.connect(callback) : this.connectMarking();
  }

  async connectMarking() {
    const client = await super.connect();
    if (!client.marksChars) {
      const query = client.query.bind(client);
      client.query = (...args) => {
        const answer = query(...args);
        return answer?.then ? answer.then(markChars) : answer;
      };
      client.marksChars = true;
    }

    return client;
  }
}

function markChars(result) {
  const columns = [];
  result?.fields?.forEach((field, index) => {
    if (field.dataTypeID !== CHAR_OID) return;
    field.dataTypeID = TEXT_OID;
    columns.push(index);
  });
  if (columns.length > 0) charColumns.set(result.rows, columns);

  return result;
}

function readingChars(queryable) {
  const queryRaw = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const column of charColumns.get(result.rows) ?? []) {
      result.columnTypes[column] = CHARACTER_COLUMN;
      // The catalogue's "no value" is a zero byte, which arrives as an empty text.
      for (const row of result.rows) if (row[column] === "") row[column] = "\0";
    }
    return result;
  };

  const startTransaction = queryable.startTransaction?.bind(queryable);
  if (startTransaction) queryable.startTransaction = async (level) => readingChars(await startTransaction(level));
  return queryable;
}
