import { logNumber } from "@/lib/domain/log-number";

/** A place of evidence: a step, and in it a call of the agent's text or an entry of the flattened log. */
export interface Place {
  readonly step: number;
  readonly call?: number | undefined;
  readonly order?: number | undefined;
}

/** The words of each place. Two calls of one step would read alike, so they name their logged call. */
export function placeWords(places: readonly Place[]): readonly string[] {
  const plain = places.map(plainWords);
  const repeated = new Set(plain.filter((words, index) => plain.indexOf(words) !== index));

  return places.map((place) => {
    const words = plainWords(place);
    return repeated.has(words) && place.order !== undefined ? `${words}, ${logNumber(place.order)}` : words;
  });
}

function plainWords({ step, call }: Place): string {
  return call === undefined ? `step ${step + 1}` : `step ${step + 1}, call ${call + 1}`;
}
