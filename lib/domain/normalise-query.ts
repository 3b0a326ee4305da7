/**
 * A query without the differences that do not make another problem: case, width, punctuation and white space.
 * Runs of anything but letters, digits and the marks on them become one space (domain: equal for variants that differ by a
 * line feed). Marks tell words apart: they are the vowels of Hindi and the tones of Thai.
 */
export function normaliseQuery(query: string): string {
  // Composed again: a small letter with its mark may be one letter where the capital is two.
  const folded = query.normalize("NFKC").toLowerCase().normalize("NFC");
  // Most queries have none, and then nothing is looked for behind each letter.
  const words = MARK.test(folded) ? folded.replaceAll(PICTURE_MARK, " ").replaceAll(MARK_ALONE, " ") : folded;

  return words.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ").trim();
}

const MARK = /\p{M}/u;
/** Variation selectors, by which a sign is shown as a picture (❤️), and marks that frame one (1️⃣): they tell no words apart. */
const PICTURE_MARK = /[\p{Variation_Selector}\p{Me}]/gu;
const MARK_ALONE = /(?<![\p{L}\p{N}\p{M}])\p{M}+/gu;
