import { type CutOptions, type CutRecord, cutRecords } from "@/lib/importers/cut-records";
import { type SourceBroken, type SourcePass, untilBroken } from "./open-source";

/** A whole record may lie before the damage without a line feed behind it. */
function breaksOff({ bytes, oversizedBytes }: CutRecord): boolean {
  if (oversizedBytes !== undefined) return true;
  try {
    JSON.parse(new TextDecoder().decode(bytes));

    return false;
  } catch {
    return true;
  }
}

/**
 * The records of a pass up to where its file is damaged, and what there is of the one that it breaks off in; an empty one
 * where it breaks off between two, so that nobody takes the file for whole.
 *
 * @throws SourceBroken when nothing of it can be read
 */
export async function* cutToDamage(
  pass: SourcePass,
  options: CutOptions,
  onDamage: (damage: SourceBroken) => void,
): AsyncGenerator<readonly CutRecord[]> {
  let isDamaged = false;
  const chunks = untilBroken(pass, (damage) => {
    isDamaged = true;
    onDamage(damage);
  });
  let last: CutRecord | undefined;

  for await (const batch of cutRecords(chunks, options)) {
    last = batch.at(-1);
    yield batch;
  }

  if (!isDamaged || (last?.endsFile === true && breaksOff(last))) return;
  const offset = last === undefined ? 0 : last.offset + (last.oversizedBytes ?? last.bytes.length);
  yield [{ bytes: new Uint8Array(0), number: (last?.number ?? 0) + 1, offset, endsFile: true }];
}
