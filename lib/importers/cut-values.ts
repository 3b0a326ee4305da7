import type { CutRecord, RecordCutter } from "./cut-records";
import { createMemberFinder, type MemberFinder } from "./find-member";
import { isBlank } from "./goes-on";
import { createLineWatch } from "./line-watch";
import { createPendingRecord } from "./pending-record";
import { createValueScanner } from "./scan-value";

/** Where the values lie: one after the other, in an array that is the whole file, or in an array that is a member of an object. */
export type ValueContainer =
  | { readonly kind: "sequence" }
  | { readonly kind: "array" }
  | { readonly kind: "member"; readonly key: string };

/**
 * tail: the members behind the array that is a member. rest: garbage that runs to where a record may begin, at most to the
 * end of the file: one record.
 */
type State = "seeking" | "between" | "value" | "word" | "tail" | "after" | "rest";

/**
 * One record a JSON value, found by counting brackets: whether it is valid JSON is for the parser to say. Of values one after
 * the other one that breaks off ends where the next begins, at the start of a line. Arrays one after the other are read as
 * one; what follows the object of a member is a record, which no importer reads, but nobody loses.
 */
export function createValueCutter(container: ValueContainer, maxRecordBytes: number): RecordCutter {
  const pending = createPendingRecord(maxRecordBytes);
  const scanner = createValueScanner();
  const watch = createLineWatch();
  const finder = container.kind === "member" ? createMemberFinder(container.key) : undefined;
  let state: State = container.kind === "sequence" ? "between" : "seeking";
  let records: CutRecord[] = [];
  let recordNumber = 1;
  let offset = 0;

  const begin = (next: State, at: number): number => {
    pending.begin(offset + at);
    watch.begin();
    state = next;
    return at;
  };
  const end = (next: State): void => {
    records.push(pending.take(recordNumber));
    recordNumber += 1;
    state = next;
  };

  const seek = (chunk: Uint8Array, start: number): number => {
    if (finder !== undefined) return seekMember(finder, chunk, start);

    const at = skipBlank(chunk, start, offset);
    if (at === chunk.length) return at;
    if (chunk[at] !== OPEN_LIST) return begin("rest", at);
    state = "between";
    return at + 1;
  };
  const seekMember = (member: MemberFinder, chunk: Uint8Array, start: number): number => {
    const at = member.find(chunk, start);
    if (at === undefined) return chunk.length;
    state = "between";
    return at;
  };
  const startNext = (chunk: Uint8Array, start: number): number => {
    let at = skipBlank(chunk, start, offset);
    while (chunk[at] === COMMA) at = skipBlank(chunk, at + 1, offset);
    const byte = chunk[at];
    if (byte === undefined) return at;
    if (container.kind !== "sequence" && byte === CLOSE_LIST) return endList(at);
    if (byte === OPEN_OBJECT || byte === OPEN_LIST || byte === QUOTE) {
      scanner.reset();
      return begin("value", at);
    }
    return begin(container.kind === "sequence" ? "rest" : "word", at);
  };
  const endList = (at: number): number => {
    state = container.kind === "member" ? "tail" : "after";
    scanner.reset();
    // The object's own bracket has gone by with the finder.
    if (container.kind === "member") scanner.scan(Uint8Array.of(OPEN_OBJECT), 0);
    return at + 1;
  };
  const readTail = (chunk: Uint8Array, start: number): number => {
    const at = scanner.scan(chunk, start);
    if (scanner.isEnded()) state = "after";
    return at;
  };
  const readValue = (chunk: Uint8Array, start: number): number => {
    if (container.kind === "sequence") return readLines(chunk, start);

    const at = scanner.scan(chunk, start);
    pending.add(chunk, start, at);
    if (scanner.isEnded()) end("between");
    return at;
  };
  /** Up to where another record may begin, at most. */
  const readLines = (chunk: Uint8Array, start: number): number => {
    if (watch.breaksBefore(chunk[start], scanner)) return endBroken(start);

    const stop = watch.nextStart(chunk, start);
    const at = scanner.scan(chunk.subarray(0, stop), start);
    pending.add(chunk, start, at);
    if (scanner.isEnded()) end("between");
    else watch.passed(chunk, start, at);
    return at;
  };
  const endBroken = (at: number): number => {
    const broken = pending.take(recordNumber);
    records.push({ ...broken, bytes: withoutBlankEnd(broken.bytes) });
    recordNumber += 1;
    state = "between";
    return at;
  };
  const readRest = (chunk: Uint8Array, start: number): number => {
    if (container.kind !== "sequence") {
      pending.add(chunk, start, chunk.length);
      return chunk.length;
    }
    if (watch.isRecordAt(chunk[start])) return endBroken(start);

    const stop = watch.nextStart(chunk, start);
    pending.add(chunk, start, stop);
    watch.passed(chunk, start, stop);
    return stop;
  };
  const readWord = (chunk: Uint8Array, start: number): number => {
    let at = start;
    while (at < chunk.length && !endsWord(chunk[at])) at += 1;
    pending.add(chunk, start, at);
    if (at < chunk.length) end("between");
    // A closing brace has no business here; taking it along keeps the cutter moving.
    return chunk[at] === CLOSE_OBJECT ? at + 1 : at;
  };
  const readAfter = (chunk: Uint8Array, start: number): number => {
    const at = skipBlank(chunk, start, offset);
    if (at === chunk.length) return at;
    if (container.kind !== "array" || chunk[at] !== OPEN_LIST) return begin("rest", at);
    state = "between";
    return at + 1;
  };

  const advance = (chunk: Uint8Array, at: number): number => {
    switch (state) {
      case "seeking":
        return seek(chunk, at);
      case "between":
        return startNext(chunk, at);
      case "value":
        return readValue(chunk, at);
      case "word":
        return readWord(chunk, at);
      case "tail":
        return readTail(chunk, at);
      case "after":
        return readAfter(chunk, at);
      case "rest":
        return readRest(chunk, at);
    }
  };

  return {
    push(chunk) {
      records = [];
      let at = 0;
      while (at < chunk.length) at = advance(chunk, at);
      offset += chunk.length;
      return records;
    },
    finish() {
      records = [];
      if (state === "value" || state === "word" || state === "rest") end("after");
      return records.map((record) => ({ ...record, endsFile: true }));
    },
  };
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

function withoutBlankEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && isBlank(bytes[end - 1])) end -= 1;

  return bytes.subarray(0, end);
}

function skipBlank(chunk: Uint8Array, start: number, offset: number): number {
  let at = start;
  while (at < chunk.length && (isBlank(chunk[at]) || isByteOrderMark(chunk[at], offset + at))) at += 1;
  return at;
}

function isByteOrderMark(byte: number | undefined, at: number): boolean {
  return (at === 0 && byte === 0xef) || (at === 1 && byte === 0xbb) || (at === 2 && byte === 0xbf);
}

function endsWord(byte: number | undefined): boolean {
  return isBlank(byte) || byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT;
}
