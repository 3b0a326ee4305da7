/** What is known of an id, as the outline carries it. */
export interface IdFacts {
  readonly inQuery: boolean;
  /** 0-based step whose results first hold the id. */
  readonly firstSeenStep?: number | undefined;
  /** Claimed call of that step behind which it was shown, -1 before them all, where the step's own log and answers do not tell. */
  readonly firstSeenCall?: number | undefined;
}

/** What is known of ids while the analysis is hidden: one object, since look-ups are kept by it. */
export const NO_IDS: Readonly<Record<string, IdFacts>> = {};

/** Ids that results before a place of a step hold. */
export interface SeenIds {
  has(id: string): boolean;
  /** Those of an earlier step that came there behind the place, which stands for a call of that step. */
  isBehind?(id: string): boolean;
}

/** What a reader may believe of an id at the place where it is written. */
export type MentionClass = "seen" | "query" | "later" | "never";

/** Words for each class, as shown in marks and their legend. */
export const MENTION_TEXT: Readonly<Record<MentionClass, string>> = {
  seen: "An earlier result holds this id",
  query: "Only the task names this id, no result before this place does",
  later: "No result before this place holds this id; a later one does",
  never: "No result of this trajectory holds this id",
};

export interface IdMention {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly mention: MentionClass;
}

/** Where a text stands. `seenInStep` holds ids of results that come before it inside the same step. */
export interface MentionPlace {
  readonly step: number;
  readonly seenInStep?: SeenIds;
}

/**
 * The provenance class of one mention. A result of the same step counts as earlier only when the
 * caller says that it precedes the text (`seenInStep`), since a thought is written before its results.
 */
export function mentionClass(id: string, provenance: IdFacts, place: MentionPlace): MentionClass {
  const first = provenance.firstSeenStep;

  if (!place.seenInStep?.isBehind?.(id)) {
    if (first !== undefined && first < place.step) return "seen";
    if (place.seenInStep?.has(id)) return "seen";
  }
  if (provenance.inQuery) return "query";
  return first === undefined ? "never" : "later";
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;

/** Every mention of a known product id in a text, in text order. */
export function idMentions(
  text: string,
  ids: Readonly<Record<string, IdFacts>>,
  place: MentionPlace,
): readonly IdMention[] {
  const mentions: IdMention[] = [];

  for (const match of text.matchAll(WORD)) {
    const id = match[0];
    if (!Object.hasOwn(ids, id)) continue;
    const provenance = ids[id];
    if (!provenance) continue;
    mentions.push({
      id,
      start: match.index,
      end: match.index + id.length,
      mention: mentionClass(id, provenance, place),
    });
  }
  return mentions;
}
