import type { AddComment } from "@/lib/contract/comments";
import { isRecord, isSpan } from "./kept-span";

/** What a comment stands on. */
export type CommentPlace = Pick<AddComment, "step" | "span">;

/** One name for each place of a trajectory. */
export function commentPlaceName({ step, span }: CommentPlace): string {
  const words = span ? `${span.field}:${span.call ?? ""}:${span.start}-${span.end}` : "all";

  return `${step ?? "all"}/${words}`;
}

/** Undefined for what is no comment that was being written, such as one that an older version kept. */
export function keptCommentOf(value: unknown): AddComment | undefined {
  if (!isRecord(value)) return undefined;
  const { body, step, span } = value;
  if (typeof body !== "string" || body.trim() === "") return undefined;
  if (step !== null && !Number.isInteger(step)) return undefined;
  if (span !== null && !isSpan(span)) return undefined;

  return { body, step: step === null ? null : Number(step), span };
}
