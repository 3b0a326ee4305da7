import { isList, isObject } from "@/lib/importers/json-value";
import type { TitleSimilarity } from "./count-axes";

/** A title as an embedding model sees it. */
export type Embedding = readonly number[];

export interface TitleEmbeddings {
  /** By product id. */
  readonly products: ReadonlyMap<string, Embedding>;
  /** By the wanted title. */
  readonly wanted: ReadonlyMap<string, Embedding>;
}

/**
 * Compares titles by precomputed embeddings. The same text is the same title without any; where one of two is missing,
 * nothing can be said.
 */
export function compareTitles({ products, wanted }: TitleEmbeddings): TitleSimilarity {
  return (product, wantedTitle) => {
    if (product.title === wantedTitle) return 1;
    const mine = products.get(product.productId);
    const asked = wanted.get(wantedTitle);

    return mine === undefined || asked === undefined ? undefined : cosine(mine, asked);
  };
}

/** Embeddings by title, as a problem record holds them; what is no vector is left out. */
export function readTitleEmbeddings(value: unknown): ReadonlyMap<string, Embedding> {
  if (!isObject(value)) return new Map();

  return new Map(Object.entries(value).flatMap(([title, vector]) => (isVector(vector) ? [[title, vector]] : [])));
}

function isVector(value: unknown): value is Embedding {
  return isList(value) && value.length > 0 && value.every((part) => typeof part === "number");
}

/** -1 to 1; undefined for vectors of two models, or without a direction. */
function cosine(a: Embedding, b: Embedding): number | undefined {
  if (a.length !== b.length) return undefined;

  let dot = 0;
  let ofA = 0;
  let ofB = 0;
  for (let at = 0; at < a.length; at += 1) {
    const left = a[at] ?? 0;
    const right = b[at] ?? 0;
    dot += left * right;
    ofA += left * left;
    ofB += right * right;
  }
  return ofA === 0 || ofB === 0 ? undefined : dot / Math.sqrt(ofA * ofB);
}
