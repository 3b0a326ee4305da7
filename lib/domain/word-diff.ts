import { commonPairs } from "./common-pairs";

/** A stretch of two texts: in both, only in the first, or only in the second. */
export interface DiffPart {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

const TOKEN = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;

function merged(parts: readonly DiffPart[]): readonly DiffPart[] {
  const out: DiffPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (part.text === "") continue;
    if (last?.kind === part.kind) out[out.length - 1] = { kind: part.kind, text: last.text + part.text };
    else out.push(part);
  }
  return out;
}

/**
 * Compares two texts word by word by their longest common subsequence.
 *
 * @returns parts whose "same" and "removed" texts make up `before`, and "same" and "added" texts `after`
 */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const a = before.match(TOKEN) ?? [];
  const b = after.match(TOKEN) ?? [];
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;

  for (const [left, right] of [...commonPairs(a, b), [a.length, b.length] as const]) {
    parts.push({ kind: "removed", text: a.slice(i, left).join("") });
    parts.push({ kind: "added", text: b.slice(j, right).join("") });
    parts.push({ kind: "same", text: a[left] ?? "" });
    i = left + 1;
    j = right + 1;
  }
  return merged(parts);
}
