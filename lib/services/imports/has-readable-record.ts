import * as z from "zod";
import { SourceBroken } from "./open-source";
import type { Ingest } from "./with-ingest";

/** So many rejected records at the beginning of a file, and not one other, are no accident. */
const MOST_TRIED = 10_000;

const Counts = z.object({ read_count: z.int(), rejected_count: z.int() });

/**
 * Asks, between two batches, whether anything of a file can be read.
 *
 * @returns true as soon as something can, so that nobody has to ask again
 * @throws SourceBroken when its first records are all rejected
 */
export async function hasReadableRecord({ writer }: Pick<Ingest, "writer">, fileId: number): Promise<boolean> {
  const [file] = await writer.query(Counts, "select read_count, rejected_count from import_file where id = $1", [
    fileId,
  ]);
  if (file === undefined || file.rejected_count < file.read_count) return true;
  if (file.read_count >= MOST_TRIED) {
    throw new SourceBroken(
      `None of the first ${MOST_TRIED.toLocaleString("en")} records could be read, so the rest of the file was not read. The rejected rows say why.`,
    );
  }

  return false;
}
