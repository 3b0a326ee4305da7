import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Detection, FileSample, Importer } from "@/lib/importers/importer";
import { isList, isObject, listOf, objectOf } from "@/lib/importers/json-value";
import { mapRollout } from "./map-rollout";

/** ShoppingBench's own rollouts: a list of steps a line, with the prompt in every step and results in `message.obs`. */
export const shoppingbenchImporter: Importer = {
  format: "shoppingbench",
  name: "ShoppingBench",
  title: "ShoppingBench rollouts",
  about: "Rollouts of the original benchmark: one list of steps a line.",
  layouts: ["lines", "array", "single"],
  hasShop: true,
  detect,
  read(record, context) {
    const why = whyNotRollout(record);
    if (why !== undefined) return { kind: "rejected", reason: `Not a ShoppingBench rollout: ${why}.` };

    return { kind: "imported", value: mapRollout(listOf(record), context) };
  },
};

/**
 * A file that holds a record of SN15 is one of SN15, whatever else it holds: that importer reads a list which looks like a
 * rollout too, while this one would reject its neighbours.
 */
function detect(sample: FileSample): Detection {
  const records = sample.values.flatMap(({ value }) => [value, ...listOf(value)]);
  const isForSn15 = records.some((record) => isEnvelope(record) || isSn15List(record));

  return isForSn15 ? { kind: "refused", why: "the file holds records of SN15" } : chooseLayout(sample, whyNotRollout);
}

function whyNotRollout(value: unknown): string | undefined {
  if (!isList(value)) return "a rollout is a list of steps";
  if (isSn15List(value)) return "a list with extra_info.problem_id or extra_info.proxy_calls, which SN15 writes";
  if (value.some(isRolloutStep)) return undefined;

  return "a list whose steps have neither prompt nor message.obs";
}

function isRolloutStep(step: unknown): boolean {
  if (!isObject(step) || !isObject(step["completion"])) return false;

  return isList(step["prompt"]) || isList(objectOf(step["completion"]["message"])["obs"]);
}

function isEnvelope(value: unknown): boolean {
  return isObject(value) && (isList(value["dialogue"]) || value["dialogue"] === null);
}

/** Told by what the executor of SN15 adds: its agents may write any other key, those of a rollout among them. */
function isSn15List(value: unknown): boolean {
  return listOf(value).some((step) => {
    const extraInfo = objectOf(objectOf(step)["extra_info"]);
    return "problem_id" in extraInfo || "proxy_calls" in extraInfo;
  });
}
