import { idOf, isObject, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";
import type { LeakProblem } from "./leak-problem";

/**
 * A problem out of a record of a plain file: a task with `query` and `reward`, the `problem` of a trajectory, or chat rows
 * whose first user message is the query and whose calls recommend products.
 *
 * @param place - names a problem without an id
 * @returns undefined when the record holds neither a query nor a product
 */
export function readLeakProblem(record: unknown, place: string): LeakProblem | undefined {
  if (!isObject(record)) return undefined;

  const problem = isObject(record["problem"]) ? record["problem"] : record;
  const messages = messagesOf(record);
  const query = textOf(problem["query"]) ?? textOf(record["query"]) ?? firstUserText(messages) ?? "";
  const rewards = rewardItems(problem["reward"] ?? record["reward_spec"] ?? record["reward"]);
  const goldIds = distinct([...rewards.flatMap(({ product_id }) => ids(product_id)), ...ids(problem["product_id"])]);
  const recommendedIds = distinct([
    ...ids(record["product_ids"]),
    ...messages.flatMap((message) => calledWith(message, "recommend_product")),
  ]);
  const viewedIds = distinct(messages.flatMap((message) => calledWith(message, "view_product_information")));
  const titles = distinct(rewards.flatMap(({ title }) => texts(title)));
  if (query.trim() === "" && goldIds.length === 0 && recommendedIds.length === 0) return undefined;

  const name = idOf(problem["problem_id"]) ?? idOf(objectOf(record["metadata"])["problem_id"]) ?? idOf(record["id"]);

  return { name: name ?? place, query, goldIds, recommendedIds, viewedIds, titles };
}

/** Problems of a whole document: it is one, a list of them, or holds such a list. */
export function problemsOfDocument(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document;
  if (!isObject(document)) return [];
  if (readLeakProblem(document, "") !== undefined) return [document];

  const list = Object.values(document).find(
    (member) => Array.isArray(member) && member.some((item) => readLeakProblem(item, "") !== undefined),
  );
  return listOf(list);
}

function rewardItems(reward: unknown): readonly JsonObject[] {
  return (Array.isArray(reward) ? reward : [reward]).filter(isObject);
}

function messagesOf(record: JsonObject): readonly JsonObject[] {
  const given = record["messages"] ?? record["prompt"] ?? record["conversations"];
  const completion = listOf(record["completion"]);

  return [...listOf(given), ...completion].filter(isObject);
}

function firstUserText(messages: readonly JsonObject[]): string | undefined {
  const first = messages.find((message) => message["role"] === "user" || message["from"] === "human");
  if (first === undefined) return undefined;

  const content = first["content"] ?? first["value"];
  return (
    textOf(content) ??
    listOf(content)
      .flatMap((part) => textOf(objectOf(part)["text"]) ?? [])
      .join("\n")
  );
}

/** Product ids that a message calls a tool with. */
function calledWith(message: JsonObject, tool: string): readonly string[] {
  return listOf(message["tool_calls"]).flatMap((call) => {
    const called = objectOf(objectOf(call)["function"]);
    if (called["name"] !== tool) return [];

    return ids(argumentsOf(called["arguments"])["product_ids"]);
  });
}

function argumentsOf(given: unknown): JsonObject {
  const text = textOf(given);
  if (text === undefined) return objectOf(given);

  try {
    return objectOf(JSON.parse(text));
  } catch {
    // What a model wrote need not be JSON; then it recommends nothing that can be compared.
    return {};
  }
}

/** Ids as text or number, in a list or separated by commas. */
function ids(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(ids);
  const text = idOf(value);

  return text === undefined ? [] : text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
}

function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item) => textOf(item) ?? []);
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
