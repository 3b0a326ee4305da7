import { isIdText } from "@/lib/filter/result-ids";
import { idOf, isObject, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";
import { readCall } from "@/lib/importers/messages/read-call";
import { readMessage } from "@/lib/importers/messages/read-message";
import { productsOfCalls } from "@/lib/measures/used-products";
import type { LeakProblem } from "./leak-problem";

/**
 * A problem out of a record of a plain file: a task with `query` and `reward`, the `problem` of a trajectory, rows of chat
 * or of single steps whose first user message is the query and whose calls recommend products, or the id of a product.
 *
 * @param place - names a problem without an id
 * @returns undefined when the record holds neither a query nor a product
 */
export function readLeakProblem(record: unknown, place: string): LeakProblem | undefined {
  if (!isObject(record)) return readProduct(record, place);

  const problem = isObject(record["problem"]) ? record["problem"] : record;
  const messages = messagesOf(record).map(readMessage);
  const said = messages.find(({ role }) => role === "user")?.text;
  const query = textOf(problem["query"]) ?? textOf(record["query"]) ?? said ?? "";
  const action = listOf(record["reference_action"]).flatMap((call) => readCall(call, "agent") ?? []);
  const used = productsOfCalls([...messages.flatMap(({ calls }) => calls), ...action]);
  const rewards = rewardItems(problem["reward"] ?? record["reward_spec"] ?? record["reward"]);
  const goldIds = distinct([...rewards.flatMap(({ product_id }) => ids(product_id)), ...ids(problem["product_id"])]);
  const recommendedIds = distinct([...ids(record["product_ids"]), ...used.recommended]);
  const titles = distinct(rewards.flatMap(({ title }) => texts(title)));
  if (query.trim() === "" && goldIds.length === 0 && recommendedIds.length === 0) return undefined;

  const name = idOf(problem["problem_id"]) ?? idOf(objectOf(record["metadata"])["problem_id"]) ?? idOf(record["id"]);

  return { name: name ?? place, query, goldIds, recommendedIds, viewedIds: used.viewed, titles };
}

/** An id alone, as in a list of products that nothing may want: it has digits and no spaces. */
function readProduct(record: unknown, place: string): LeakProblem | undefined {
  const id = idOf(record)?.trim() ?? "";
  if (!isIdText(id) || (typeof record === "number" && !Number.isSafeInteger(record))) return undefined;

  return { name: place, query: "", goldIds: [id], recommendedIds: [], viewedIds: [], titles: [] };
}

/** Problems of a whole document: it is one, a list of them, or holds such a list. */
export function problemsOfDocument(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document;
  if (readLeakProblem(document, "") !== undefined) return [document];
  if (!isObject(document)) return [];

  // Numbers in a member may be anything; ids of products are a document of their own.
  const isProblem = (item: unknown) => isObject(item) && readLeakProblem(item, "") !== undefined;
  const list = Object.values(document).find((member) => Array.isArray(member) && member.some(isProblem));

  return listOf(list);
}

function rewardItems(reward: unknown): readonly JsonObject[] {
  return (Array.isArray(reward) ? reward : [reward]).filter(isObject);
}

/** Of a preference the messages of the better rollout. */
function messagesOf(record: JsonObject): readonly JsonObject[] {
  const given = record["messages"] ?? record["prompt"] ?? record["messages_prefix"] ?? record["conversations"];

  return [given, record["completion"], record["chosen"]].flatMap(listOf).filter(isObject);
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
