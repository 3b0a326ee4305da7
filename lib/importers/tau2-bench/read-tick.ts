import {
  idOf,
  integerOf,
  isList,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
} from "@/lib/importers/json-value";

export type Party = "agent" | "user";
/** Within one tick the source asks the user first. */
export const PARTIES: readonly Party[] = ["user", "agent"];

/** What a party says in one tick. */
export interface Said {
  /** Absent where only sound is known. */
  readonly text?: string;
  /** What the agent's model took the user's speech for. */
  readonly heard?: string;
  /** Ids of the utterances that the text is of. */
  readonly utterances: readonly string[];
  /** Whether it is heard. The agent's first words are a text that nobody speaks. */
  readonly isSpeech: boolean;
}

/** One moment of a voice call. */
export interface Tick {
  /** The source's own number. */
  readonly number?: number;
  readonly timestamp: unknown;
  /** How much of the call it is, as it was set; the clock of its timestamps runs slower. */
  readonly seconds?: number;
  readonly said: Readonly<Record<Party, Said | undefined>>;
  readonly calls: Readonly<Record<Party, readonly unknown[]>>;
  readonly results: Readonly<Record<Party, readonly unknown[]>>;
  /** What of it cannot be read, with its number. */
  readonly unread?: unknown;
}

/** Whether a tick holds something that Assay reads, be it silence. */
export function isTick(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;

  return (
    PARTIES.some((party) => isObject(value[`${party}_chunk`])) || LISTS.some((key) => listOf(value[key]).length > 0)
  );
}

const LISTS = PARTIES.flatMap((party) => [`${party}_tool_calls`, `${party}_tool_results`]);

/** Reads a tick whatever it is. */
export function readTick(value: unknown): Tick {
  const tick = objectOf(value);
  const number = integerOf(tick["tick_id"]);
  const seconds = numberOf(tick["tick_duration_seconds"]);
  const unread = isObject(value) ? unreadOf(value) : value;

  return {
    timestamp: tick["timestamp"],
    said: { user: saidBy("user", tick), agent: saidBy("agent", tick) },
    calls: { user: callsOf("user", tick), agent: callsOf("agent", tick) },
    results: { user: listOf(tick["user_tool_results"]), agent: listOf(tick["agent_tool_results"]) },
    ...(number === undefined ? {} : { number }),
    ...(seconds === undefined || seconds <= 0 ? {} : { seconds }),
    ...(unread === undefined ? {} : { unread }),
  };
}

function saidBy(party: Party, tick: JsonObject): Said | undefined {
  const chunk = objectOf(tick[`${party}_chunk`]);
  const text = isSound(chunk) ? undefined : textOf(chunk["content"]);
  const heard = party === "user" ? textOf(tick["user_transcript"]) : undefined;
  const isSpeech = isSound(chunk) || chunk["contains_speech"] === true;
  // A transcript may come before or after its sound.
  if (!text && !heard && !isSpeech) return undefined;

  return {
    utterances: listOf(chunk["utterance_ids"]).flatMap((id) => idOf(id) ?? []),
    isSpeech,
    ...(text ? { text } : {}),
    ...(heard ? { heard } : {}),
  };
}

/** Content may be the sound itself, as base64: one tick of it, where one of speech is a few letters. */
function isSound(chunk: JsonObject): boolean {
  const content = textOf(chunk["content"]) ?? "";

  return chunk["is_audio"] === true && content.length >= LEAST_SOUND && /^[\d+/A-Za-z]+={0,2}$/.test(content);
}

const LEAST_SOUND = 64;

/** The source takes calls out of a chunk and lists them beside it. */
function callsOf(party: Party, tick: JsonObject): readonly unknown[] {
  const listed = listOf(tick[`${party}_tool_calls`]);

  return listed.length > 0 ? listed : listOf(objectOf(tick[`${party}_chunk`])["tool_calls"]);
}

/** Members of another type than they should have. */
function unreadOf(tick: JsonObject): JsonObject | undefined {
  const isLeft = (value: unknown, isRead: (value: unknown) => boolean) =>
    value !== undefined && value !== null && !isRead(value);
  const chunks = PARTIES.map((party) => `${party}_chunk`);
  const unread: Record<string, unknown> = {};
  for (const key of chunks) {
    const { content } = objectOf(tick[key]);
    if (isLeft(tick[key], isObject)) unread[key] = tick[key];
    else if (isLeft(content, isText)) unread[key] = { content };
  }
  for (const key of LISTS) if (isLeft(tick[key], isList)) unread[key] = tick[key];
  if (isLeft(tick["user_transcript"], isText)) unread["user_transcript"] = tick["user_transcript"];

  return Object.keys(unread).length === 0 ? undefined : { tick_id: tick["tick_id"], ...unread };
}

const isText = (value: unknown): boolean => typeof value === "string";
