/** So many digits are shown, and no fewer than the least are taken for a hash: shorter words are names. */
const SHOWN = 10;
const LEAST = 8;
const BEGINNING = new RegExp(`^[0-9a-f]{${LEAST},64}$`);

/** The beginning of a content hash, which tells versions apart. */
export function shortHash(hash: string): string {
  return hash.slice(0, SHOWN);
}

/** What a hash has to begin with, where a text is a hash or the beginning of one. */
export function hashBeginning(text: string): string | undefined {
  const lower = text.toLowerCase();

  return BEGINNING.test(lower) ? lower : undefined;
}

/** Versions whose hash a text is, or begins; more than one where it is too short to tell them apart. */
export function versionsOfHash<Version extends { readonly hash: string }>(
  versions: readonly Version[],
  text: string,
): readonly Version[] {
  const beginning = hashBeginning(text);

  return beginning === undefined ? [] : versions.filter(({ hash }) => hash.startsWith(beginning));
}
