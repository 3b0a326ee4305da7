import { buildCatalogue } from "./build-catalogue";
import { toHit, toView } from "./product";

/** The products of the arena's shops as JSONL, one a line, without the newline: what its search and its views know. */
export function* simulateCatalogue(seed = 1): Generator<string> {
  for (const product of buildCatalogue(seed)) yield JSON.stringify({ ...toHit(product), ...toView(product) });
}
