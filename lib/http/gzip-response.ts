import { promisify } from "node:util";
import { gunzip } from "node:zlib";

interface Stored {
  readonly body: Uint8Array;
  readonly tag: string;
}

const GZIP = "application/gzip";

interface Sending {
  /** How long the client may use it without asking. */
  readonly cacheControl: string;
  /** The address itself asks for the packed form. */
  readonly isPacked?: boolean;
}

/**
 * Stored gzip JSON, sent as it is to whoever asks for `application/gzip` and unpacked for the others; 304 when the
 * client has it. The packed form is a media type and not a content encoding, because Next removes `content-encoding`
 * from what a handler answers.
 */
export async function gzipResponse(
  request: Request,
  { body, tag }: Stored,
  { cacheControl, isPacked = false }: Sending,
): Promise<Response> {
  const isGzip = isPacked || asksForGzip(request.headers.get("accept") ?? "");
  // A strong tag names bytes, so the two forms have two tags.
  const etag = `"${tag}${isGzip ? "" : "-plain"}"`;
  const headers = { etag, "cache-control": cacheControl, vary: "accept" };
  if (
    request.headers
      .get("if-none-match")
      ?.split(",")
      .some((known) => known.trim().replace(/^W\//, "") === etag)
  ) {
    return new Response(null, { status: 304, headers });
  }

  const bytes = isGzip ? body : await promisify(gunzip)(body);

  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": isGzip ? GZIP : "application/json" },
  });
}

/** Only by name: a client that takes anything wants JSON it can read. */
function asksForGzip(accepted: string): boolean {
  return accepted.split(",").some((one) => {
    const [name, ...parameters] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));

    return name === GZIP && !isRefused;
  });
}
