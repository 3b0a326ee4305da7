import type { Step } from "@/lib/domain/step";
import { isIdText } from "@/lib/filter/result-ids";
import { idOf, isList, isObject, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";
import { readCall } from "@/lib/importers/messages/read-call";
import { readMessage } from "@/lib/importers/messages/read-message";
import { mapStep } from "@/lib/importers/sn15/map-step";
import { productsOfCalls } from "@/lib/measures/used-products";
import type { LeakProblem } from "./leak-problem";

/**
 * A problem out of a record of a plain file: a task with `query` and `reward`, the `problem` of a trajectory, rows of chat
 * or of single steps whose first user message is the query and whose calls recommend products, a rollout of ShoppingBench
 * or SN15 or one of its steps, or the id of a product.
 *
 * @param place - names a problem without an id
 * @returns undefined when the record holds neither a query nor a product, nor a title that is wanted
 */
export function readLeakProblem(record: unknown, place: string): LeakProblem | undefined {
  if (isList(record)) return readRollout(record, place);
  if (!isObject(record)) return readProduct(record, place);

  const problem = isObject(record["problem"]) ? record["problem"] : record;
  const messages = messagesOf(record).map((message) => readMessage(message));
  const extraInfo = objectOf(record["extra_info"]);
  const rollout = readRollout(listOf(record["dialogue"]), place);
  const said = messages.find(({ role }) => role === "user")?.text;
  const asked = textOf(problem["query"]) ?? textOf(record["query"]) ?? textOf(extraInfo["query"]);
  const query = asked ?? (isStep(record) ? requestOf(said) : said) ?? rollout?.query ?? "";
  const action = listOf(record["reference_action"]).flatMap((call) => readCall(call, "agent") ?? []);
  const used = productsOfCalls([...messages.flatMap(({ calls }) => calls), ...stepCalls(record), ...action]);
  const rewards = rewardItems(problem["reward"] ?? record["reward_spec"] ?? record["reward"]);
  const goldIds = distinct([...rewards.flatMap(({ product_id }) => ids(product_id)), ...ids(problem["product_id"])]);
  const recommendedIds = distinct([
    ...ids(record["product_ids"]),
    ...used.recommended,
    ...(rollout?.recommendedIds ?? []),
  ]);
  const viewedIds = distinct([...used.viewed, ...(rollout?.viewedIds ?? [])]);
  const titles = distinct(rewards.flatMap(({ title }) => texts(title)));
  const told = [goldIds, recommendedIds, titles].some((values) => values.length > 0);
  if (query.trim() === "" && !told) return undefined;

  const own = idOf(problem["problem_id"]) ?? idOf(objectOf(record["metadata"])["problem_id"]) ?? idOf(record["id"]);
  const name = own ?? idOf(extraInfo["problem_id"]) ?? rollout?.name ?? place;

  return { name, query, goldIds, recommendedIds, viewedIds, titles };
}

/** The steps of one rollout, whose prompts all repeat its query, are one problem; a list of several problems is none. */
function readRollout(list: readonly unknown[], place: string): LeakProblem | undefined {
  const steps = list.filter(isObject);
  if (!steps.some(isStep)) return undefined;

  const read = steps.flatMap((step) => readLeakProblem(step, place) ?? []);
  const queries = distinct(read.flatMap(({ query }) => (query.trim() === "" ? [] : [query])));
  if (read.length === 0 || queries.length > 1) return undefined;

  const all = (idsOf: (step: LeakProblem) => readonly string[]) => distinct(read.flatMap(idsOf));
  return {
    ...{ name: read.find(({ name }) => name !== place)?.name ?? place, query: queries[0] ?? "" },
    goldIds: all(({ goldIds }) => goldIds),
    recommendedIds: all(({ recommendedIds }) => recommendedIds),
    viewedIds: all(({ viewedIds }) => viewedIds),
    titles: all(({ titles }) => titles),
  };
}

/** A step of a rollout as ShoppingBench and SN15 write it (domain 1.9): its answer is an object, not messages. */
function isStep(record: JsonObject): boolean {
  return isObject(record["completion"]);
}

/** Calls as the importers of rollouts read them: of the message, else of the text that the model wrote. */
function stepCalls(record: JsonObject): Step["claimed"] {
  return isStep(record) ? mapStep(record, 0).claimed : [];
}

/** The user turn of a step grows by all that was done before: the request is its first block. */
function requestOf(said: string | undefined): string | undefined {
  const [, request] = said?.match(/^# Dialogue Records History\s{0,9}<user>([\s\S]*?)<\/user>/) ?? [];

  return request ?? said;
}

/** An id alone, as in a list of products that nothing may want: it has digits and no spaces. */
function readProduct(record: unknown, place: string): LeakProblem | undefined {
  const id = idOf(record)?.trim() ?? "";
  if (!isIdText(id) || (typeof record === "number" && !Number.isSafeInteger(record))) return undefined;

  return { name: place, query: "", goldIds: [id], recommendedIds: [], viewedIds: [], titles: [] };
}

/** Problems of a whole document: it is one, also as the steps of its rollout, a list of them, or holds such a list. */
export function problemsOfDocument(document: unknown): readonly unknown[] {
  if (readLeakProblem(document, "") !== undefined) return [document];
  if (Array.isArray(document)) return document;
  if (!isObject(document)) return [];

  // Numbers in a member may be anything; ids of products are a document of their own.
  const isProblem = (item: unknown) => isObject(item) && readLeakProblem(item, "") !== undefined;
  const list = Object.values(document).find((member) => isList(member) && member.some(isProblem));

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
