import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Importer } from "@/lib/importers/importer";
import { isList, isObject, objectOf } from "@/lib/importers/json-value";
import { whyNoList } from "@/lib/importers/why-no-list";
import { readFileDomain } from "./domain-of-trial";
import { mapTrial } from "./map-trial";

/**
 * tau-bench results: a list of trials, each with its task, its reward and the messages. A trial that crashed has no messages,
 * so its domain is that of the first trial of the file with a policy, wherever that stands within the first 64 MB. In a file put
 * together of two domains it may be the other one's: nothing in the row tells.
 */
export const tauBenchImporter: Importer = {
  format: "tau-bench",
  name: "tau-bench",
  title: "tau-bench results",
  about: "Result files of tau-bench: one entry for each task and trial.",
  layouts: ["array", "lines", "single"],
  toldByRecord: readFileDomain,
  detect: (sample) => chooseLayout(sample, whyNotTrial),
  read(record, context) {
    const why = whyNotTrial(record);
    if (why !== undefined) return { kind: "rejected", reason: `Not a tau-bench trial: ${why}.` };

    return { kind: "imported", value: mapTrial(objectOf(record), context) };
  },
};

function whyNotTrial(value: unknown): string | undefined {
  if (!isObject(value)) return "a trial must be an object";
  return isList(value["traj"]) ? undefined : whyNoList(value, ["traj"], "an object without traj");
}
