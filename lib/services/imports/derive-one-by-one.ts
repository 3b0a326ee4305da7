import { type DerivedRecords, type DeriveThread, ThreadEnded } from "./derive-thread";
import { batchOfOne, type RawBatch } from "./raw-batch";

/**
 * Derives a batch whose thread ended: each record alone, in threads of no other batch, to find those that end theirs, then
 * the others together.
 *
 * @throws ThreadEnded when the others end it too
 */
export async function deriveOneByOne(
  startThread: () => DeriveThread,
  file: number,
  batch: RawBatch,
): Promise<DerivedRecords> {
  const refused = new Map<number, string>();
  let thread = startThread();

  try {
    for (const position of batch.records.keys()) {
      const reason = await whyEnds(thread, file, batchOfOne(batch, position));
      if (reason === undefined) continue;
      refused.set(position, reason);
      thread = startThread();
    }
    const records = batch.records.map((record, position) => {
      const reason = refused.get(position);

      return reason === undefined ? record : { ...record, refused: reason };
    });

    return await thread.derive(file, { ...batch, records });
  } finally {
    await thread.close();
  }
}

async function whyEnds(thread: DeriveThread, file: number, record: RawBatch): Promise<string | undefined> {
  try {
    await thread.derive(file, record);

    return undefined;
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;

    return error.isOutOfMemory
      ? "Reading the record takes more memory than there is."
      : `Reading the record ended what reads records: ${error.message}.`;
  }
}
