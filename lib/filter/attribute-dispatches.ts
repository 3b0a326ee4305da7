import { type AttributedDispatch, type Finding, madeByModel } from "./attribution";
import type { LogEntry } from "./log-entries";
import { replaysOf, settleNonces } from "./nonce-evidence";
import { LateMacros, macrosOf } from "./open-macros";
import { LateRequests } from "./open-requests";
import { RoundMatcher } from "./round-matcher";
import { type Round, roundsOf } from "./rounds";
import { unasked } from "./unasked";

/**
 * Who made every catalogue dispatch of a log (domain 4), in log order.
 *
 * Without nonces a dispatch is compared with what the model answer before it asked for: model (tool and
 * arguments agree, in any order), macro, retry, code, or unknown when that answer was not recorded or may hold a call
 * that cannot be read. A request with arguments that no dispatch carried out in its own round may still be carried
 * out later, and a macro tool may go on behind a later answer that asks for nothing; only what is still open at the
 * end of the log can have been rewritten. Where the log proves nonces to be in use, only a valid nonce is proof of
 * the model and nothing is unknown; what a macro tool makes is told as without them.
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

  const matchers = rounds.map((round) => {
    const matcher = new RoundMatcher(round);
    late.replace(round.requests);
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

    late.keep(round.requests);
    lateMacros.keep(macros);
    return matcher;
  });
  return closed(matchers, unasked);
}

function byNonce(rounds: readonly Round[], entries: readonly LogEntry[]): readonly AttributedDispatch[] {
  const replays = replaysOf(entries);
  const late = new LateRequests();
  const lateMacros = new LateMacros();

  const matchers = rounds.map((round) => {
    const matcher = new RoundMatcher(round);
    late.replace(round.requests);
    settleNonces(matcher, round, { replays, late });
    const macros = macrosOf(round.requests);
    matcher.matchMacros(macros);
    matcher.matchRetries({ needsArgs: true });
    matcher.matchUnproved();
    matcher.matchLateMacros(lateMacros.before(round));

    late.keep(round.requests);
    lateMacros.keep(macros);
    return matcher;
  });
  return closed(matchers, () => () => UNPROVED);
}

const UNPROVED: Finding = { attribution: "code", reason: "no valid nonce proves that the model asked for it" };

/** What was rewritten is told last: until then a later round may carry out a request as it was made. */
function closed(matchers: readonly RoundMatcher[], restOf: typeof unasked): readonly AttributedDispatch[] {
  return matchers.flatMap((matcher) => {
    matcher.matchRewritten();
    return matcher.close(restOf(matcher.round));
  });
}
