import { logNumber } from "@/lib/domain/log-number";
import { dispatchArgs, type Finding } from "./attribution";
import type { DispatchEntry } from "./log-entries";
import { type Dispatched, MACRO_TOOLS, MAX_MACROS, type MacroReach, type MacroTool } from "./macro-coverage";
import type { Request } from "./requests";
import type { Round } from "./rounds";

/** A macro tool that a model asked for, with what it has made so far. */
export interface OpenMacro extends MacroReach {
  readonly request: Request;
  readonly tool: MacroTool;
  /** Dispatches, over all rounds. */
  made: number;
  /** 0-based, of the last of them. */
  step: number | undefined;
}

// Of macro calls that no dispatch carried out, real runs leave a few, such as checks that were answered from memory. More
// of them, the oldest, are not compared, so that a long log costs no more for each dispatch.
const MAX_LATE = 50;

/** The macro tools among requests that nothing has used up. */
export function macrosOf(requests: readonly Request[]): readonly OpenMacro[] {
  const asked = requests.filter((request) => !request.isUsed && MACRO_TOOLS.has(request.name));

  return asked.slice(0, MAX_MACROS).flatMap((request) => {
    const tool = MACRO_TOOLS.get(request.name);
    return tool ? [{ request, tool, ...tool.reach(request.args), made: 0, step: undefined }] : [];
  });
}

/** Whether the dispatch can be one more of the macro's. */
export function canMake({ request, tool, covers }: OpenMacro, entry: DispatchEntry, dispatched: Dispatched): boolean {
  return !request.isUsed && entry.tool === tool.dispatches && covers(dispatched);
}

/**
 * The same behind a later answer. A tool runs within one step, so it does not go on in another, and arguments that were not
 * recorded prove nothing here.
 */
export function canMakeLater(macro: OpenMacro, entry: DispatchEntry, dispatched: Dispatched): boolean {
  const isRunning = macro.made === 0 || macro.step === entry.step;

  return isRunning && dispatchArgs(entry) !== undefined && canMake(macro, entry, dispatched);
}

/** Counts the dispatch as the macro's, which is used up by the most that it can make. */
export function madeByMacro(macro: OpenMacro, { step }: DispatchEntry, how: string): Finding {
  const { request, most } = macro;
  macro.made++;
  macro.step = step;
  if (macro.made >= most) request.isUsed = true;

  const where = logNumber(request.inference.call.order);
  const reason = `made by ${request.name}, which the model asked for in ${where}${how}`;
  return { attribution: "macro", reason, request };
}

/**
 * Macro tools whose dispatches may stand behind a later answer: an agent may let the model rank or judge before the tool
 * runs, or while it does. What one call makes stays bounded over all rounds, and one without arguments is not kept.
 */
export class LateMacros {
  #open: readonly OpenMacro[] = [];

  /**
   * Those that may explain dispatches of this round, the latest first. One that has begun is over where the model asks for
   * something again, or may have done so: it does that once it has the answer of the tool.
   */
  before({ inference, requests }: Round): readonly OpenMacro[] {
    if (this.#open.length === 0) return this.#open;

    const body = inference?.body;
    const mayAsk = requests.length > 0 || body?.kind !== "read" || body.hasUnread;
    const askedAnew = new Set(requests.map(({ key }) => key));
    this.#open = this.#open.filter(
      ({ request, made }) => !request.isUsed && !askedAnew.has(request.key) && !(mayAsk && made > 0),
    );
    return this.#open;
  }

  /** Keeps those of a round that are not used up. */
  keep(macros: readonly OpenMacro[]): void {
    const open = macros.filter(({ request }) => request.hasArgs && !request.isUsed);
    if (open.length > 0) this.#open = [...open.toReversed(), ...this.#open].slice(0, MAX_LATE);
  }
}
