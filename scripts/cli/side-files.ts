import type { parseArgs } from "node:util";
import { UsageError } from "./usage-error";

type Token = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];

/**
 * Files by the option that stands before them, as in `--against a.jsonl b.jsonl`.
 *
 * @throws UsageError for a file before any of these options
 */
export function sideFiles<Side extends string>(
  tokens: readonly Token[],
  sides: readonly Side[],
): Readonly<Record<Side, readonly string[]>> {
  const files = Object.fromEntries(sides.map((side) => [side, [] as string[]])) as Record<Side, string[]>; // safe: its keys are the sides
  let side: Side | undefined;

  for (const token of tokens) {
    if (token.kind === "option") {
      side = sides.find((known) => known === token.name);
      if (side !== undefined && token.value !== undefined) files[side].push(token.value);
    } else if (token.kind === "positional") {
      if (side === undefined) {
        const options = sides.map((known) => `--${known}`).join(" or ");
        throw new UsageError(`“${token.value}” belongs to neither side: write ${options} before it.`);
      }
      files[side].push(token.value);
    }
  }

  return files;
}
