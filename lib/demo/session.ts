import type { Problem } from "./problem";
import type { Rng } from "./rng";
import type { SearchEngine } from "./search-engine";
import type { Call } from "./turn";

/** Who really made a logged call. Known to the simulation, never written out. */
export type Origin = "inference" | "model" | "macro" | "retry" | "code";

/** One logical call as the proxy saw it, before the recorder cuts anything. */
export interface LogEntry {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly timestamp: number;
  readonly duration_ms: number;
  readonly status_code: number | null;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly json_data?: Readonly<Record<string, unknown>>;
  readonly response?: unknown;
  readonly nonce_status?: string;
  readonly origin: Origin;
  readonly completionTokens?: number;
  readonly productIds?: readonly string[];
}

export interface ClaimedCall extends Call {
  readonly tool_call_id: string;
  readonly result?: unknown;
}

export interface SessionStep {
  readonly think: string;
  readonly content: string;
  readonly reasoning: string;
  readonly claimed: readonly ClaimedCall[];
  readonly response?: string;
  readonly timestamp: number;
}

/** How the agent speaks to its model and to the tools. */
export interface Transport {
  readonly style: "xml" | "native";
  readonly model: string;
  readonly hasNonces: boolean;
  /** The in-process client writes plus signs for spaces; agents that bypass its search helper do not. */
  readonly encodesQuery: boolean;
  /** Spread of one inference, in ms. */
  readonly latencyMs: readonly [low: number, high: number];
}

export interface Session {
  readonly problem: Problem;
  readonly engine: SearchEngine;
  readonly rng: Rng;
  readonly transport: Transport;
  readonly startedAt: number;
  /** Milliseconds since the epoch. */
  clock: number;
  readonly log: LogEntry[];
  readonly steps: SessionStep[];
}

/** The agent process died; the executor reports FAILED and keeps no dialogue. */
export class AgentCrash extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "AgentCrash";
    this.type = type;
  }
}

/** Limit for one problem (domain 7). */
export const TIME_LIMIT_MS = 300_000;

/** Lets time pass; a session beyond the limit is stopped by the executor. */
export function spend(session: Session, ms: number): void {
  session.clock += ms;

  if (session.clock - session.startedAt > TIME_LIMIT_MS) {
    throw new AgentCrash("TimeoutError", `Execution exceeded timeout of ${(TIME_LIMIT_MS / 1000).toFixed(1)}s`);
  }
}
