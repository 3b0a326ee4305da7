import { once } from "node:events";
import { createGzip } from "node:zlib";
import { FileSink } from "./file-sink";
import type { PrintedRow, RowFile } from "./row-file";

/** A file of JSON lines. */
export async function linesFile(path: string): Promise<RowFile> {
  const sink = await FileSink.create(path);

  return {
    add: ({ bytes }: PrintedRow) => sink.write(bytes),
    finish: () => sink.finish(),
    abandon: () => sink.abandon(),
  };
}

/** Level 1 packs as fast as rows are made; level 6 takes four times as long for a tenth fewer bytes. */
const LEVEL = 1;

/** The same through gzip, whose header holds neither a time nor a name. */
export async function packedLinesFile(path: string): Promise<RowFile> {
  const sink = await FileSink.create(path);
  const gzip = createGzip({ level: LEVEL });
  const drained = drain(gzip, sink);
  // Told by `add` or `finish`, whichever comes next.
  drained.catch(() => undefined);

  return {
    async add({ bytes }) {
      if (!gzip.write(bytes)) await Promise.race([once(gzip, "drain"), drained]);
    },
    async finish() {
      gzip.end();
      await drained;

      return sink.finish();
    },
    async abandon() {
      gzip.destroy();
      await sink.abandon();
    },
  };
}

async function drain(packed: AsyncIterable<Uint8Array>, sink: FileSink): Promise<void> {
  for await (const bytes of packed) await sink.write(bytes);
}
