/**
 * Raise it whenever a query comes out otherwise: stored ones are then brought to the new form before anything compares
 * them. Leak clusters are made of it too, so CLUSTER_VERSION rises with it.
 */
export const QUERY_FORM_VERSION = 1;

/**
 * A query without the differences that do not make another problem: case, width, punctuation, white space and characters
 * that cannot be seen. Runs of anything but letters, digits and the marks on them become one space (domain: equal for
 * variants that differ by a line feed). Marks tell words apart: they are the vowels of Hindi and the tones of Thai.
 */
export function normaliseQuery(query: string): string {
  const seen = withFewMarks(query.replaceAll(UNSEEN_SPACE, " ").replaceAll(UNSEEN, ""));
  // Composed again: a small letter with its mark may be one letter where the capital is two.
  const folded = seen.normalize("NFKC").toLowerCase().normalize("NFC");
  // Most queries have none, and then nothing is looked for behind each letter.
  const words = MARK.test(folded) ? folded.replaceAll(FRAME, " ").replaceAll(MARK_ALONE, " ") : folded;

  return words.replaceAll(BETWEEN_WORDS, " ").replaceAll(/ {2,}/g, " ").trim();
}

function withFewMarks(text: string): string {
  const cut = text.replaceAll(MARKS_BEYOND, "$1");

  return cut.length === text.length ? cut : withFewMarks(cut);
}

/** A run of millions is taken in parts: an expression that takes it whole has no room for it. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]{1,1000}/gu;

/** The zero-width space, where a line may break between two words, and the fillers of Hangul, which are as wide as a letter. */
const UNSEEN_SPACE = /[\u200B\u3164\uFFA0]/g;
/**
 * Joiners, soft hyphens, marks of direction, variation selectors, by which a sign is shown as a picture (❤️), and whatever
 * else has no shape of its own. Taken out before letters are composed: between a letter and its mark they keep the two apart.
 */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/**
 * Marks beyond the thirty that Unicode's stream-safe text has on one letter, which no language comes near: putting them in
 * order takes time that grows with the square of their number. The two last ones become marks only by that.
 */
const MARKS_BEYOND = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]{1,1000}/gu;
const MARK = /\p{M}/u;
/** Marks that frame a sign (1️⃣): they tell no words apart. */
const FRAME = /\p{Me}/gu;
const MARK_ALONE = /(?<![\p{L}\p{N}\p{M}])\p{M}+/gu;
