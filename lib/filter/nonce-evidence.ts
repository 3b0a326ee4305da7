import { logNumber } from "@/lib/domain/log-number";
import { dispatchArgs, type Finding } from "./attribution";
import type { DispatchEntry, LogEntry } from "./log-entries";
import { indexBy, type LateRequests, takeFrom } from "./open-requests";
import { callKey, type Request } from "./requests";
import type { RoundMatcher } from "./round-matcher";
import type { Round } from "./rounds";

/** For a dispatch that sends a used nonce again: the log order of the valid dispatch it repeats. */
export type Replays = ReadonlyMap<DispatchEntry, number>;

/** Finds, for every replayed nonce, an earlier valid dispatch of the same tool whose arguments do not differ. */
export function replaysOf(entries: readonly LogEntry[]): Replays {
  const replays = new Map<DispatchEntry, number>();
  const valid = new Map<string, number>();

  for (const entry of entries) {
    if (entry.kind !== "dispatch") continue;
    const args = dispatchArgs(entry);
    const names = args ? [callKey(entry.tool, args), entry.tool] : [entry.tool];
    // Without recorded arguments any valid dispatch of the tool may be the one that is repeated.
    const repeated = args ? valid.get(names[0] ?? "") : valid.get(entry.tool);
    if (entry.call.nonceStatus === "valid") for (const name of names) valid.set(name, entry.call.order);
    if (entry.call.nonceStatus === "replayed" && repeated !== undefined) replays.set(entry, repeated);
  }
  return replays;
}

/**
 * A valid nonce proves the model; a nonce sent twice repeats a call that is proved already. The request it proves is the one
 * with its arguments, of this round or an earlier one; another of the tool only where one side's arguments are not known.
 */
export function settleNonces(
  matcher: RoundMatcher,
  { requests }: Round,
  { replays, late }: { readonly replays: Replays; readonly late: LateRequests },
): void {
  const alike = indexBy(requests, (request) => request.key);
  matcher.each(({ call }, index) => {
    if (call.nonceStatus !== "valid") return undefined;
    const key = matcher.key(index);
    const request = takeFrom(alike, key) ?? late.take(key);
    return request && proved(request);
  });

  const ofTool = indexBy(requests, (request) => request.name);
  const unread = indexBy(requests, (request) => (request.args ? undefined : request.name));
  matcher.each(({ call, tool }, index) => {
    if (call.nonceStatus !== "valid") return undefined;
    return proved(takeFrom(matcher.key(index) === undefined ? ofTool : unread, tool));
  });

  matcher.each((entry): Finding | undefined => {
    const repeated = replays.get(entry);
    if (repeated === undefined) return undefined;
    return { attribution: "retry", reason: `sends the nonce of ${logNumber(repeated)} a second time` };
  });
}

function proved(request: Request | undefined): Finding {
  return { attribution: "model", reason: "its nonce is valid: the model asked for this very call", request };
}
