import { isList, isObject } from "@/lib/importers/json-value";
import { type CallWithoutResult, readCall } from "./read-call";
import type { TaggedBlock } from "./tagged-blocks";

/**
 * The words of a tagged message in their order, without the tags: the response stands where its block stood, paragraphs
 * around it. A block of calls is no words where the message makes all of them; one that it does not make was only written,
 * and stays with its tags.
 *
 * @param calls - those of the message; undefined where they are those that the blocks hold
 */
export function saidInOrder(
  blocks: readonly TaggedBlock[],
  calls: readonly CallWithoutResult[] | undefined,
): string | undefined {
  const open = calls && [...calls];
  const said: string[] = [""];
  for (const block of blocks) {
    if (block.kind === "response") said.push(block.inner, "");
    else if (block.kind === "words" || !takeCalls(block.items, open)) said.push(`${said.pop()}${block.text}`);
  }
  const paragraphs = said.map((text) => text.trim()).filter((text) => text !== "");

  return paragraphs.length === 0 ? undefined : paragraphs.join("\n\n");
}

/** Takes the calls of a block out of those that are made; false, and none is taken, where one of them is not. */
function takeCalls(items: readonly unknown[], open: CallWithoutResult[] | undefined): boolean {
  const written = items.map((item) => readCall(item, "agent"));
  if (open === undefined) return !written.includes(undefined);

  const left = [...open];
  for (const call of written) {
    const at = left.findIndex((made) => call !== undefined && isSameCall(made, call));
    if (at === -1) return false;
    left.splice(at, 1);
  }
  open.splice(0, open.length, ...left);

  return true;
}

function isSameCall(one: CallWithoutResult, other: CallWithoutResult): boolean {
  return one.name === other.name && one.argsText === other.argsText && isSame(one.args, other.args);
}

/** Whether two values of JSON say the same, whatever the order of their members. */
function isSame(one: unknown, other: unknown): boolean {
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);

  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}
