import { webStream } from "./web-stream";

interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly sizeBytes?: number;
}

/** A download, streamed with back-pressure; when the client goes away the source is closed. */
export function fileResponse({ name, type, bytes, sizeBytes }: FileToSend): Response {
  const length = sizeBytes === undefined ? {} : { "content-length": String(sizeBytes) };
  const headers = {
    ...length,
    "content-type": type,
    "content-disposition": `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "cache-control": "no-store",
    // The bytes come from agents and miners: a browser must never take them for a page.
    "x-content-type-options": "nosniff",
  };

  return new Response(webStream(bytes), { headers });
}

function asciiName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, "-");
}
