/** A piece of a tagged text, in its order. */
export type TaggedBlock =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "response"; readonly inner: string }
  /** With the tags around it as `text`. */
  | { readonly kind: "calls"; readonly text: string; readonly items: readonly unknown[] };

export interface TaggedBlocks {
  readonly blocks: readonly TaggedBlock[];
  /** A block of calls could not be read: then all of them are words. */
  readonly isMalformed: boolean;
}

/**
 * Cuts a text without its thought into every `<tool_call>` block, the first `<response>` block and the words around them.
 * Of two blocks in each other the outer one counts: a call may name the tag of a response, and a response that of a call.
 *
 * @param itemsOf - the calls of a block; undefined where it cannot be read
 */
export function cutTagged(text: string, itemsOf: (inner: string) => readonly unknown[] | undefined): TaggedBlocks {
  const blocks = cut(text, itemsOf);

  return blocks ? { blocks, isMalformed: false } : { blocks: cut(text, undefined) ?? [], isMalformed: true };
}

function cut(
  text: string,
  itemsOf: ((inner: string) => readonly unknown[] | undefined) | undefined,
): readonly TaggedBlock[] | undefined {
  const blocks: TaggedBlock[] = [];
  let done = 0;
  let response = blockIn(text, "response", 0);
  let call = itemsOf && blockIn(text, "tool_call", 0);

  for (let next = earlier(call, response); next !== undefined; next = earlier(call, response)) {
    if (next.start > done) blocks.push({ kind: "words", text: text.slice(done, next.start) });
    if (next === response) blocks.push({ kind: "response", inner: next.inner });
    else {
      const items = itemsOf?.(next.inner);
      if (items === undefined) return undefined;
      blocks.push({ kind: "calls", text: text.slice(next.start, next.end), items });
    }
    done = next.end;
    if (next === response) response = undefined;
    else if (response && response.start < done) response = blockIn(text, "response", done, response);
    if (call && call.start < done) call = blockIn(text, "tool_call", done);
  }
  if (done < text.length) blocks.push({ kind: "words", text: text.slice(done) });

  return blocks;
}

/** The place of a block with its tags, and what stands between them. */
export interface BlockPlace {
  readonly start: number;
  readonly end: number;
  readonly inner: string;
}

/**
 * The first block of a tag from a place on; undefined where none is closed.
 *
 * @param before - one that began before that place: where it ends behind the tag that opens, so does this
 */
export function blockIn(text: string, tag: string, from: number, before?: BlockPlace): BlockPlace | undefined {
  const start = text.indexOf(`<${tag}>`, from);
  if (start === -1) return undefined;

  const open = start + tag.length + 2;
  const known = before === undefined ? -1 : before.end - tag.length - 3;
  // The end of a response would be looked for through the whole text for each call that names its tag.
  const close = open <= known ? known : text.indexOf(`</${tag}>`, open);

  return close === -1 ? undefined : { start, end: close + tag.length + 3, inner: text.slice(open, close) };
}

function earlier(one: BlockPlace | undefined, other: BlockPlace | undefined): BlockPlace | undefined {
  return other === undefined || (one !== undefined && one.start < other.start) ? one : other;
}
