import type { RowOutcome } from "@/lib/domain/import-row";
import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { ProblemRef } from "@/lib/domain/trajectory";
import { mapProblem } from "@/lib/importers/attached/map-problem";
import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Detection, FileSample } from "@/lib/importers/importer";
import { idOf, isList, isObject, type JsonObject, textOf } from "@/lib/importers/json-value";
import { attemptOf } from "@/lib/importers/problem-shape";
import { isProductDocument, readRewardSpecs } from "./reward-spec";
import { readVoucher } from "./voucher";

/** What a file of problems is called where the formats of files are named. */
export const PROBLEMS_FORMAT = "problems";

/** Whether a file holds problems with their answer keys, from its first records. */
export function detectProblems(sample: FileSample): Detection {
  return chooseLayout(sample, whyNotProblem);
}

/** One record of a file of problems (domain 1.13); it never throws and never drops one. */
export function readFiledProblem(value: unknown): RowOutcome<ProblemRef> {
  if (!isObject(value)) return rejected("Not a problem: a problem must be an object.");
  const attempt = attemptOf(value);
  if (attempt !== undefined)
    return rejected(
      `Not a problem: it has ${attempt}, as the record of a run has. Import runs in a file of their own.`,
    );
  if (!isNamed(value))
    return rejected(
      "The problem has no query, by which its rollouts are found. Give it one and import the file again.",
    );
  if (isWebTask(value)) return rejected(WEB_TASK);
  if (readRewardSpecs(value["reward"]).length === 0) return rejected(NO_REWARD);
  const voucher = value["voucher"] ?? undefined;
  if (voucher !== undefined && readVoucher(voucher) === undefined) return rejected(NO_VOUCHER);

  // Nothing of the place is asked for where a query is there.
  return { kind: "imported", value: mapProblem({ problem: value }, { format: PROBLEMS_FORMAT }, NOWHERE) };
}

const WEB_TASK =
  "This is a web task, with a Knowledge_Attribute or with a product's whole document as its reward: no rules of a shop score it. Leave it out of the file.";
const NO_REWARD =
  "The reward names no product. It must be an object with product_id, or a list of them in the order in which they are asked for.";
const NO_VOUCHER =
  "The voucher cannot be read. It must have voucher_type (platform or shop), discount_type (fixed or percentage), threshold and budget.";
const NOWHERE = { fileName: "", recordIndex: 0 };

function rejected(reason: string): RowOutcome<ProblemRef> {
  return { kind: "rejected", reason };
}

/** What is wanted there is something that the web tells, and the document says nothing of it. */
function isWebTask({ Knowledge_Attribute: known, reward }: JsonObject): boolean {
  const items = isList(reward) ? reward : [reward];

  return (known !== undefined && known !== null) || items.some((item) => isObject(item) && isProductDocument(item));
}

/** A query without a letter or digit names nothing; an id beside it does. */
function isNamed(problem: JsonObject): boolean {
  const query = textOf(problem["query"]) ?? "";

  return normaliseQuery(query) !== "" || (query.trim() !== "" && idOf(problem["problem_id"]) !== undefined);
}

/** Benchmarks write a number as the reward of a run. */
function whyNotProblem(value: unknown): string | undefined {
  if (!isObject(value)) return "a problem must be an object";
  if (textOf(value["query"]) === undefined) return "an object without query";
  const attempt = attemptOf(value);
  if (attempt !== undefined) return `an object with ${attempt}, as runs have it`;

  return isObject(value["reward"]) || isList(value["reward"]) ? undefined : "an object without the reward of a problem";
}
