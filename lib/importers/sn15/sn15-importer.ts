import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Importer } from "@/lib/importers/importer";
import { harnessTools } from "./harness-tools";
import { mapRecord } from "./map-record";
import { isEmpty, shapeOf, whyNotSn15 } from "./record-shape";

/** ORO Subnet 15: envelopes of output.jsonl, bundles as stored per problem, and the bare lists before April 2026. */
export const sn15Importer: Importer = {
  format: "sn15",
  name: "ORO SN15",
  title: "ORO SN15 output and bundles",
  about:
    "Bundles (the list of steps of one problem), output.jsonl with one envelope or one list a line, from any period, with or without the proxy log.",
  layouts: ["lines", "array", "single"],
  keepsFirst: true,
  hasShop: true,
  harnessTools,
  detect: (sample) => chooseLayout(sample, whyNotSn15),
  read(record, context) {
    const why = whyNotSn15(record);
    if (why !== undefined) return { kind: "rejected", reason: `Not an SN15 record: ${why}.` };

    const shaped = shapeOf(record);
    if (isEmpty(shaped)) return { kind: "rejected", reason: EMPTY };

    return { kind: "imported", value: mapRecord(shaped, context) };
  },
};

const EMPTY = "It holds no step, and nothing that says which problem was tried or how it ended.";
