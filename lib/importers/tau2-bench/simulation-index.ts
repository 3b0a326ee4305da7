import type { RecordList } from "@/lib/importers/importer";
import { idOf, listOf, objectOf } from "@/lib/importers/json-value";

/**
 * The list of simulations in results.json, which later versions of tau2-bench write: it is brought up to date with each
 * simulation, and tau2-bench itself refuses to load a file that is not in it. An empty one tells nothing.
 */
export const SIMULATION_INDEX: RecordList = {
  idsIn(header) {
    const ids = listOf(objectOf(header)["simulation_index"]).flatMap((entry) => idOf(objectOf(entry)["id"]) ?? []);

    return ids.length === 0 ? undefined : new Set(ids);
  },
  idOf: (simulation) => idOf(objectOf(simulation)["id"]),
};
