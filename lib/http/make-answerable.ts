import type { IncomingMessage } from "node:http";
import { onRequest } from "./on-request";

/** A route of one method, which is not GET: Next.js refuses that with 405. */
const WITHOUT_GET = "/api/auth/sign-in";

/**
 * From here on requests that Next.js answers with a bare 500, before any page or route of ours is asked, come to it as ones
 * that it can read.
 */
export function makeAnswerable(): void {
  onRequest((request) => Object.assign(request, answerable(request)));
}

/**
 * What is asked for, as Next.js can read it. A per cent sign of the path that decodes to nothing stands for itself, so that
 * the address is one that nothing is found at. TRACE, which no request of the fetch standard can have and no address of ours
 * takes, is asked as a method that its address does not have.
 */
export function answerable({
  method,
  url = "",
}: Pick<IncomingMessage, "method" | "url">): Pick<IncomingMessage, "method" | "url"> {
  if (method === "TRACE") return { method: "GET", url: WITHOUT_GET };
  const [path = "", ...query] = url.split("?");

  return { method, url: [path.replaceAll(/(?:%[0-9a-f]{2})+|%/gi, ownSigns), ...query].join("?") };
}

function ownSigns(encoded: string): string {
  try {
    decodeURIComponent(encoded);
    return encoded;
  } catch {
    return encoded.replaceAll("%", "%25");
  }
}
