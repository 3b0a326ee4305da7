import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Detection, FileSample, Importer } from "@/lib/importers/importer";
import { isList, isObject, listOf, objectOf } from "@/lib/importers/json-value";
import { whyNoList } from "@/lib/importers/why-no-list";
import { mapSimulation } from "./map-simulation";
import { readRunHeader } from "./run-header";
import { runOfHeader } from "./run-of-header";
import { SIMULATION_INDEX } from "./simulation-index";
import { hasTicks } from "./voice-messages";

const HEADER_ALONE =
  "This is the results.json of a run whose simulations are files of their own. Import it together with the files in the simulations folder beside it.";

const BROKEN_CALL =
  "This simulation is a voice call, but none of its ticks holds a chunk of the agent or the user, or a tool call. Import the file as tau2-bench wrote it.";

const ONE_RUN_AT_A_TIME = "import one run at a time, or all from the command line, where each lies in its folder";

const WITHOUT_HEADER = {
  none: "Domain, model, policy, tools and task are not known, because the header of the run was not there. To have them, take this import back and import results.json together with its simulations.",
  unlisted:
    "Domain, model, policy, tools and task are not known, because the simulation_index of the results.json beside it does not name this simulation. To have them, take this import back; then import it with the results.json of its own run or, if it is of this run, add it to that simulation_index first.",
  several: `Domain, model, policy, tools and task are not known, because several headers of runs lie as near and nothing tells which of them it is. To have them, take this import back and ${ONE_RUN_AT_A_TIME}.`,
  ofSeveral: `This is the results.json of a run, and others lie as near to the simulations of this import: nothing tells which simulations are whose. Take this import back and ${ONE_RUN_AT_A_TIME}.`,
};

/**
 * tau2-bench runs: one object a run whose `simulations` are the records; or the split layout, results.json with the header
 * and each simulation in a file of its own.
 */
export const tau2BenchImporter: Importer = {
  format: "tau2-bench",
  name: "tau2-bench",
  title: "tau2-bench runs",
  about:
    "Result files of tau2-bench: tasks and their simulations; where these are files of their own, results.json together with them.",
  layouts: ["member", "lines", "array", "single"],
  member: { key: "simulations", headerKeys: ["info", "tasks"] },
  withoutHeader: WITHOUT_HEADER,
  recordList: SIMULATION_INDEX,
  runOfHeader,
  detect,
  read(record, context) {
    const why = whyNotSimulation(record);
    if (why !== undefined) return { kind: "rejected", reason: `Not a tau2-bench simulation: ${why}.` };
    if (isBrokenCall(record)) return { kind: "rejected", reason: BROKEN_CALL };

    return { kind: "imported", value: mapSimulation(objectOf(record), readRunHeader(context.header), context) };
  },
};

function detect(sample: FileSample): Detection {
  const [first] = sample.values;
  const run = objectOf(first?.value);
  if (isList(run["simulations"])) return { kind: "accepted", layout: "member" };

  const hasRunHeader =
    isObject(run["info"]) && (isObject(run["info"]["environment_info"]) || isObject(run["info"]["agent_info"]));
  if (hasRunHeader && first?.isComplete === false) return { kind: "accepted", layout: "member" };
  if (hasRunHeader) return { kind: "header", why: HEADER_ALONE };

  return chooseLayout(sample, whyNotSimulation);
}

function whyNotSimulation(value: unknown): string | undefined {
  if (!isObject(value)) return "a simulation must be an object";
  const isCall = listOf(value["ticks"]).length > 0;
  if (!isCall && !isList(value["messages"]))
    return "simulations" in value
      ? "an object with simulations, which has to be the whole file"
      : whyNoList(value, ["messages"], "an object with neither simulations nor messages");

  return "termination_reason" in value || "reward_info" in value || value["mode"] === "full_duplex"
    ? undefined
    : `an object with ${isCall ? "ticks" : "messages"}, but without termination_reason or reward_info`;
}

/** A voice call of whose ticks none can be read, without messages in their place. */
function isBrokenCall(value: unknown): boolean {
  const { ticks, messages } = objectOf(value);
  return listOf(ticks).length > 0 && !hasTicks(ticks) && listOf(messages).length === 0;
}
