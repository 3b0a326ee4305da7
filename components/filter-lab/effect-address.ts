import { createSerializer } from "nuqs/server";
import { labAddress } from "./lab-address";
import { labParams } from "./lab-params";
import type { LabState } from "./lab-state";

const serialize = createSerializer(labParams);

/** Address of the figures of the settings that another part of the lab shows. */
export function effectAddress(corpus: string, version: string, state: LabState): string {
  return serialize(labAddress(corpus, version), { ...state, part: "effect", list: null });
}
