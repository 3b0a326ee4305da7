import type { GateCheck } from "@/lib/domain/judge-check";
import { MIN_INFERENCE_TOKENS } from "@/lib/domain/judgement";
import type { LoggedCall } from "@/lib/domain/step";
import { loggedCalls, type Trajectory } from "@/lib/domain/trajectory";
import { isLogicalCall } from "@/lib/filter/catalogue";
import { isObject, numberOf, objectOf } from "@/lib/importers/json-value";

/**
 * Gate 1, decided by the log: at least one inference with 30 completion tokens. Where a body was cut or says nothing
 * of tokens and no other inference is long enough, nobody can tell. The evidence stands in the log, so there is no span.
 */
export function checkInference(trajectory: Pick<Trajectory, "steps" | "hasLog">): GateCheck {
  if (!trajectory.hasLog) return check("unknown", "There is no proxy log.");

  const inferences = loggedCalls(trajectory).filter((call) => mayBeInference(call) && isLogicalCall(call));
  const tokens = inferences.map(completionTokens);
  const known = tokens.filter((count) => count !== undefined);
  const most = known.reduce((greatest, count) => Math.max(greatest, count), 0);
  const enough = known.filter((count) => count >= MIN_INFERENCE_TOKENS).length;
  const cut = tokens.length - known.length;

  if (enough > 0)
    return check(
      "pass",
      `${counted(enough)} of at least ${MIN_INFERENCE_TOKENS} tokens in the log, the longest of ${most}.`,
    );
  if (cut > 0) return check("unknown", `The log does not say how many tokens ${counted(cut)} had.`);
  if (tokens.length === 0) return check("fail", "The log holds no inference.");
  return check(
    "fail",
    `${counted(tokens.length)} in the log, none of ${MIN_INFERENCE_TOKENS} tokens; the longest has ${most}.`,
  );
}

/** Wider than the filter's rule: a path that the judge may have counted proves nothing against it. */
function mayBeInference({ path }: LoggedCall): boolean {
  return /(^|\/)inference\//.test(path) || /\/chat\/completions\/?$/.test(path);
}

function counted(count: number): string {
  return count === 1 ? "1 inference" : `${count.toLocaleString("en")} inferences`;
}

function check(state: GateCheck["state"], reason: string): GateCheck {
  return { gate: 1, state, isProof: state !== "unknown", reason, spans: [] };
}

/** Undefined when the log does not tell; a try that failed wrote nothing. */
function completionTokens({ status, response, isTruncated }: LoggedCall): number | undefined {
  if (status === null || (status !== undefined && status >= 400)) return 0;
  const usage = objectOf(objectOf(response)["usage"]);
  const tokens = numberOf(usage["completion_tokens"]);
  if (tokens !== undefined && tokens >= 0) return tokens;
  if (isTruncated || response === undefined) return undefined;

  return isObject(response) && response["error"] !== undefined ? 0 : undefined;
}
