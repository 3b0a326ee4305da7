import { byteRange } from "./byte-range";
import { webStream } from "./web-stream";

interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly sizeBytes?: number;
  /** Of bytes that are read from something open already. */
  readonly close?: () => Promise<void>;
}

interface RangedFile {
  readonly fileName: string;
  readonly sizeBytes: number;
  /** In hexadecimal digits; names the content, so that a download goes on only with the same file. */
  readonly sha256: string;
  readonly read: (range: { readonly first: number; readonly last: number }) => AsyncIterable<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A download that can go on where it stopped: the whole file, or the range that the request asks for. */
export async function rangedResponse(request: Request, file: RangedFile): Promise<Response> {
  const { fileName, sizeBytes, sha256 } = file;
  const tag = `"${sha256}"`;
  const ifRange = request.headers.get("if-range");
  const asked = ifRange === null || ifRange === tag ? request.headers.get("range") : null;
  const range = byteRange(asked, sizeBytes);
  const headers = { ...downloadHeaders(fileName, "application/octet-stream"), "accept-ranges": "bytes", etag: tag };

  if (range === "none" || sizeBytes === 0) {
    await file.close();
    return range === "none"
      ? new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${sizeBytes}` } })
      : new Response(null, { headers: { ...headers, "content-length": "0" } });
  }
  const { first, last } = range === "all" ? { first: 0, last: sizeBytes - 1 } : range;
  const length = { "content-length": String(last - first + 1) };
  const part = range === "all" ? {} : { "content-range": `bytes ${first}-${last}/${sizeBytes}` };

  return new Response(webStream(file.read({ first, last }), file.close), {
    status: range === "all" ? 200 : 206,
    headers: { ...headers, ...length, ...part },
  });
}

/** A download, streamed with back-pressure; when the client goes away the source is closed. */
export function fileResponse({ name, type, bytes, sizeBytes, close }: FileToSend): Response {
  const length = sizeBytes === undefined ? {} : { "content-length": String(sizeBytes) };

  return new Response(webStream(bytes, close), { headers: { ...length, ...downloadHeaders(name, type) } });
}

function downloadHeaders(name: string, type: string): Readonly<Record<string, string>> {
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "no-store",
    // The bytes come from agents and miners: a browser must never take them for a page.
    "x-content-type-options": "nosniff",
  };
}

function asciiName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, "-");
}
