import { gzipSync } from "node:zlib";
import type { JudgeCheck } from "@/lib/domain/judge-check";
import type { Judgement } from "@/lib/domain/judgement";

/** What the thin row says of a check, for lists and filters. */
export interface CheckColumns {
  readonly disputed: boolean;
  /** Quotes and ids of the explanation; undefined without an explanation. */
  readonly quotes: number | undefined;
  /** Those that the trajectory does not hold. */
  readonly unresolved: number | undefined;
  /** Share of what was to be read, 0 to 1. */
  readonly horizonShare: number | undefined;
  readonly injections: number;
}

/** The columns of `trajectory` that a check fills. */
export function checkColumns(judgement: Judgement, check: JudgeCheck): CheckColumns {
  const isExplained = judgement.kind === "scored" && judgement.explanation !== undefined;
  const missing = check.quotes.filter((quote) => quote.match === "missing");
  const { horizon } = check;

  return {
    disputed: check.disputed.length > 0,
    quotes: isExplained ? smallint(check.quotes.length) : undefined,
    unresolved: isExplained ? smallint(missing.length) : undefined,
    horizonShare: horizon === undefined || horizon.all === 0 ? undefined : Math.min(1, horizon.shown / horizon.all),
    injections: smallint(check.injections.length),
  };
}

/** Whether a check is worth a row: it speaks of a judgement, or found text that addresses a judge. */
export function isCheckKept(judgement: Judgement, check: JudgeCheck): boolean {
  return judgement.kind !== "absent" || check.injections.length > 0;
}

const GZIP = { level: 1 } as const;

/** The check as its table stores it. */
export function packCheck(check: JudgeCheck): Buffer {
  return gzipSync(JSON.stringify(check), GZIP);
}

const SMALLINT_MAX = 32_767;

function smallint(count: number): number {
  return Math.min(count, SMALLINT_MAX);
}
