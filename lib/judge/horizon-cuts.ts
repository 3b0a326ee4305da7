import { answerText, valueText } from "@/lib/domain/call-text";
import type { LoggedCall, Step, ToolResult } from "@/lib/domain/step";
import { objectOf } from "@/lib/importers/json-value";
import type { Formatter } from "./formatters";
import { type ItemsShown, itemsShown } from "./items-shown";
import type { JudgeRecord, JudgeStep, JudgeTool } from "./judge-record";
import { countCharacters, endOfCharacters, pythonStrip } from "./python-text";
import { paramsText, resultText } from "./render-message";
import { endInArguments, endInValue, endInWritten } from "./shown-end";

/** A text of which the judge read a part. `shown` and `all` count characters of the judge's text, `end` UTF-16 units of the reader's. */
export interface Cut {
  readonly shown: number;
  readonly all: number;
  readonly end: number;
}

export interface CallCut {
  /** Claimed call of the step. */
  readonly call: number;
  /** True where the judge did not even read that it was made. */
  readonly isUnseen: boolean;
  readonly result?: Cut & { readonly items?: ItemsShown };
}

/** What the judge did not read of a step; a step of which it read all has none. */
export interface StepCuts {
  readonly step: number;
  readonly thought?: Cut;
  /** The response: no judge reads one. */
  readonly text?: Cut;
  readonly calls: readonly CallCut[];
}

/** What the judge did not read of the log. Calls are named by their `order`. */
export interface LogCuts {
  readonly shown: number;
  readonly all: number;
  readonly beyond: readonly number[];
  readonly params: readonly (Cut & { readonly order: number })[];
  readonly ids: readonly { readonly order: number; readonly shown: number; readonly all: number }[];
}

export interface HorizonCuts {
  readonly steps: readonly StepCuts[];
  readonly log: LogCuts;
  /** Of thoughts and results together. */
  readonly shown: number;
  readonly all: number;
}

/** Everything that lies beyond what the judge could read, in the places of the reader. */
export function horizonCuts(record: JudgeRecord, formatter: Formatter, steps: readonly Step[]): HorizonCuts {
  const total = { shown: 0, all: 0 };
  const count = <One extends Cut>(cut: One): One | undefined => {
    total.shown += cut.shown;
    total.all += cut.all;
    return cut.shown < cut.all ? cut : undefined;
  };
  const cuts = steps.map((step) => stepCuts({ record, formatter, step, count }));

  return {
    steps: cuts.filter((one) => one.thought || one.text || one.calls.length > 0),
    log: logCuts(record, formatter, steps),
    ...total,
  };
}

interface StepRequest {
  readonly record: JudgeRecord;
  readonly formatter: Formatter;
  readonly step: Step;
  /** Adds a text to the total, and gives it back where a part is missing. */
  readonly count: <One extends Cut>(cut: One) => One | undefined;
}

function stepCuts({ record, formatter: { limits }, step, count }: StepRequest): StepCuts {
  const read = record.steps[record.places[step.index] ?? step.index];
  const thought = step.thought === undefined ? undefined : count(thoughtCut(step.thought, read, limits.thought));
  const tools = read?.tools.filter((tool) => tool.isCall) ?? [];
  const calls = step.claimed.flatMap(({ result }, call): readonly CallCut[] => {
    const tool = tools[call];
    // The judge reads a result in the call itself, and none that stands beside it or in a message.
    const isRead = tool !== undefined && "result" in tool.fields;
    const cut = result && count(isRead ? resultCut(record, tool, limits.result, result) : unread(answerText(result)));
    return cut || !tool ? [{ call, isUnseen: !tool, ...(cut ? { result: cut } : {}) }] : [];
  });

  return {
    step: step.index,
    ...(thought ? { thought } : {}),
    ...(step.text ? { text: unread(step.text) } : {}),
    calls,
  };
}

/** The judge reads the thought of the message alone, never the reasoning that a model keeps beside it. */
function thoughtCut(thought: string, read: JudgeStep | undefined, limit: number): Cut {
  if (read?.thought !== thought) return unread(thought);
  const { text, skipped } = pythonStrip(thought);
  const all = countCharacters(text);

  return all <= limit
    ? { shown: all, all, end: thought.length }
    : { shown: limit, all, end: skipped + endOfCharacters(text, limit) };
}

function resultCut(
  record: JudgeRecord,
  tool: JudgeTool,
  limit: number,
  { json }: ToolResult,
): NonNullable<CallCut["result"]> {
  const all = countCharacters(resultText(record, tool));
  const value = tool.fields["result"];
  if (all <= limit) return { shown: all, all, end: valueText(value).length };
  const items = itemsShown(value, limit, record.notes);

  const end = json === undefined ? endInValue(value, limit) : endInWritten(json, limit);

  return { shown: limit, all, end, ...(items ? { items } : {}) };
}

function unread(text: string): Cut {
  return { shown: 0, all: countCharacters(text), end: 0 };
}

function logCuts(record: JudgeRecord, { limits }: Formatter, steps: readonly Step[]): LogCuts {
  const shown = Math.min(record.readCalls, limits.calls);
  const logged = steps.flatMap((step) => step.logged);
  const read = logged
    .filter((call) => placeInFile(call) < shown)
    .map((call) => ({ call, from: record.calls[placeInFile(call)] }));

  return {
    shown,
    all: logged.length,
    beyond: logged.filter((call) => placeInFile(call) >= shown).map((call) => call.order),
    params: read.flatMap(({ call, from }) => {
      const all = from ? countCharacters(paramsText(record, from)) : 0;
      // The space before the parameters takes one of the characters.
      const cut = { shown: limits.params - 1, all: all - 1 };
      return all <= limits.params
        ? []
        : [{ ...cut, order: call.order, end: endInArguments(objectOf(from?.["params"]), cut.shown) }];
    }),
    ids: read.flatMap(({ call }) => {
      const all = call.resultProductIds?.length ?? 0;
      return all <= limits.ids ? [] : [{ order: call.order, shown: limits.ids, all }];
    }),
  };
}

/** The judge reads the log in the order of the file. */
function placeInFile(call: LoggedCall): number {
  return call.fileOrder ?? call.order;
}
