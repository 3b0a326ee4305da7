import { likenessPart } from "./likeness-part";
import type { MeasurePart } from "./measure-part";
import { processPart } from "./process-part";
import { productPart } from "./product-part";
import { rescorePart } from "./rescore-part";
import { signalPart } from "./signal-part";

/**
 * Raise it whenever a part measures anew or otherwise, or the pipeline lets trajectories go otherwise: every corpus is then
 * measured again, and at the end of that selected again.
 */
export const MEASURE_VERSION = 12;

/** Everything that is measured of stored trajectories, in one pass over them. Whose answers count rests on the outcomes. */
export const MEASURE_PARTS: readonly MeasurePart[] = [processPart, rescorePart, likenessPart, productPart, signalPart];
