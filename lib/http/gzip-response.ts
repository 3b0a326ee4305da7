import { promisify } from "node:util";
import { gunzip } from "node:zlib";

interface Stored {
  readonly body: Uint8Array;
  readonly tag: string;
}

/**
 * Stored gzip JSON, sent as it is to whoever takes gzip and unpacked for the others; 304 when the client has it.
 *
 * @param cacheControl - how long the client may use it without asking
 */
export async function gzipResponse(request: Request, { body, tag }: Stored, cacheControl: string): Promise<Response> {
  const isGzip = acceptsGzip(request.headers.get("accept-encoding") ?? "");
  // A strong tag names bytes, so the two forms have two tags.
  const etag = `"${tag}${isGzip ? "" : "-plain"}"`;
  const headers = { etag, "cache-control": cacheControl, vary: "accept-encoding" };
  if (
    request.headers
      .get("if-none-match")
      ?.split(",")
      .some((known) => known.trim().replace(/^W\//, "") === etag)
  ) {
    return new Response(null, { status: 304, headers });
  }

  const bytes = isGzip ? body : await promisify(gunzip)(body);
  const encoding = isGzip ? { "content-encoding": "gzip" } : {};

  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, ...encoding, "content-type": "application/json" },
  });
}

function acceptsGzip(accepted: string): boolean {
  return accepted.split(",").some((one) => {
    const [name, ...parameters] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));

    return (name === "gzip" || name === "*") && !isRefused;
  });
}
