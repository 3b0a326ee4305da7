import { formatNumber } from "@/components/ui/format-number";
import { formatAbsoluteTime } from "@/components/ui/format-time";
import { GATE_CAUSE_TEXT, GATE_CAUSES, type GateCause } from "@/lib/domain/gate-cause";
import { isUuid } from "@/lib/domain/is-uuid";
import { POOLS } from "@/lib/leak/assign-pools";

/** One fact of an entry: "corpus", "Night 3". Without a name where the value says of what it is: "6 files". */
interface DetailPart {
  readonly name: string;
  readonly value: string;
}

interface DetailWords {
  readonly parts: readonly DetailPart[];
  /** Whether the record has something that these words leave out. */
  readonly isCut: boolean;
}

const MOST_PARTS = 6;
const MOST_LISTED = 3;
const MOST_CHARS = 90;
const NAMES: Readonly<Record<string, string>> = { expiresAt: "good until", at: "time" };
const HASH = /^[0-9a-f]{32,}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
/** Said before all else: the database keeps the names of a record by their length. */
const FIRST = new Set(["name", "trajectories"]);
/** Ids of what has neither a name nor a page: the record has them. */
const WITHOUT_NAME = new Set(["job", "jobId", "commit", "activation", "activationId", "event"]);
/** Lists of a changed queue, which its entry holds as JSON text. */
const LISTS = new Set(["reviewers", "questions"]);
/** Numbers that are read digit by digit. */
const UNGROUPED = new Set(["seed", "version", "event", "item"]);

/**
 * The detail of an entry of the audit log as pairs of a name and a value, without those that say nothing.
 *
 * @param names - of corpora, people, splits, filter versions and queues, by public id
 * @param toldBefore - facts that the entry's other words tell
 */
export function detailWords(
  detail: unknown,
  names: ReadonlyMap<string, string>,
  toldBefore: ReadonlySet<string> = new Set(),
): DetailWords {
  const [said, isLeftAway] = without(detail, toldBefore);
  const all = partsOf("", said, names).toSorted((a, b) => Number(FIRST.has(b.name)) - Number(FIRST.has(a.name)));
  const told = all.filter(({ isTold }) => isTold !== false);
  const parts = told.slice(0, MOST_PARTS).map(({ name, value }) => ({ name, value }));

  return { parts, isCut: isLeftAway || told.length > MOST_PARTS || all.some(({ isCut }) => isCut) };
}

function without(detail: unknown, keys: ReadonlySet<string>): readonly [said: unknown, isLeftAway: boolean] {
  if (!isRecord(detail)) return [detail, false];
  const entries = Object.entries(detail);
  const said = entries.filter(([key]) => !keys.has(key));

  return [Object.fromEntries(said), said.length < entries.length];
}

type Part = DetailPart & { readonly isCut: boolean; readonly isTold?: boolean };

function partsOf(key: string, value: unknown, names: ReadonlyMap<string, string>): readonly Part[] {
  if (value === null || value === undefined || value === "") return [];
  if (LISTS.has(key) && typeof value === "string") return partsOf(key, listIn(value), names);
  if (Array.isArray(value)) return value.length === 0 ? [] : [listPart(key, value, names)];
  if (key === "shares" && isRecord(value)) return sharesPart(key, value);
  if (isRecord(value)) {
    const { before, after, ...others } = value;
    if (isRecord(before) && isRecord(after))
      return [...partsOf("", others, names), ...changeParts(before, after, names)];
    return Object.entries(value).flatMap(([name, one]) => partsOf(name, one, names));
  }

  // Imports named their corpus by a number that is nowhere else to be seen.
  if (key === "corpusId" && typeof value === "number") return [];

  const isTold = !(WITHOUT_NAME.has(key) && typeof value === "string" && isUuid(value));

  return [{ name: nameOf(key), ...textOf(key, value, names), isTold }];
}

/** What each pool of a split gets, as one fact: of four facts the last ones would be cut off. */
function sharesPart(key: string, shares: Readonly<Record<string, unknown>>): readonly Part[] {
  const given = POOLS.filter((pool) => typeof shares[pool] === "number" && shares[pool] > 0);
  const value = given.map((pool) => `${nameOf(pool)} ${String(shares[pool])}`).join(", ");

  return value === "" ? [] : [{ name: nameOf(key), value, isCut: given.length < Object.keys(shares).length }];
}

/** Few values in full, more of them by their number. */
function listPart(key: string, values: readonly unknown[], names: ReadonlyMap<string, string>): Part {
  const name = nameOf(key);
  if (values.length <= MOST_LISTED && values.every((value) => typeof value !== "object")) {
    const texts = values.map((value) => textOf(key, value, names));
    return { name, value: texts.map((text) => text.value).join(", "), isCut: texts.some(({ isCut }) => isCut) };
  }
  const noun = values.length === 1 ? name.replace(/s$/, "") : name;

  return { name: "", value: `${formatNumber(values.length)} ${noun}`, isCut: true };
}

/** What a change made of what was before; what it says nothing of has stayed. */
function changeParts(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
): readonly Part[] {
  return Object.keys(after)
    .map((key) => ({ key, from: Object.hasOwn(before, key) ? before[key] : null, to: after[key] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
    .map(({ key, from, to }) => {
      const [was, is] = [from, to].map((value) => textOf(key, value ?? "none", names).value);
      return { name: nameOf(key), value: `${was} → ${is}`, isCut: true };
    });
}

function textOf(key: string, value: unknown, names: ReadonlyMap<string, string>): Omit<Part, "name"> {
  if (typeof value === "boolean") return { value: value ? "yes" : "no", isCut: false };
  if (typeof value === "number") {
    const isCount = Number.isInteger(value) && !UNGROUPED.has(key);
    return { value: isCount ? formatNumber(value) : String(value), isCut: false };
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const name = names.get(text);
  if (name !== undefined) return { value: name, isCut: true };
  if (key === "cause" && isCause(text)) return { value: GATE_CAUSE_TEXT[text], isCut: true };
  if (isUuid(text) || HASH.test(text)) return { value: text.slice(0, 8), isCut: true };
  if (TIME.test(text) && !Number.isNaN(Date.parse(text))) return { value: formatAbsoluteTime(text), isCut: false };
  const isLong = text.length > MOST_CHARS;

  // A sentence in a row of facts has no end of its own.
  return {
    value: isLong ? `${[...text].slice(0, MOST_CHARS - 1).join("")}…` : text.replace(/(?<!\.)\.$/, ""),
    isCut: isLong,
  };
}

/** "based on" of `basedOn`, "corpus" of `corpusId`. */
function nameOf(key: string): string {
  if (Object.hasOwn(NAMES, key)) return NAMES[key] ?? key;

  return key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase()
    .replace(/(?<=.) id$/, "");
}

function isCause(text: string): text is GateCause {
  return GATE_CAUSES.some((cause) => cause === text);
}

function listIn(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [text];
  } catch {
    return [text];
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
