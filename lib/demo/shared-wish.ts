import type { Bucket } from "./problem";

/**
 * Wishes that two shoppers write in the same words although they want other things: nearly equal queries that are no
 * variants of one problem, so that a person has something to decide among the clusters.
 */
const WISHES: readonly { readonly bucket: Bucket; readonly numbers: readonly number[]; readonly words: string }[] = [
  {
    bucket: "product",
    numbers: [4, 9],
    words:
      "and since it is a surprise for my grandmother who turns eighty this Sunday please choose something sturdy that arrives before Friday evening at the guardhouse of Maple Residences where our neighbour Aling Nena will sign for the parcel and hide it in her kitchen cupboard until the whole family comes home from the church",
  },
  {
    bucket: "product",
    numbers: [12, 17],
    words:
      "because our little bakery near the harbour reopens next month and the carpenter wants everything unpacked on one single morning so the rider must come through the narrow back alley ring twice at the blue gate and wait there for my brother Dodong who keeps the only key to the storage room behind the oven",
  },
];

/** The query with the wish of its problem before its full stop: no new part of a sentence, as agents count those. */
export function withSharedWish(query: string, bucket: Bucket, number: number): string {
  const wish = WISHES.find((one) => one.bucket === bucket && one.numbers.includes(number));

  return wish ? query.replace(/\.$/, ` ${wish.words}.`) : query;
}
