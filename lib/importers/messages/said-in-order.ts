import type { Spelling } from "@/lib/importers/parse-spelt";
import { exactCallKey } from "./exact-call-key";
import type { CallWithoutResult } from "./read-call";
import type { TaggedBlock } from "./tagged-blocks";

interface Calls {
  /** Those of the blocks, in their order; undefined for one that names no tool. */
  readonly written: readonly (CallWithoutResult | undefined)[];
  /** Those of the message; undefined where they are those that the blocks hold. */
  readonly made: readonly CallWithoutResult[] | undefined;
  /** Of the record. */
  readonly spelling: Spelling | undefined;
}

/**
 * The words of a tagged message in their order, without the tags: the response stands where its block stood, paragraphs
 * around it. A block of calls is no words where the message makes all of them; one that it does not make was only written,
 * and stays with its tags.
 */
export function saidInOrder(blocks: readonly TaggedBlock[], { written, made, spelling }: Calls): string | undefined {
  const open = made && countKeys(made, spelling);
  const said: string[] = [""];
  let read = 0;
  for (const block of blocks) {
    if (block.kind === "response") said.push(block.inner, "");
    else if (block.kind === "words") said.push(`${said.pop()}${block.text}`);
    else {
      const calls = written.slice(read, read + block.items.length);
      read += calls.length;
      if (!areMade(calls, open, spelling)) said.push(`${said.pop()}${block.text}`);
    }
  }
  const paragraphs = said.map((text) => text.trim()).filter((text) => text !== "");

  return paragraphs.length === 0 ? undefined : paragraphs.join("\n\n");
}

/** How often each call is made that no block has told yet. */
type OpenCalls = Map<string, number>;

function countKeys(calls: readonly CallWithoutResult[], spelling: Spelling | undefined): OpenCalls {
  const open: OpenCalls = new Map();
  for (const call of calls) change(open, exactCallKey(call, spelling), 1);

  return open;
}

/** Takes the calls of a block out of those that are made; false, and none is taken, where one of them is not. */
function areMade(
  calls: readonly (CallWithoutResult | undefined)[],
  open: OpenCalls | undefined,
  spelling: Spelling | undefined,
): boolean {
  const known = calls.filter((call) => call !== undefined);
  if (known.length < calls.length) return false;
  if (open === undefined) return true;

  const keys = known.map((call) => exactCallKey(call, spelling));
  for (const key of keys) change(open, key, -1);
  const areAll = keys.every((key) => (open.get(key) ?? 0) >= 0);
  if (!areAll) for (const key of keys) change(open, key, 1);

  return areAll;
}

function change(open: OpenCalls, key: string, by: number): void {
  open.set(key, (open.get(key) ?? 0) + by);
}
