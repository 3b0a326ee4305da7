import * as z from "zod";
import { MOST_RUNS, PROBLEM_SORTS } from "@/lib/domain/problem-order";
import { ServiceError } from "@/lib/services/service-error";

/** Where a page of the matrix ended, with the columns of its first page: later pages have the same ones. */
const MatrixCursor = z.tuple([
  z.enum(PROBLEM_SORTS),
  z.array(z.uuid()).max(MOST_RUNS),
  z.number(),
  z.number(),
  z.string().refine((key) => !key.includes("\u0000")),
  z.int32(),
]);

export interface MatrixPlace {
  readonly sort: (typeof PROBLEM_SORTS)[number];
  /** Public ids. */
  readonly runs: readonly string[];
  readonly first: number;
  readonly second: number;
  readonly key: string;
  readonly id: number;
}

export function printMatrixCursor({ sort, runs, first, second, key, id }: MatrixPlace): string {
  return Buffer.from(JSON.stringify([sort, runs, first, second, key, id])).toString("base64url");
}

/**
 * The place in the text of a cursor.
 *
 * @throws ServiceError INVALID for one of another order, or that is none
 */
export function readMatrixCursor(text: string, sort: MatrixPlace["sort"]): MatrixPlace {
  const cursor = parse(text);
  if (cursor?.[0] !== sort)
    throw new ServiceError("INVALID", "This page belongs to another order of the problems. Start from its first page.");
  const [, runs, first, second, key, id] = cursor;

  return { sort, runs, first, second, key, id };
}

function parse(text: string): z.infer<typeof MatrixCursor> | undefined {
  try {
    return MatrixCursor.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8"))).data;
  } catch {
    // Not JSON: the same answer as for JSON of another shape.
    return undefined;
  }
}
