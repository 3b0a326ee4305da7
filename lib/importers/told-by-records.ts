import { cutRecords } from "./cut-records";
import type { Importer, Layout } from "./importer";
import { parseRecord } from "./parse-record";

/** How far a file is looked through: of one in which no record tells anything this much is read twice. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * What the first record that tells something tells of the whole file; undefined where none does within the first 64 MB. A
 * first pass over the stream, which ends with that record.
 *
 * @param layout - any but `member`, whose header the file itself holds
 */
export async function toldByRecords(
  source: AsyncIterable<Uint8Array>,
  layout: Layout,
  tell: NonNullable<Importer["toldByRecord"]>,
  mostBytes: number = MOST_BYTES,
): Promise<object | undefined> {
  let bytesLeft = mostBytes;

  for await (const batch of cutRecords(source, { layout })) {
    for (const record of batch) {
      const parsed = parseRecord(record.bytes, record);
      const told = parsed.kind === "parsed" ? tell(parsed.value) : undefined;
      if (told !== undefined) return told;
      bytesLeft -= record.bytes.length;
      if (bytesLeft <= 0) return undefined;
    }
  }

  return undefined;
}
