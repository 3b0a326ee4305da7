import { logNumber } from "@/lib/domain/log-number";
import { type AttributedDispatch, dispatchArgs, type Finding, madeByModel } from "./attribution";
import type { DispatchEntry } from "./log-entries";
import { readDispatched } from "./macro-coverage";
import { canMake, canMakeLater, madeByMacro, type OpenMacro } from "./open-macros";
import { indexBy, takeFrom } from "./open-requests";
import { isRelaxedSearch } from "./relaxed-search";
import { callKey, type Request } from "./requests";
import type { Round } from "./rounds";
import type { Rest } from "./unasked";

// A search inside a shop retries itself twice: without its services, then with its first two words (domain 1.4).
const MAX_RETRIES = 2;

/** Matches the dispatches of one round with what its model answer asked for, rule after rule; a rule sees only what earlier rules left. */
export class RoundMatcher {
  readonly round: Round;
  readonly #keys: readonly (string | undefined)[];
  readonly #findings: (Finding | undefined)[];
  /** Dispatches without a finding; once there is none, no rule has anything to look at. */
  #left: number;

  constructor(round: Round) {
    this.round = round;
    this.#keys = round.dispatches.map((entry) => {
      const args = dispatchArgs(entry);
      return args ? callKey(entry.tool, args) : undefined;
    });
    this.#findings = round.dispatches.map(() => undefined);
    this.#left = round.dispatches.length;
  }

  /** Runs one rule over every dispatch that has no finding yet. */
  each(rule: (entry: DispatchEntry, index: number) => Finding | undefined): void {
    if (this.#left === 0) return;

    for (const [index, entry] of this.round.dispatches.entries()) {
      if (this.#findings[index]) continue;
      const finding = rule(entry, index);
      if (finding) this.#settle(index, finding);
    }
  }

  #settle(index: number, finding: Finding): void {
    this.#findings[index] = finding;
    this.#left -= 1;
  }

  key(index: number): string | undefined {
    return this.#keys[index];
  }

  /** Same tool and same arguments. */
  matchExact(): void {
    if (this.#left === 0) return;

    const open = indexBy(this.round.requests, (request) => request.key);
    this.each((_, index) => {
      const request = takeFrom(open, this.#keys[index]);
      return request && madeByModel(request, "");
    });
  }

  /** Same tool where the arguments of one side were not recorded or cannot be read. */
  matchName(): void {
    if (this.#left === 0) return;

    const open = indexBy(this.round.requests, (request) => request.name);
    const unread = indexBy(this.round.requests, (request) => (request.args ? undefined : request.name));
    this.each((entry, index) => {
      const request = takeFrom(this.#keys[index] === undefined ? open : unread, entry.tool);
      return request && madeByModel(request, "; the arguments cannot be compared");
    });
  }

  /** A macro tool that the round's answer asks for explains the dispatch. */
  matchMacros(macros: readonly OpenMacro[]): void {
    this.#matchMacros(macros, canMake, "");
  }

  /** A macro tool that an earlier answer asked for explains the dispatch. */
  matchLateMacros(macros: readonly OpenMacro[]): void {
    this.#matchMacros(macros, canMakeLater, ", after a later answer");
  }

  #matchMacros(macros: readonly OpenMacro[], explains: typeof canMake, how: string): void {
    if (macros.length === 0) return;

    this.each((entry) => {
      const dispatched = readDispatched(dispatchArgs(entry));
      const macro = macros.find((each) => explains(each, entry, dispatched));
      return macro && madeByMacro(macro, entry, how);
    });
  }

  /** A search tool that relaxes an asked-for search by itself, directly after it and only while nothing was found. */
  matchRetries(options: { readonly needsArgs: boolean }): void {
    if (this.#left === 0) return;

    let base: { readonly entry: DispatchEntry; readonly request: Request | undefined; retries: number } | undefined;

    for (const [index, entry] of this.round.dispatches.entries()) {
      const finding = this.#findings[index];
      const previous = this.round.dispatches[index - 1];
      if (finding) {
        base = finding.attribution === "model" ? { entry, request: finding.request, retries: 0 } : undefined;
      } else if (
        base &&
        previous &&
        base.retries < MAX_RETRIES &&
        isRetry(base.entry, previous, entry, options.needsArgs)
      ) {
        base.retries++;
        const reason = `the search tool relaxed ${logNumber(base.entry.call.order)} by itself`;
        this.#settle(index, { attribution: "retry", reason, request: base.request });
      } else {
        base = undefined;
      }
    }
  }

  /** Same tool and same arguments where a nonce would have to prove it: nothing was rewritten, and nothing is proved. */
  matchUnproved(): void {
    if (this.#left === 0) return;

    const open = indexBy(this.round.requests, (request) => request.key);
    this.each(({ call }, index) => {
      const request = takeFrom(open, this.#keys[index]);
      if (!request) return undefined;
      const where = logNumber(request.inference.call.order);
      const nonce = call.nonceStatus === undefined ? "it has no nonce" : `its nonce is ${call.nonceStatus}`;
      return { attribution: "code", reason: `as the model asked for in ${where}, but ${nonce}`, request };
    });
  }

  /**
   * Same tool, other arguments: what the model wanted was changed on the way. A call that cannot be read may be the very one,
   * and one that the model asked for as it is was made once more.
   */
  matchRewritten(): void {
    const body = this.round.inference?.body;
    if (this.#left === 0 || (body?.kind === "read" && body.hasUnread)) return;

    const open = indexBy(this.round.requests, (request) => request.name);
    const asked = new Set(this.round.requests.flatMap(({ key }) => key ?? []));
    this.each((entry, index) => {
      const request = asked.has(this.#keys[index] ?? "") ? undefined : takeFrom(open, entry.tool);
      if (!request) return undefined;
      const where = logNumber(request.inference.call.order);
      return {
        attribution: "code",
        reason: `code rewrote the arguments that the model asked for in ${where}`,
        request,
        isRewritten: true,
      };
    });
  }

  /** Every dispatch with its finding; of those without one `rest` tells. */
  close(rest: Rest): readonly AttributedDispatch[] {
    return this.round.dispatches.map((entry, index) => {
      const key = this.#keys[index];
      return { entry, finding: this.#findings[index] ?? rest(entry, key), key };
    });
  }
}

function isRetry(base: DispatchEntry, previous: DispatchEntry, entry: DispatchEntry, needsArgs: boolean): boolean {
  if (entry.tool !== "find_product" || base.tool !== entry.tool || hasResults(previous)) return false;
  const before = dispatchArgs(base);
  const after = dispatchArgs(entry);

  return before && after ? isRelaxedSearch(before, after) : !needsArgs;
}

function hasResults({ call }: DispatchEntry): boolean {
  return (Array.isArray(call.response) && call.response.length > 0) || (call.resultProductIds?.length ?? 0) > 0;
}
