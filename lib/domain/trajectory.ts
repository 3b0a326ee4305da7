import type { Judgement } from "./judgement";
import type { Outcome } from "./outcome";
import type { LoggedCall, Step } from "./step";

/** Name of a source, such as "sn15": the format of one importer in the registry of `lib/importers`, which alone lists them. */
export type SourceFormat = string;

/** "completed" says the agent returned, nothing about correctness. */
export const RUN_STATUSES = ["completed", "failed", "timed_out", "unknown"] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export interface ProblemRef {
  /** Stable identity across files: the source's problem id, else the normalised query. Prefixed by the source for benchmarks ("tau-bench:airline:12"). */
  readonly key: string;
  readonly query: string;
  /** product, shop, voucher, or the source's own task family. */
  readonly bucket?: string;
  readonly suite?: string;
  readonly difficulty?: string;
  /** Reward spec and voucher: hidden from blind reviewers and held-out roles. */
  readonly reward?: unknown;
  readonly voucher?: unknown;
  /** Embeddings of the wanted titles, by title: as much an answer key as the reward spec. */
  readonly titleEmbeddings?: unknown;
}

export interface AgentRef {
  /** Agent version id, else its name, else the model. */
  readonly key: string;
  readonly name: string;
  readonly version?: string;
  readonly model?: string;
  readonly minerHotkey?: string;
}

export interface RunRef {
  /** The source's run id. When absent, the import's run name (or its file name) is the run. */
  readonly key?: string;
  readonly name?: string;
  readonly agent?: AgentRef;
  /** The tool set the agent played with, such as "sn15-7-tool". */
  readonly harness?: string;
  readonly validatorHotkey?: string;
  readonly raceId?: string;
  readonly phase?: string;
  readonly suite?: string;
  readonly scoringVersion?: string;
}

/** One judged agent trajectory, whatever its source. Pure data; `raw` bytes are kept beside it by the import. */
export interface Trajectory {
  readonly format: SourceFormat;
  /** The source's variant, such as "envelope", "bundle", "legacy-list", "legacy-list-no-log", "rollout", "chat", "simulation". */
  readonly shape: string;
  readonly externalId?: string;
  readonly problem: ProblemRef;
  readonly run: RunRef;
  /** Trial number of this problem in the run, when the source numbers them. */
  readonly rollout?: number;
  readonly status: RunStatus;
  readonly error?: { readonly type: string; readonly message: string };
  readonly startedAtMs?: number;
  readonly durationMs?: number;
  /** What the rollout cost in US dollars, the agent and a simulated user together; absent where the source cannot say. */
  readonly costUsd?: number;
  readonly outcome: Outcome;
  readonly judgement: Judgement;
  /** Set where every agent of the source has the tools of the shop, whether a record declares them or not. */
  readonly hasShop?: true;
  /** Tool declarations the model saw, when the source keeps them, as given. */
  readonly tools?: readonly unknown[];
  /**
   * Each of `tools` on one line as `json` of an answer, only where one of them prints another way. Absent where the header of
   * a file declares them: its numbers are kept as JavaScript prints them.
   */
  readonly toolsJson?: readonly string[];
  readonly steps: readonly Step[];
  /** False: no proxy log at all, so nobody can prove who made a call. */
  readonly hasLog: boolean;
  /** Whole-trajectory facts of the source that have no field of their own, shown in the reader. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** What the importer had to repair or leave aside, in plain words. */
  readonly notes: readonly string[];
}

/** The proxy log in time order, across steps. */
export function loggedCalls(trajectory: Pick<Trajectory, "steps">): readonly LoggedCall[] {
  return trajectory.steps.flatMap((step) => step.logged).toSorted((a, b) => a.order - b.order);
}
