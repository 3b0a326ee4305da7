import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";

const BACKSLASH = 0x5c;

/**
 * The baseline of every import figure: the lines of the file into one text column by COPY in text format, as
 * `psql \copy` does, with the server's default compression. Escaping is done beforehand and not counted.
 *
 * @returns wall milliseconds, committed
 */
export async function copyText(databaseUrl: string, path: string): Promise<number> {
  const escapedPath = `${path}.copy`;
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), escaping(), createWriteStream(escapedPath));

  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("drop table if exists bench_line");
    await client.query("create table bench_line (line text)");
    const start = performance.now();
    await pipeline(
      createReadStream(escapedPath, { highWaterMark: 1 << 20 }),
      client.query(copyFrom("copy bench_line (line) from stdin")),
    );

    return performance.now() - start;
  } finally {
    await client.end();
    await rm(escapedPath, { force: true });
  }
}

/** Text format needs backslashes doubled; tabs and newlines do not occur inside JSON lines. */
function escaping(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!chunk.includes(BACKSLASH)) return done(null, chunk);

      done(null, Buffer.from(chunk.toString("latin1").replaceAll("\\", "\\\\"), "latin1"));
    },
  });
}

/** The same lines out again into a file, as `psql \copy to` writes them. */
export async function copyTextOut(databaseUrl: string, path: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await pipeline(client.query(copyTo("copy bench_line (line) to stdout")), createWriteStream(path));
  } finally {
    await client.end();
  }
}
