import { isInference } from "./call-rows";
import { answerText, callText, isEmptyAnswer, valueText } from "./call-text";
import type { FindField } from "./find-field";
import { answerBeside, modelAnswerText } from "./model-answer";
import { readableCall } from "./readable-call";
import type { LoggedCall, Step } from "./step";

/** A place where the text looked for stands. `call` counts claimed calls, `order` the proxy log. */
export interface FindHit {
  readonly step: number;
  readonly field: FindField;
  readonly call?: number;
  readonly order?: number;
  /** The log says here what the step says too: it counts only where both are drawn. */
  readonly isAgain?: true;
  readonly start: number;
  readonly end: number;
}

/**
 * Whether stored steps, as their JSON text, can hold the needle. A plain word stands in JSON as it does on screen, so a
 * chunk without it need not be parsed; anything else may be written differently there.
 */
export function mayHold(json: string, needle: string, pattern: RegExp): boolean {
  if (!/^[a-z0-9_-]+$/i.test(needle)) return true;

  return json.search(pattern) !== -1;
}

/** One text of a step that can be searched. */
export interface SearchableField {
  readonly at: Omit<FindHit, "start" | "end">;
  readonly text: string;
}

/** Every text of a step, in reading order. */
export function searchableFields(step: Step): readonly SearchableField[] {
  const at = (field: FindHit["field"]) => ({ step: step.index, field });
  const spoken: SearchableField[] = [];
  if (step.thought !== undefined) spoken.push({ at: at("thought"), text: step.thought });
  if (step.text !== undefined) spoken.push({ at: at("text"), text: step.text });

  const claimed = step.claimed.flatMap((call, index): SearchableField[] => {
    const said = { at: { ...at("call"), call: index }, text: callText(call) };
    if (!call.result || isEmptyAnswer(call.result.value)) return [said];

    return [said, { at: { ...at("result"), call: index }, text: answerText(call.result) }];
  });
  const answers = new Set(claimed.filter((field) => field.at.field === "result").map(({ text }) => text));
  // The log prints plain values.
  for (const { result } of step.claimed) if (result?.json !== undefined) answers.add(valueText(result.value));
  const logged = step.logged.flatMap((call) =>
    isInference(call) ? answerFields(step, call) : loggedFields(step, call, answers),
  );
  const raw = step.raw === undefined ? [] : [{ at: at("raw"), text: valueText(step.raw) }];
  const own = step.rawText === undefined ? [] : [{ at: at("own_text"), text: step.rawText }];

  return [...spoken, ...claimed, ...logged, ...raw, ...own];
}

function answerFields(step: Step, call: LoggedCall): readonly SearchableField[] {
  if (call.response === undefined) return [];
  const again = answerBeside(step, call).kind === "again" ? AGAIN : {};

  return [
    {
      at: { step: step.index, field: "answer", order: call.order, ...again },
      text: modelAnswerText(call.response),
    },
  ];
}

function loggedFields(step: Step, call: LoggedCall, answers: ReadonlySet<string>): readonly SearchableField[] {
  const at = { step: step.index, order: call.order };
  const line: SearchableField = {
    at: { ...at, field: "log", ...(isClaimedAgain(step, call) ? AGAIN : {}) },
    text: callText(readableCall(call)),
  };
  const answer = loggedAnswer(call);
  if (answer === "") return [line];

  return [line, { at: { ...at, field: "log_result", ...(answers.has(answer) ? AGAIN : {}) }, text: answer }];
}

/** Whether a claimed call of the step says all that the log holds of a call: its tool and every parameter. */
function isClaimedAgain(step: Step, call: LoggedCall): boolean {
  const { name, args = {} } = readableCall(call);

  return step.claimed.some(
    (claimed) =>
      claimed.name === name &&
      Object.entries(args).every(([key, value]) => valueText(claimed.args?.[key]) === valueText(value)),
  );
}

/** The body, or what the recorder kept of one that it cut. */
function loggedAnswer({ response, isTruncated, resultProductIds = [] }: LoggedCall): string {
  if (response === undefined) return isTruncated ? resultProductIds.join(" ") : "";

  return isEmptyAnswer(response) ? "" : valueText(response);
}

const AGAIN = { isAgain: true } as const;

/** Every place in these texts where the pattern matches. */
export function findInFields(fields: readonly SearchableField[], pattern: RegExp): readonly FindHit[] {
  return fields.flatMap(({ at, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ ...at, start: match.index, end: match.index + match[0].length })),
  );
}

/** After so many hits in one trajectory nobody reads on; the answer ends with the chunk that holds the last of them. */
export const MOST_HITS = 10_000;
