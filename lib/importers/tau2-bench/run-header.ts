import { idOf, isObject, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";

/** What all simulations of a run share. */
export interface RunHeader {
  readonly domain?: string;
  readonly model?: string;
  readonly implementation?: string;
  readonly userModel?: string;
  readonly policy?: string;
  readonly tools?: readonly unknown[];
  readonly tasks: ReadonlyMap<string, JsonObject>;
}

/** Reads a run's header; a simulation in a file of its own may come without. */
export function readRunHeader(header: unknown): RunHeader {
  if (!isObject(header)) return { tasks: new Map() };
  const known = HEADERS.get(header);
  if (known !== undefined) return known;

  const read = parseHeader(header);
  HEADERS.set(header, read);
  return read;
}

// A run's header is the same object for each of its simulations.
const HEADERS = new WeakMap<object, RunHeader>();

function parseHeader(header: JsonObject): RunHeader {
  const info = objectOf(header["info"]);
  const environment = objectOf(info["environment_info"]);
  const agent = objectOf(info["agent_info"]);
  const domain = idOf(environment["domain_name"]);
  const model = idOf(agent["llm"]);
  const implementation = idOf(agent["implementation"]);
  const userModel = idOf(objectOf(info["user_info"])["llm"]);
  const policy = textOf(environment["policy"]);
  const tools = listOf(environment["tool_defs"]);

  return {
    ...(domain === undefined ? {} : { domain }),
    ...(model === undefined ? {} : { model }),
    ...(implementation === undefined ? {} : { implementation }),
    ...(userModel === undefined ? {} : { userModel }),
    ...(policy === undefined ? {} : { policy }),
    ...(tools.length === 0 ? {} : { tools }),
    tasks: new Map(
      listOf(header["tasks"])
        .filter(isObject)
        .map((task) => [idOf(task["id"]) ?? "", task]),
    ),
  };
}
