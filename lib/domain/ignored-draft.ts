import type { FilterThresholds } from "./filter-thresholds";
import { THRESHOLD_FIELDS, THRESHOLD_NAMES } from "./threshold-fields";

/** Parts of a draft's text that change nothing, because they name no threshold or a value that it does not take. */
export function ignoredParts(saved: FilterThresholds, text: string): string[] {
  return text.split(",").filter((part) => {
    const at = part.indexOf(":");
    const name = THRESHOLD_NAMES.find((one) => one === part.slice(0, at));

    return part !== "" && (name === undefined || THRESHOLD_FIELDS[name].apply(saved, part.slice(at + 1)) === undefined);
  });
}
