import type { RowOutcome } from "@/lib/domain/import-row";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { CutRecord } from "./cut-records";
import type { Importer, ReadContext } from "./importer";
import { parseRecord } from "./parse-record";
import { spellCalls } from "./spell-calls";
import { spellTools } from "./spell-tools";

/** From the bytes of one record to a trajectory, or to the reason why it is none. Never throws. */
export function readTrajectory(importer: Importer, record: CutRecord, context: ReadContext): RowOutcome<Trajectory> {
  if (record.oversizedBytes !== undefined) {
    const megabytes = Math.round(record.oversizedBytes / 1024 / 1024).toLocaleString("en");
    return { kind: "rejected", reason: `The record is ${megabytes} MB long, more than can be read as one.` };
  }

  const parsed = parseRecord(record.bytes, record);
  if (parsed.kind === "unreadable") return { kind: "rejected", reason: parsed.reason };

  const { notes, spelling } = parsed;
  const outcome = readSafely(importer, parsed.value, spelling ? { ...context, spelling } : context);
  if (outcome.kind === "rejected" || (notes.length === 0 && spelling === undefined)) return outcome;

  const { value } = outcome;
  const toolsJson = spelling && value.tools ? spellTools(value.tools, spelling) : undefined;
  return {
    kind: "imported",
    value: {
      ...value,
      steps: spelling ? spellCalls(value.steps, spelling) : value.steps,
      ...(toolsJson === undefined ? {} : { toolsJson }),
      notes: [...notes, ...value.notes],
    },
  };
}

// The importers answer with a rejection by themselves; this keeps a fault of ours from stopping the other rows.
function readSafely(importer: Importer, record: unknown, context: ReadContext): RowOutcome<Trajectory> {
  try {
    return importer.read(record, context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: "rejected", reason: `The ${importer.format} importer could not read the record: ${message}.` };
  }
}
