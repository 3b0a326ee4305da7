import type { LogEntry, Session, SessionStep } from "./session";

/**
 * What the recorder of an era keeps: from May 2026 a body over 2,000 characters is dropped, later ones keep all;
 * "off" writes no log, as before April 2026.
 */
export const RECORDERS = ["off", "may-2026", "full"] as const;
export type Recorder = (typeof RECORDERS)[number];

const BODY_LIMIT = 2000;

/** The steps as the executor writes them, with the log in upstream's buckets. */
export function recordDialogue(session: Session, recorder: Recorder): readonly unknown[] {
  const buckets = bucketUpstream(session.log, session.steps);
  const seconds = (session.clock - session.startedAt) / 1000;

  return session.steps.map((step, index) => {
    const calls = recorder === "off" ? [] : (buckets[index] ?? []).map((entry) => recordCall(entry, recorder));

    return {
      completion: { reasoning_content: step.reasoning, content: step.content, message: message(step) },
      extra_info: {
        step: index + 1,
        query: session.problem.query,
        timestamp: step.timestamp,
        problem_id: session.problem.problemId,
        ...(index === 0 ? { execution_time: seconds } : {}),
        ...(calls.length > 0 ? { proxy_calls: calls } : {}),
      },
    };
  });
}

/**
 * Upstream's rule (domain 1.6): the last step stamped at or before the call, the first step for earlier ones.
 * Because steps are stamped after their calls, a call lands one step early, but for ties.
 */
export function bucketUpstream(
  log: readonly LogEntry[],
  steps: readonly Pick<SessionStep, "timestamp">[],
): readonly (readonly LogEntry[])[] {
  const buckets: LogEntry[][] = steps.map(() => []);

  for (const entry of log) {
    const later = steps.findIndex((step) => step.timestamp > entry.timestamp);
    const index = later === -1 ? steps.length - 1 : Math.max(0, later - 1);

    buckets[index]?.push(entry);
  }
  return buckets;
}

/** Keys exist only when there is something to hold. */
function message(step: SessionStep): unknown {
  return {
    ...(step.think === "" ? {} : { think: step.think }),
    ...(step.claimed.length === 0 ? {} : { tool_call: step.claimed }),
    ...(step.response === undefined ? {} : { response: step.response }),
  };
}

function recordCall(entry: LogEntry, recorder: Recorder): unknown {
  const { origin: _origin, completionTokens: _tokens, productIds, response, ...seen } = entry;
  const length = JSON.stringify(response ?? null).length;
  const isCut = recorder === "may-2026" && length > BODY_LIMIT;
  const ids = productIds && (isCut || recorder === "full") ? { result_product_ids: productIds } : {};

  if (isCut) return { kind: "summary", ...seen, response_truncated: true, response_length: length, ...ids };
  return { kind: "summary", ...seen, response, ...ids };
}
