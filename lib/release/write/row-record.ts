import * as z from "zod";
import { POOLS } from "@/lib/leak/assign-pools";

/** A line of audit/rows.jsonl: what a row is known by. */
export const RowRecord = z.object({
  pool: z.enum(POOLS),
  /** Of its pool, from 1. */
  row: z.int(),
  /** SHA-256 of its line without the line feed. */
  sha256: z.string(),
  problem: z.string(),
  trajectories: z.array(z.string()).readonly(),
});
export type RowRecord = z.infer<typeof RowRecord>;

export const ROWS_FILE = "audit/rows.jsonl";
export const PROBLEMS_FILE = "audit/problems.jsonl";
