import { logNumber } from "@/lib/domain/log-number";
import type { Finding } from "./attribution";
import type { DispatchEntry } from "./log-entries";
import type { Request } from "./requests";
import type { Round } from "./rounds";

/** What is said of a dispatch that no rule explains; `key` names its tool and arguments. */
export type Rest = (entry: DispatchEntry, key: string | undefined) => Finding;

/** Why nothing that the model asked for explains a dispatch of a round: code's, or unknown where the answer is not known. */
export function unasked({ inference, requests, failedAt = Number.POSITIVE_INFINITY }: Round): Rest {
  if (!inference) {
    return ({ call }) =>
      code(failedAt < call.order ? "the model call before it failed" : "no model answer precedes it");
  }
  const answer = `the model's answer in ${logNumber(inference.call.order)}`;
  const { body } = inference;
  // Evidence that is missing is not negative (domain 1.4).
  if (body.kind === "missing") return () => unknown(`${answer} was not recorded`);
  if (body.kind === "read" && body.hasUnread) return () => unknown(`${answer} may hold a call that cannot be read`);
  if (requests.length === 0) return () => code(`${answer} asks for no tool`);

  const times = timesAsked(requests);
  return (_, key) => code(`${answer} ${askedWords(times.get(key) ?? 0)}`);
}

function code(reason: string): Finding {
  return { attribution: "code", reason };
}

function unknown(reason: string): Finding {
  return { attribution: "unknown", reason };
}

function timesAsked(requests: readonly Request[]): ReadonlyMap<string | undefined, number> {
  const times = new Map<string | undefined, number>();
  for (const { key } of requests) if (key !== undefined) times.set(key, (times.get(key) ?? 0) + 1);

  return times;
}

/** Equal dispatches before this one have carried out what was asked for. */
function askedWords(times: number): string {
  if (times === 0) return "does not ask for it";
  return times === 1 ? "asks for it once" : `asks for it ${times} times`;
}
