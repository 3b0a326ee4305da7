import type { CutRecord, RecordCutter } from "./cut-records";
import { createMemberFinder, type MemberFinder } from "./find-member";
import { beginsRecord, isBlank } from "./goes-on";
import { createLineWatch } from "./line-watch";
import { createPendingRecord } from "./pending-record";
import { createValueScanner } from "./scan-value";
import {
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  endsWord,
  isDivider,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
  skipBlank,
  withoutEnd,
} from "./value-bytes";

/** Where the values lie: one after the other, in an array that is the whole file, or in an array that is a member of an object. */
export type ValueContainer =
  | { readonly kind: "sequence" }
  | { readonly kind: "array" }
  | { readonly kind: "member"; readonly key: string };

/**
 * tail: the members behind the array that is a member. rest: garbage that runs to where a record may begin, at most to the
 * end of the file: one record. trailer: the same, but to the end in any case.
 */
type State = "seeking" | "between" | "value" | "word" | "tail" | "after" | "rest" | "trailer";

/**
 * One record a JSON value, found by counting brackets: whether it is valid JSON is for the parser to say. One that breaks off
 * ends where another begins: at the start of a line, or, in a list, in place of the name of a member. Arrays one after the
 * other are read as one; what follows the object of a member is a record, which no importer reads, but nobody loses. A list
 * that the file does not close ends with an empty record.
 */
export function createValueCutter(container: ValueContainer, maxRecordBytes: number): RecordCutter {
  const pending = createPendingRecord(maxRecordBytes);
  const isList = container.kind !== "sequence";
  const scanner = createValueScanner(isList ? "found" : "passed");
  const watch = createLineWatch(isList ? "listed" : "flush");
  const finder = container.kind === "member" ? createMemberFinder(container.key) : undefined;
  let state: State = container.kind === "sequence" ? "between" : "seeking";
  let records: CutRecord[] = [];
  let recordNumber = 1;
  let offset = 0;
  /** Behind a value, before the comma that divides it from the next. */
  let isCommaDue = false;

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
    if (chunk[at] !== OPEN_LIST) return begin("trailer", at);
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
    for (; chunk[at] === COMMA; at = skipBlank(chunk, at + 1, offset)) isCommaDue = false;
    watch.passed(chunk, start, at);
    const byte = chunk[at];
    if (byte === undefined) return at;
    if (isList && byte === CLOSE_LIST) return endList(at);
    const isGarbage = isCommaDue && watch.isByLines() && !beginsRecord(byte);
    isCommaDue = false;
    if (isGarbage) return begin("rest", at);
    if (beginsRecord(byte) || byte === QUOTE) {
      scanner.reset();
      return begin("value", at);
    }
    return begin(isList ? "word" : "rest", at);
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
  /** Up to where another record may begin, at most. */
  const readValue = (chunk: Uint8Array, start: number): number => {
    if (watch.breaksBefore(chunk[start], scanner)) return endBroken(start);

    // In a list a record begins another line for sure only where a string is open, which stops the scanner.
    const isLooked = !isList || scanner.isInString();
    const stop = isLooked ? watch.nextStart(chunk, start) : chunk.length;
    const at = scanner.scan(isLooked ? chunk.subarray(0, stop) : chunk, start);
    pending.add(chunk, start, at);
    if (scanner.isBroken()) return endBroken(at);
    if (scanner.isEnded()) {
      end("between");
      isCommaDue = true;
    } else watch.passed(chunk, start, at);
    return at;
  };
  const endBroken = (at: number): number => {
    const broken = pending.take(recordNumber);
    records.push({ ...broken, bytes: withoutEnd(broken.bytes, isList ? isDivider : isBlank) });
    recordNumber += 1;
    isCommaDue = false;
    state = "between";
    return at;
  };
  const readRest = (chunk: Uint8Array, start: number): number => {
    if (watch.isRecordAt(chunk[start])) return endBroken(start);

    const stop = watch.nextStart(chunk, start);
    pending.add(chunk, start, stop);
    watch.passed(chunk, start, stop);
    return stop;
  };
  const readTrailer = (chunk: Uint8Array, start: number): number => {
    pending.add(chunk, start, chunk.length);
    return chunk.length;
  };
  const readWord = (chunk: Uint8Array, start: number): number => {
    let at = start;
    while (at < chunk.length && !endsWord(chunk[at])) at += 1;
    // A closing brace has no business here; taking it along keeps the cutter moving.
    const after = chunk[at] === CLOSE_OBJECT ? at + 1 : at;
    pending.add(chunk, start, after);
    if (at < chunk.length) end("between");
    return after;
  };
  const readAfter = (chunk: Uint8Array, start: number): number => {
    const at = skipBlank(chunk, start, offset);
    watch.passed(chunk, start, at);
    if (at === chunk.length) return at;
    if (container.kind === "member") return begin("trailer", at);
    if (chunk[at] !== OPEN_LIST && !watch.isRecordAt(chunk[at])) return begin("rest", at);
    state = "between";
    return chunk[at] === OPEN_LIST ? at + 1 : at;
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
      case "trailer":
        return readTrailer(chunk, at);
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
      const isOpen = (isList && state === "between") || state === "tail";
      if (isOpen) pending.begin(offset);
      if (isOpen || OPEN_STATES.has(state)) end("after");
      return records.map((record) => ({ ...record, endsFile: true }));
    },
  };
}

const OPEN_STATES: ReadonlySet<State> = new Set(["value", "word", "rest", "trailer"]);
