import { defined, isList } from "@/lib/importers/json-value";
import { parseSpelt } from "@/lib/importers/parse-spelt";
import { spellIds } from "@/lib/importers/spell-ids";
import { spellArguments } from "./read-call";
import { blockIn, cutTagged, type TaggedBlock } from "./tagged-blocks";

/** A model's tagged text taken apart. */
export interface TaggedText {
  readonly hasTags: boolean;
  readonly think?: string;
  /** Items of the tool_call blocks; absent when there is no block, or when one of them cannot be read. */
  readonly calls?: readonly unknown[];
  readonly response?: string;
  /** What stands outside the blocks that were read. */
  readonly rest: string;
  readonly isMalformed: boolean;
  /** Without the thought, in their order; only where all blocks count. */
  readonly blocks?: readonly TaggedBlock[];
}

/**
 * Reads `<think>`, `<tool_call>` and `<response>` blocks. "first": one block of each kind counts, as ShoppingBench
 * and SN15 read them. "all": every tool_call block outside the thought counts, as chat templates write them.
 */
export function parseTaggedText(text: string, blocks: "first" | "all"): TaggedText {
  if (!/<\/?(?:think|tool_call|response)>/.test(text)) return { hasTags: false, rest: text, isMalformed: false };

  const think = takeThink(text);
  if (blocks === "all") return { ...readAll(think.rest), ...defined({ think: think.inner?.trim() }) };

  const response = takeBlock(think.rest, "response");
  const calls = takeFirstCalls(text, response.rest);

  return {
    hasTags: true,
    rest: calls.rest.trim(),
    isMalformed: calls.isMalformed,
    ...defined({ think: think.inner?.trim(), calls: calls.items, response: response.inner?.trim() }),
  };
}

function readAll(text: string): TaggedText {
  const { blocks, isMalformed } = cutTagged(text, itemsOf);
  const items = blocks.flatMap((block) => (block.kind === "calls" ? block.items : []));
  const words = blocks.map((block) => (block.kind === "words" ? block.text : ""));
  const response = blocks.find((block) => block.kind === "response");

  return {
    hasTags: true,
    rest: words.join("").trim(),
    isMalformed,
    blocks,
    ...defined({ calls: items.length === 0 ? undefined : items, response: response?.inner.trim() }),
  };
}

interface Block {
  readonly inner: string | undefined;
  readonly rest: string;
}

// Some chat templates put the opening tag into the prompt, so that the reply begins inside the thought.
function takeThink(text: string): Block {
  const block = takeBlock(text, "think");
  const close = text.indexOf("</think>");
  if (block.inner !== undefined || close === -1) return block;

  return { inner: text.slice(0, close), rest: text.slice(close + "</think>".length) };
}

function takeBlock(text: string, tag: string): Block {
  const place = blockIn(text, tag, 0);
  if (place === undefined) return { inner: undefined, rest: text };

  return { inner: place.inner, rest: text.slice(0, place.start) + text.slice(place.end) };
}

interface TakenCalls {
  readonly items: readonly unknown[] | undefined;
  readonly rest: string;
  readonly isMalformed: boolean;
}

// The first block of the whole text counts, even inside a thought: the source's own reader does not look around.
function takeFirstCalls(text: string, rest: string): TakenCalls {
  const { inner } = takeBlock(text, "tool_call");
  if (inner === undefined) return { items: undefined, rest, isMalformed: false };

  const items = itemsOf(inner);
  return items === undefined
    ? { items, rest, isMalformed: true }
    : { items, rest: takeBlock(rest, "tool_call").rest, isMalformed: false };
}

function itemsOf(inner: string): readonly unknown[] | undefined {
  try {
    const { value, spelling } = parseSpelt(inner);
    const items = isList(value) ? value : [value];
    if (spelling) spellIds(value, spelling);
    return spelling ? items.map((item) => spellArguments(item, spelling)) : items;
  } catch {
    return undefined;
  }
}
