import { logNumber } from "@/lib/domain/log-number";
import { type AttributedDispatch, type Finding, madeByModel } from "./attribution";
import type { LogEntry } from "./log-entries";
import { replaysOf, settleNonces } from "./nonce-evidence";
import { LateMacros, macrosOf } from "./open-macros";
import { LateRequests } from "./open-requests";
import { RoundMatcher } from "./round-matcher";
import { type Round, roundsOf } from "./rounds";

/**
 * Who made every catalogue dispatch of a log (domain 4), in log order.
 *
 * Without nonces a dispatch is compared with what the model answer before it asked for: model (tool and
 * arguments agree, in any order), macro, retry, code, or unknown when that answer was not recorded. A request
 * with arguments that no dispatch carried out in its own round may still be carried out later, and a macro tool
 * may go on behind a later answer that asks for nothing. Where the log proves nonces to be in use, only a valid
 * nonce is proof of the model and nothing is unknown; what a macro tool makes is told as without them.
 */
export function attributeDispatches(entries: readonly LogEntry[]): readonly AttributedDispatch[] {
  const rounds = roundsOf(entries);
  return usesNonces(entries) ? byNonce(rounds, entries) : byRequest(rounds);
}

/** True when a dispatch carries a nonce of any kind. "missing" alone says that the agent sends none. */
export function usesNonces(entries: readonly LogEntry[]): boolean {
  return entries.some(
    ({ kind, call }) => kind === "dispatch" && call.nonceStatus !== undefined && call.nonceStatus !== "missing",
  );
}

function byRequest(rounds: readonly Round[]): readonly AttributedDispatch[] {
  const late = new LateRequests();
  const lateMacros = new LateMacros();

  return rounds.flatMap((round) => {
    const matcher = new RoundMatcher(round);
    matcher.matchExact();
    matcher.matchName();
    const macros = macrosOf(round.requests);
    matcher.matchMacros(macros);
    matcher.each((_, index) => {
      const request = late.take(matcher.key(index));
      return request && madeByModel(request, " and carried out after a later answer");
    });
    matcher.matchRetries({ needsArgs: false });
    matcher.matchLateMacros(lateMacros.before(round));
    matcher.matchRewritten();

    late.keep(round.requests);
    lateMacros.keep(macros);
    return matcher.close(rest(round));
  });
}

function byNonce(rounds: readonly Round[], entries: readonly LogEntry[]): readonly AttributedDispatch[] {
  const replays = replaysOf(entries);
  const lateMacros = new LateMacros();

  return rounds.flatMap((round) => {
    const matcher = new RoundMatcher(round);
    settleNonces(matcher, round, replays);
    const macros = macrosOf(round.requests);
    matcher.matchMacros(macros);
    matcher.matchRetries({ needsArgs: true });
    matcher.matchUnproved();
    matcher.matchLateMacros(lateMacros.before(round));
    matcher.matchRewritten();

    lateMacros.keep(macros);
    return matcher.close({ attribution: "code", reason: "no valid nonce proves that the model asked for it" });
  });
}

function rest(round: Round): Finding {
  const { inference } = round;
  if (!inference) {
    const reason = round.hasFailedCall ? "the model call before it failed" : "no model answer precedes it";
    return { attribution: "code", reason };
  }

  const where = logNumber(inference.call.order);
  if (inference.body.kind === "missing") {
    return { attribution: "unknown", reason: `the model's answer in ${where} was not recorded` };
  }
  const asked = round.requests.length === 0 ? "asks for no tool" : "does not ask for it";
  return { attribution: "code", reason: `the model's answer in ${where} ${asked}` };
}
