import type { ProblemRef } from "@/lib/domain/trajectory";
import type { ReadContext } from "@/lib/importers/importer";
import { firstIdOf, idOf, isList, isObject, type JsonObject, objectOf, textOf } from "@/lib/importers/json-value";
import { queryKey, unnamedKey } from "@/lib/importers/problem-key";

/** What the steps or messages of a record say about their problem. */
export interface SeenProblem {
  readonly format: string;
  readonly problemId?: string | undefined;
  readonly query?: string | undefined;
}

/** As for the run, which names its suite in the same fields. */
const SUITE_NAMES = ["suite_id", "suite"];

/** The problem of a judged record: its `problem` object, its own fields, then what the steps say. */
export function mapProblem(fields: JsonObject, seen: SeenProblem, context: ReadContext): ProblemRef {
  const problem = objectOf(fields["problem"]);
  const query = textOf(problem["query"]) ?? textOf(fields["query"]) ?? seen.query ?? "";
  const id = idOf(problem["problem_id"]) ?? idOf(fields["problem_id"]) ?? seen.problemId;
  const reward = problem["reward"] ?? fields["reward_spec"];
  const voucher = problem["voucher"] ?? fields["voucher"];
  const embeddings = problem["reward_title_embeddings"] ?? fields["reward_title_embeddings"];
  const bucket = bucketOf(problem, fields);
  const suite = firstIdOf(problem, SUITE_NAMES) ?? firstIdOf(fields, SUITE_NAMES);
  const difficulty = idOf(problem["difficulty"]) ?? idOf(fields["difficulty"]);

  return {
    key: id ?? keyOfQuery(query, seen.format, context),
    query,
    ...(bucket === undefined ? {} : { bucket }),
    ...(suite === undefined ? {} : { suite }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(isGiven(reward) ? { reward: withoutEmbeddings(reward) } : {}),
    ...(isGiven(voucher) ? { voucher } : {}),
    ...(isObject(embeddings) && Object.keys(embeddings).length > 0 ? { titleEmbeddings: embeddings } : {}),
  };
}

function keyOfQuery(query: string, format: string, context: ReadContext): string {
  return query.trim() === "" ? unnamedKey(format, context) : queryKey(query);
}

/** The category, or what the shape of the reward spec says: one item is a product task, several are a shop task. */
function bucketOf(problem: JsonObject, fields: JsonObject): string | undefined {
  const category = idOf(problem["category"]) ?? idOf(fields["category"]) ?? idOf(fields["bucket"]);
  if (category !== undefined) return category.toLowerCase();
  if (isObject(problem["voucher"])) return "voucher";
  if (isObject(problem["reward"])) return "product";

  return isList(problem["reward"]) ? "shop" : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Embeddings are a thousand numbers a title: whoever reads a reward spec does not read them. */
function withoutEmbeddings(reward: unknown): unknown {
  if (isList(reward)) return reward.map(withoutEmbeddings);
  if (!isObject(reward)) return reward;

  const { _title_embeddings: _dropped, reward_title_embeddings: _alsoDropped, ...rest } = reward;
  return rest;
}
