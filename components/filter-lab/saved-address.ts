import { createSerializer } from "nuqs/server";
import { labAddress } from "./lab-address";
import { labParams } from "./lab-params";
import type { LabState } from "./lab-state";

const serialize = createSerializer(labParams);

/** Address of a version that was saved from a draft: the place that it was tried in, without the draft that it is now. */
export function savedAddress(corpus: string, version: string, state: LabState): string {
  return serialize(labAddress(corpus, version), { ...state, draft: {} });
}
