import { createMemberFinder } from "./find-member";
import type { RecordMember } from "./importer";
import { parsePrefix } from "./parse-prefix";
import { parseRecord } from "./parse-record";
import { createValueScanner } from "./scan-value";

export type FileHeader =
  /** `whyPart`: it ends or breaks, and `header` is what came before. */
  | { readonly kind: "read"; readonly header: unknown; readonly whyPart?: string }
  | { readonly kind: "unreadable"; readonly reason: string };

const MAX_HEADER_BYTES = 64 * 1024 * 1024;
const MOST_HEADER_VALUES = 1_000_000;

/**
 * Reads everything of a file but its records: the object with the member's array left empty.
 * A first pass over the stream; stops as soon as the members that the importer needs have gone by.
 */
export async function readHeader(
  source: AsyncIterable<Uint8Array>,
  member: RecordMember,
  maxHeaderBytes: number = MAX_HEADER_BYTES,
): Promise<FileHeader> {
  const header = createHeaderReader(member);

  for await (const chunk of source) {
    if (header.push(chunk) === "enough") break;
    if (header.sizeBytes() > maxHeaderBytes) {
      const reason = `The part of the file outside “${member.key}” is larger than ${Math.floor(maxHeaderBytes / 1024 / 1024)} MB.`;
      return { kind: "unreadable", reason };
    }
  }

  return parseHeader(header.bytes());
}

interface HeaderReader {
  push(chunk: Uint8Array): "more" | "enough";
  sizeBytes(): number;
  bytes(): Uint8Array;
}

const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

function createHeaderReader(member: RecordMember): HeaderReader {
  const finder = createMemberFinder(member.key);
  const scanner = createValueScanner();
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  let phase: "before" | "records" | "after" = "before";

  const keep = (part: Uint8Array): void => {
    parts.push(part.slice());
    sizeBytes += part.length;
  };

  return {
    push(chunk) {
      let at = 0;
      if (phase === "before") {
        const found = finder.find(chunk, 0);
        keep(chunk.subarray(0, found ?? chunk.length));
        if (found === undefined) return "more";

        if (member.headerKeys.every((key) => finder.keys.has(key))) {
          keep(Uint8Array.of(CLOSE_LIST, CLOSE_OBJECT));
          return "enough";
        }
        phase = "records";
        // The scanner counts brackets from the array's own, which has just gone by.
        scanner.scan(Uint8Array.of(0x5b), 0);
        at = found;
      }
      if (phase === "records") {
        at = scanner.scan(chunk, at);
        if (!scanner.isEnded()) return "more";
        keep(Uint8Array.of(CLOSE_LIST));
        phase = "after";
      }
      keep(chunk.subarray(at));

      return "more";
    },
    sizeBytes: () => sizeBytes,
    bytes() {
      const whole = new Uint8Array(sizeBytes);
      let at = 0;
      for (const part of parts) {
        whole.set(part, at);
        at += part.length;
      }
      return whole;
    },
  };
}

function parseHeader(bytes: Uint8Array): FileHeader {
  const parsed = parseRecord(bytes, { endsFile: true });
  if (parsed.kind === "parsed") return { kind: "read", header: parsed.value };

  // A file that was cut among its records has still told what comes before them.
  const prefix = parsePrefix(new TextDecoder().decode(bytes), 0, { left: MOST_HEADER_VALUES });
  if (prefix.value !== undefined) return { kind: "read", header: prefix.value, whyPart: parsed.reason };

  return { kind: "unreadable", reason: parsed.reason };
}
