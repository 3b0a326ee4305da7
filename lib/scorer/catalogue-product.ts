import type { RowOutcome } from "@/lib/domain/import-row";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { chooseLayout } from "@/lib/importers/choose-layout";
import type { Detection, FileSample } from "@/lib/importers/importer";
import { idOf, isList, isObject, type JsonObject } from "@/lib/importers/json-value";

/** What a file of products is called where the formats of files are named. */
export const CATALOGUE_FORMAT = "catalogue";

/** A product of a catalogue file. */
export interface CatalogueProduct {
  /** As the database can hold it, and without blanks around it, as the later scorers read the ids of a recommendation. */
  readonly id: string;
  /** The document as it is given, without the embedding. */
  readonly document: JsonObject;
  /** Of the title, of single precision: what is nearer to zero than that tells is zero. */
  readonly embedding?: readonly number[];
}

/** Whether a file is a catalogue, from its first records. */
export function detectCatalogue(sample: FileSample): Detection {
  return chooseLayout(sample, whyNotProduct);
}

/** One record of a catalogue; it never throws and never drops one. */
export function readCatalogueProduct(value: unknown): RowOutcome<CatalogueProduct> {
  if (!isObject(value)) return { kind: "rejected", reason: "Not a product: a product must be an object." };
  const why = whyNotProduct(value);
  const given = idOf(value["product_id"]);
  const id = given === undefined ? undefined : sanitiseText(given.trim());
  if (why !== undefined || id === undefined) return { kind: "rejected", reason: `Not a product: ${why ?? "no id"}.` };
  if (id.length > MOST_ID_LENGTH)
    return { kind: "rejected", reason: "The product_id is longer than any id of a shop." };

  const { title_embedding: ofTitle, embedding = ofTitle, ...document } = value;
  if (embedding === undefined || embedding === null) return { kind: "imported", value: { id, document } };
  if (!isVector(embedding)) {
    return { kind: "rejected", reason: "The embedding of the title is not a list of finite numbers." };
  }

  return { kind: "imported", value: { id, document, embedding: embedding.map(inSinglePrecision) } };
}

/** The key of an index holds no more than 2,700 bytes. */
const MOST_ID_LENGTH = 500;
/** Above, single precision holds no number. */
const MOST_MAGNITUDE = 3.4e38;
const MOST_DIMENSIONS = 16_384;

/** Members that tell a product from other things that have a product_id, and others from products. */
const PRODUCT_KEYS = ["title", "price", "sku_options", "attributes", "service"];
const OTHER_KEYS = ["messages", "dialogue", "steps", "traj", "completion", "query", "reward"];

function whyNotProduct(value: unknown): string | undefined {
  if (!isObject(value)) return "a product must be an object";
  if (idOf(value["product_id"]) === undefined) return "an object without product_id";
  if (OTHER_KEYS.some((key) => key in value)) return "an object with more than a product";

  return PRODUCT_KEYS.some((key) => key in value) ? undefined : `an object without any of ${PRODUCT_KEYS.join(", ")}`;
}

function isVector(value: unknown): value is readonly number[] {
  return (
    isList(value) &&
    value.length > 0 &&
    value.length <= MOST_DIMENSIONS &&
    value.every((part) => typeof part === "number" && Math.abs(part) < MOST_MAGNITUDE)
  );
}

/** The database refuses a number that single precision would round to zero. */
function inSinglePrecision(part: number): number {
  return Math.fround(part) === 0 ? 0 : part;
}
