import { hashWord } from "@/lib/domain/hash-word";

const BEGINNING = 80;
const HASH_DIGITS = 8;
const SHORT = BEGINNING + 1 + HASH_DIGITS;

/**
 * A value of a source as an address can carry it: itself, or where it is long its beginning with a hash of all of it. What is
 * made short is as long as the shortest value that is, so none is taken for a value that stands for itself.
 */
export function shortValue(value: string): string {
  if (value.length < SHORT) return value;
  // A cut may leave half of a character.
  const beginning = value.slice(0, BEGINNING).replace(/[\uD800-\uDBFF]$/, "\uFFFD");

  return `${beginning}…${hashWord(value).toString(16).padStart(HASH_DIGITS, "0")}`;
}

/** Place of the value that a figure names, as it is or made short; -1 where there is none. */
export function placeOfValue(names: readonly (string | null)[], value: string | null): number {
  const place = names.findIndex((name) => name !== null && name.length >= SHORT && shortValue(name) === value);

  return place < 0 ? names.indexOf(value) : place;
}
