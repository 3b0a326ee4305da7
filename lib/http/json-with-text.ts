import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";

interface WithText {
  readonly object: Readonly<Record<string, unknown>>;
  /** The member whose JSON text is already there. */
  readonly name: string;
  readonly text: string;
  /** As a packed file, which `api.ts` unpacks: Next compresses no answer of a handler, and removes its `content-encoding`. */
  readonly isPacked: boolean;
}

/** A JSON object with one more member that is passed through, not parsed and printed again. */
export async function jsonWithText({ object, name, text, isPacked }: WithText): Promise<Response> {
  const json = `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${text}}`;
  const body = isPacked ? await promisify(gzip)(json, { level: constants.Z_BEST_SPEED }) : json;
  const type = isPacked ? "application/gzip" : "application/json";

  return new Response(body, { headers: { "content-type": type, "cache-control": "no-store" } });
}
