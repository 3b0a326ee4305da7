import type { CopyTarget } from "@/lib/db/copy-session";

/**
 * Tables that the derivation encodes, with the order of their columns. `corpus_id` and `trajectory_id` lead, and the
 * thin table goes on with problem and run: the writer patches those ids, at fixed offsets, into finished tuples.
 */
export const DERIVED_TABLES = {
  trajectory: {
    table: "trajectory",
    columns: [
      "corpus_id",
      "id",
      "problem_id",
      "run_id",
      "ext_id",
      "import_id",
      "file_id",
      "rollout",
      "source_id",
      "format",
      "shape",
      "bucket",
      "status",
      "started_at",
      "duration_ms",
      "outcome",
      "score",
      "rule",
      "axes",
      "judge_state",
      "gate",
      "judge_score",
      "judge_model",
      "filter_version_id",
      "verdict",
      "rule_name",
      "richness",
      "rejects",
      "steps",
      "has_agent_turn",
      "dispatches",
      "phantoms",
      "tokens",
      "unseen_ids",
      "raw_bytes",
      "body_sha",
      "imported_at",
      "judge_rubric",
      "cost_usd",
    ],
  },
  review: { table: "review", columns: ["corpus_id", "trajectory_id"] },
  signal: {
    table: "signal",
    columns: [
      "corpus_id",
      "trajectory_id",
      "has_log",
      "has_stamps",
      "inferences_with_calls",
      "by_model",
      "by_macro",
      "by_retry",
      "by_code",
      "by_unknown",
      "phantom",
      "early_credited",
      "early_dispatches",
      "flat_credited",
      "nonce_valid",
      "nonce_dispatches",
      "depth",
      "reformulations",
      "verification",
      "regularity",
      "has_cycle",
      "tokens",
      "unseen_ids",
      "rejects",
      "asks_for_nothing",
      "sends_no_nonce",
      "by_rewritten",
    ],
  },
  judgement: {
    table: "judgement",
    columns: ["corpus_id", "trajectory_id", "state", "score", "gate", "explanation", "model", "rubric", "tries"],
  },
  outline: { table: "trajectory_outline", columns: ["corpus_id", "trajectory_id", "body"] },
  body: {
    table: "trajectory_body",
    columns: ["corpus_id", "trajectory_id", "chunk", "first_step", "last_step", "raw_bytes", "body"],
  },
  raw: { table: "trajectory_raw", columns: ["corpus_id", "trajectory_id", "part", "body"] },
} as const satisfies Record<string, CopyTarget>;

export type DerivedTable = keyof typeof DERIVED_TABLES;

export const DERIVED_TABLE_NAMES = [
  "trajectory",
  "review",
  "signal",
  "judgement",
  "outline",
  "body",
  "raw",
] as const satisfies readonly DerivedTable[];

/** Offsets inside a tuple: 2 bytes of column count, then 4 bytes of length before each value. */
export const ID_OFFSET = 2 + 4 + 4 + 4;
export const PROBLEM_OFFSET = ID_OFFSET + 8 + 4;
export const RUN_OFFSET = PROBLEM_OFFSET + 4 + 4;
