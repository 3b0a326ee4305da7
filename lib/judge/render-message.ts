import { isList, isObject, type JsonObject, objectOf, textOf } from "@/lib/importers/json-value";
import type { Formatter } from "./formatters";
import type { JudgeRecord, JudgeStep, JudgeTool } from "./judge-record";
import { memberJson, pythonJson } from "./python-json";
import { countCharacters, endOfCharacters, pythonFixed, pythonStrip } from "./python-text";

const CUT = "...[truncated]";

/** Exactly the text that a judge received: query, logged calls, then thoughts and tool calls step by step (domain 3.1). */
export function renderJudgeMessage(record: JudgeRecord, formatter: Formatter): string {
  if (record.steps.length === 0) return "";

  return [
    `QUERY: ${record.query === undefined ? "" : said(record.query)}`,
    "",
    ...(formatter.log === "none" ? [] : [renderLog(record, formatter), ""]),
    ...record.steps.flatMap((step, index) => renderStep(record, step, { index, formatter })),
  ].join("\n");
}

function renderStep(
  record: JudgeRecord,
  step: JudgeStep,
  { index, formatter: { limits } }: { readonly index: number; readonly formatter: Formatter },
): readonly string[] {
  const thought = pythonStrip(step.thought).text;

  return [
    `--- Step ${index + 1} ---`,
    ...(thought === "" ? [] : [`THINKING: ${cut(thought, limits.thought, CUT)}`]),
    ...step.tools.flatMap((tool) => [
      `TOOL: ${nameOf(tool)}(${"parameters" in tool.fields ? memberJson(tool.fields, "parameters", record.notes) : "{}"})`,
      `RESULT: ${cut(resultText(record, tool), limits.result, CUT)}`,
    ]),
    "",
  ];
}

/** A result as the judge's code writes it, before it is cut: text as it is, anything else as JSON. */
export function resultText({ notes }: Pick<JudgeRecord, "notes">, { fields }: JudgeTool): string {
  if (!("result" in fields)) return "";
  const result = fields["result"];

  return typeof result === "string" ? result : memberJson(fields, "result", notes);
}

/** The parameters of a logged call on its line, with the space before them, before they are cut. */
export function paramsText({ notes }: Pick<JudgeRecord, "notes">, call: JsonObject): string {
  return isTruthy(call["params"]) ? ` ${memberJson(call, "params", notes)}` : "";
}

/** As Python sees it: what is empty or zero is false. */
function isTruthy(value: unknown): boolean {
  if (isList(value)) return value.length > 0;

  return isObject(value) ? Object.keys(value).length > 0 : Boolean(value);
}

function cut(text: string, limit: number, mark: string): string {
  return countCharacters(text) > limit ? `${text.slice(0, endOfCharacters(text, limit))}${mark}` : text;
}

function nameOf({ fields }: JudgeTool): string {
  return "name" in fields ? said(fields["name"]) : "";
}

function renderLog(record: JudgeRecord, formatter: Formatter): string {
  const calls = record.calls.slice(0, record.readCalls);
  if (calls.length === 0) return "VERIFIED PROXY CALLS: No proxy call data available.";

  const { summary, inferences } = summarise(calls);
  const more = calls.length - formatter.limits.calls;
  return [
    "VERIFIED PROXY CALLS (captured by validator — agent cannot fake these):",
    summary,
    "",
    "Call sequence:",
    ...calls.slice(0, formatter.limits.calls).map((call) => renderCall(record, call, formatter)),
    ...(more > 0 ? [`  ...and ${more} more calls`] : []),
    ...(inferences > 0 ? [] : ["", "WARNING: Agent made 0 inference calls — any reasoning text is NOT from an LLM."]),
  ].join("\n");
}

function summarise(calls: readonly JsonObject[]): { summary: string; inferences: number } {
  const paths = calls.map((call) => textOf(call["path"]) ?? "");
  const isSearch = (path: string): boolean => path.includes("/search/find_product");
  const isView = (path: string): boolean => !isSearch(path) && path.includes("/search/view_product");
  const inferences = calls.filter((_, at) => {
    const path = paths[at] ?? "";
    return path.includes("/inference/") && !isSearch(path) && !isView(path);
  });
  const tokens = inferences.reduce((sum, call) => sum + numberIn(usageOf(call)["completion_tokens"]), 0);
  const failed = calls.filter((call) => numberIn(call["status_code"]) >= 400).length;
  const seconds = calls.reduce((sum, call) => sum + numberIn(call["duration_ms"]), 0) / 1000;

  return {
    summary:
      `Summary: ${paths.filter(isSearch).length} search, ${paths.filter(isView).length} product views, ` +
      `${inferences.length} inference${tokens > 0 ? `, ${tokens} tokens generated` : ""}, ${failed} failed, ` +
      `${pythonFixed(seconds, 1)}s total`,
    inferences: inferences.length,
  };
}

function renderCall(record: JudgeRecord, call: JsonObject, { limits }: Formatter): string {
  const field = (name: string): string =>
    name in call ? (record.notes.numberAt(call, name) ?? said(call[name])) : "?";
  const model = objectOf(call["json_data"])["model"];
  const usage = usageOf(call);
  const tokens = usage["completion_tokens"];
  const line = [
    `  ${field("method")} ${field("path")}${cut(paramsText(record, call), limits.params, "...")}`,
    isTruthy(model) ? ` model=${said(model)}` : "",
    tokens === undefined || tokens === null
      ? ""
      : ` tokens=${record.notes.numberAt(usage, "completion_tokens") ?? said(tokens)}`,
    ` → ${field("status_code")} (${pythonFixed(numberIn(call["duration_ms"]), 0)}ms)`,
  ].join("");

  return `${line}${renderIds(call["result_product_ids"], limits.ids)}`;
}

function renderIds(ids: unknown, limit: number): string {
  if (!isList(ids) || ids.length === 0 || limit === 0) return "";
  const more = ids.length - limit;

  return `\n    returned product_ids: ${ids.slice(0, limit).map(said).join(",")}${more > 0 ? ` (+${more} more)` : ""}`;
}

function usageOf(call: JsonObject): JsonObject {
  return objectOf(objectOf(call["response"])["usage"]);
}

function numberIn(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** A value inside a sentence: None, True and False are Python's words. */
function said(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";

  return pythonJson(value);
}
