import { CARD_PARTS, type CardHit, type CardPart, cardTexts } from "./card-texts";
import { type MemberPlace, memberPlaces } from "./member-places";
import { type ProductCard, ROW_LISTS } from "./product-card";
import type { TextRange } from "./text-runs";

/** The members of an answer that each text of a card shows, in its order. */
const PART_MEMBERS = {
  title: ["title"],
  id: ["product_id"],
  services: ["service"],
  facts: ["attributes", "sku_options"],
} as const satisfies Record<CardPart, readonly string[]>;

interface Sought {
  /** The answer as text, of which the cards are made. */
  readonly text: string;
  readonly cards: readonly ProductCard[];
  /** One match of the pattern in that text. */
  readonly hit: TextRange;
  readonly pattern: RegExp;
}

/** Where the cards of an answer show a hit of its text; undefined where no card does. */
export function cardHit({ text, cards, hit, pattern }: Sought): CardHit | undefined {
  const rows = rowPlaces(text);
  const card = rows.findIndex((row) => holds(row, hit));
  const [row, shown] = [rows[card], cards[card]];
  if (!row || !shown || rows.length !== cards.length) return undefined;
  const members = memberPlaces(text, row.start);

  for (const part of CARD_PARTS) {
    const places = PART_MEMBERS[part].flatMap((name) => members.findLast((member) => member.name === name) ?? []);
    if (!places.some((place) => holds(place, hit))) continue;
    const hits = places.flatMap((place) => matchesOf(text.slice(place.start, place.end), pattern, place.start));
    const drawn = matchesOf(cardTexts(shown)[part], pattern);
    const found = drawn[hits.findIndex(({ start }) => start === hit.start)];
    // A card leaves out the brackets and quotes of the answer: words beyond those it cannot show.
    return found && hits.length === drawn.length ? { card, part, ...found } : undefined;
  }

  return undefined;
}

function rowPlaces(text: string): readonly MemberPlace[] {
  if (/^\s*\[/.test(text)) return memberPlaces(text);
  const members = memberPlaces(text);
  const lists = ROW_LISTS.flatMap((name) => members.findLast((member) => member.name === name) ?? []);
  const list = lists.find(({ start, end }) => text.slice(start, end) !== "null");
  if (list && text[list.start] === "[") return memberPlaces(text, list.start);

  return members.length === 0 ? [] : [{ name: undefined, start: 0, end: text.length }];
}

function holds(place: TextRange, { start, end }: TextRange): boolean {
  return place.start <= start && end <= place.end;
}

function matchesOf(text: string, pattern: RegExp, from = 0): readonly TextRange[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: from + index,
    end: from + index + length,
  }));
}
