import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/** From here on `act` sees every request of this process as Node has read it, before Next.js does. */
export function onRequest(act: (request: IncomingMessage) => void): void {
  subscribe("http.server.request.start", (message) => {
    if (isStart(message)) act(message.request);
  });
}

/** What Node says on this channel. */
function isStart(message: unknown): message is { readonly request: IncomingMessage } {
  return typeof message === "object" && message !== null && "request" in message;
}
