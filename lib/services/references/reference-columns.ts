import type { AddReference } from "@/lib/contract/references";
import { sanitiseText } from "@/lib/domain/sanitise-text";

/** What a person wrote, as the table holds it. */
export function referenceColumns(input: AddReference) {
  const { label, figure, value, problems, source, caveat, suite, bucket } = input;

  return {
    ...{ label: sanitiseText(label), source: sanitiseText(source), caveat: sanitiseText(caveat), value, problems },
    ...{ k: figure.kind === "asr" ? null : figure.k, suite: wordOrNull(suite), bucket: wordOrNull(bucket) },
  };
}

function wordOrNull(word: string | null): string | null {
  return word === null || word === "" ? null : sanitiseText(word);
}
