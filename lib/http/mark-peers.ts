import { randomUUID } from "node:crypto";
import { onRequest } from "./on-request";

const NAME = Symbol.for("assay.peer-header");

/**
 * From here on every request of this process carries its peer's address: a route sees headers alone, and those are the
 * client's word.
 */
export function markPeers(): void {
  const name = peerHeader();
  onRequest(({ headers, socket }) => {
    if (socket.remoteAddress !== undefined) headers[name] = socket.remoteAddress;
  });
}

/**
 * The header with the address at the other end of a request's connection. No client can know its name, which is another
 * in every process: a request may come before the first one is marked.
 * safe: only this module uses the symbol.
 */
export function peerHeader(): string {
  const holder = globalThis as { [NAME]?: string };
  holder[NAME] ??= `x-assay-peer-${randomUUID()}`;

  return holder[NAME];
}
