import { likenessPart } from "./likeness-part";
import type { MeasurePart } from "./measure-part";
import { processPart } from "./process-part";
import { productPart } from "./product-part";
import { rescorePart } from "./rescore-part";

/** Raise it whenever a part measures anew or otherwise: every corpus is then measured again. */
export const MEASURE_VERSION = 6;

/** Everything that is measured of stored trajectories, in one pass over them. */
export const MEASURE_PARTS: readonly MeasurePart[] = [processPart, rescorePart, likenessPart, productPart];
