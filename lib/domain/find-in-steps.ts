import { isInference } from "./call-rows";
import { answerText, callText, valueText } from "./call-text";
import type { LoggedCall, Step } from "./step";

/** A place where the text looked for stands. `call` counts claimed calls, `order` the proxy log. */
export interface FindHit {
  readonly step: number;
  readonly field: "thought" | "text" | "call" | "result" | "log" | "raw";
  readonly call?: number;
  readonly order?: number;
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
    return call.result ? [said, { at: { ...at("result"), call: index }, text: answerText(call.result) }] : [said];
  });
  const answers = new Set(claimed.filter((field) => field.at.field === "result").map(({ text }) => text));
  // The log prints plain values.
  for (const { result } of step.claimed) if (result?.json !== undefined) answers.add(valueText(result.value));
  const logged = step.logged.map((call) => ({
    at: { ...at("log"), order: call.order },
    text: loggedText(call, answers),
  }));
  const raw = step.raw === undefined ? [] : [{ at: at("raw"), text: valueText(step.raw) }];
  const tagged = step.rawText === undefined ? [] : [{ at: at("raw"), text: step.rawText }];

  return [...spoken, ...claimed, ...logged, ...raw, ...tagged];
}

/**
 * What the reader shows of a logged call. The body of a request to the model is the step itself again, and an answer
 * that a claimed call holds too would be counted twice.
 */
function loggedText(call: LoggedCall, answers: ReadonlySet<string>): string {
  if (isInference(call)) return call.path;
  const answer = valueText(call.response ?? "");

  return [call.path, valueText(call.params ?? ""), ...(answers.has(answer) ? [] : [answer])].join(" ");
}

/** Every place in these texts where the pattern matches. */
export function findInFields(fields: readonly SearchableField[], pattern: RegExp): readonly FindHit[] {
  return fields.flatMap(({ at, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ ...at, start: match.index, end: match.index + match[0].length })),
  );
}

/** After so many hits in one trajectory nobody reads on; the answer ends with the chunk that holds the last of them. */
export const MOST_HITS = 10_000;
