/** Of one person and one kind, which a name begins with; the oldest go first. */
const MOST = 20;

/** Whose it is, and what it is of. */
export interface UnsavedPlace {
  /** Id of a person: who signs in next in this tab does not meet it. */
  readonly person: string;
  readonly of: string;
}

type Entry = readonly [of: string, value: unknown];

/** What a browser that refuses its storage would have kept: it lasts as long as the page. */
const refused = new Map<string, readonly Entry[]>();

const kindOf = (of: string) => of.split("/")[0];
const keyOf = (person: string) => `assay.unsaved.${person}`;

/** What somebody typed and did not save, kept in this tab over a reload; undefined where nothing is. */
export function readUnsaved({ person, of }: UnsavedPlace): unknown {
  return entriesOf(person).find(([name]) => name === of)?.[1];
}

/** All that is kept of a person under names that begin so, the oldest first. */
export function listUnsaved({ person, of }: UnsavedPlace): readonly unknown[] {
  return entriesOf(person).flatMap(([name, value]) => (name.startsWith(of) ? [value] : []));
}

export function keepUnsaved({ person, of }: UnsavedPlace, value: unknown): void {
  const others = entriesOf(person).filter(([name]) => name !== of);

  const isKind = ([name]: Entry) => kindOf(name) === kindOf(of);
  const kind = [...others.filter(isKind), [of, value] as const].slice(-MOST);

  write(person, [...others.filter((entry) => !isKind(entry)), ...kind]);
}

/** Keeps it in place of what was kept, if that is kept still: what was typed since, in a screen opened later, stays. */
export function replaceUnsaved(place: UnsavedPlace, before: unknown, value: unknown): void {
  if (JSON.stringify(readUnsaved(place)) === JSON.stringify(before)) keepUnsaved(place, value);
}

/** Forgets it while it is still this value: what was typed since, in a screen opened later, stays. */
export function forgetUnsaved({ person, of }: UnsavedPlace, value: unknown): void {
  const entries = entriesOf(person);
  const kept = entries.find(([name]) => name === of);
  if (kept === undefined || JSON.stringify(kept[1]) !== JSON.stringify(value)) return;

  write(
    person,
    entries.filter((entry) => entry !== kept),
  );
}

function entriesOf(person: string): readonly Entry[] {
  const inPage = refused.get(person);
  if (inPage) return inPage;
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(person)) ?? "[]");

    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    // No storage, or something else is in it: nothing was kept.
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string";
}

function write(person: string, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) sessionStorage.removeItem(keyOf(person));
    else sessionStorage.setItem(keyOf(person), JSON.stringify(entries));
    refused.delete(person);
  } catch {
    refused.set(person, entries);
  }
}
