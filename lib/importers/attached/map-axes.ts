import { AXES, type Axis, type AxisResult } from "@/lib/domain/outcome";
import { isList, isObject, type JsonObject, numberOf, objectOf } from "@/lib/importers/json-value";

export type AxisResults = Readonly<Partial<Record<Axis, AxisResult>>>;

/** What decides whether an axis is constrained at all. */
export interface AxisTask {
  readonly bucket: string | undefined;
  /** The reward spec: one object, or a list in the requested order. */
  readonly reward: unknown;
}

// Scores are stored rounded.
const TOLERANCE = 1e-4;

/**
 * Axis results of a rule scorer's score_dict. A value is 0 both where the axis failed and where nothing was asked of
 * it, so the reward spec decides; without one a full value passes and anything less stays unknown (domain 2.1).
 */
export function mapAxes(scoreDict: JsonObject, task: AxisTask): AxisResults {
  const items = itemsOf(task.reward);
  const axes: Partial<Record<Axis, AxisResult>> = {};

  for (const axis of AXES) {
    const result = resultOf(axis, scoreDict, items, task.bucket);
    if (result !== undefined) axes[axis] = result;
  }
  return axes;
}

type ItemAxis = Exclude<Axis, "shop" | "budget">;

const SCORE_KEYS: Readonly<Record<Axis, readonly string[]>> = {
  title: ["title"],
  price: ["price"],
  service: ["service"],
  // The scorer counts options and attributes in one number.
  sku: ["sku", "sku & attrs"],
  attribute: ["attribute", "attributes", "attrs", "sku & attrs"],
  shop: ["shop"],
  budget: ["budget"],
};

const REWARD_KEYS: Readonly<Record<ItemAxis, string>> = {
  title: "title",
  price: "price",
  service: "service",
  sku: "sku_options",
  attribute: "attributes",
};

function resultOf(
  axis: Axis,
  scoreDict: JsonObject,
  items: readonly JsonObject[],
  bucket: string | undefined,
): AxisResult | undefined {
  const value = SCORE_KEYS[axis].map((key) => numberOf(scoreDict[key])).find((score) => score !== undefined);
  if (axis === "shop" || axis === "budget") return taskAxis(axis, value, bucket);

  const constrained = items.filter((item) => isConstrained(item, axis)).length;
  if (items.length > 0 && constrained === 0) return "n/a";
  if (value === undefined) return undefined;
  if (items.length === 0) return value >= 1 - TOLERANCE ? "pass" : undefined;

  // Items that do not constrain the axis count as 0 in the mean over items.
  const counted = isMerged(axis, scoreDict) ? items.filter(hasPairs).length : constrained;
  if (value >= counted / items.length - TOLERANCE) return "pass";
  return isShared(axis, scoreDict, items) && value > TOLERANCE ? undefined : "fail";
}

function taskAxis(
  axis: "shop" | "budget",
  value: number | undefined,
  bucket: string | undefined,
): AxisResult | undefined {
  if (value !== undefined) return value >= 1 - TOLERANCE ? "pass" : "fail";

  const asks = axis === "shop" ? "shop" : "voucher";
  return bucket !== undefined && ["product", "shop", "voucher"].includes(bucket) && bucket !== asks ? "n/a" : undefined;
}

/** True when a part score of the number for options and attributes together cannot say which of the two failed. */
function isShared(axis: ItemAxis, scoreDict: JsonObject, items: readonly JsonObject[]): boolean {
  if (!isMerged(axis, scoreDict)) return false;

  return items.some((item) => isConstrained(item, "sku")) && items.some((item) => isConstrained(item, "attribute"));
}

/** True when the number counts options and attributes together, each item that has either. */
function isMerged(axis: ItemAxis, scoreDict: JsonObject): boolean {
  return SCORE_KEYS[axis].find((key) => numberOf(scoreDict[key]) !== undefined) === "sku & attrs";
}

function hasPairs(item: JsonObject): boolean {
  return isConstrained(item, "sku") || isConstrained(item, "attribute");
}

function itemsOf(reward: unknown): readonly JsonObject[] {
  if (isList(reward)) return reward.filter(isObject);
  const single = objectOf(reward);
  return Object.keys(single).length === 0 ? [] : [single];
}

function isConstrained(item: JsonObject, axis: ItemAxis): boolean {
  const spec = item[REWARD_KEYS[axis]];
  if (isList(spec)) return spec.length > 0;
  return isObject(spec) ? Object.keys(spec).length > 0 : spec !== undefined && spec !== null;
}
