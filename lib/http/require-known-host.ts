import { isIP } from "node:net";
import { readAllowedHosts } from "@/lib/env";
import { ServiceError } from "@/lib/services/service-error";

/**
 * Refuses a request that reached Assay under a name that nobody gave it (DNS rebinding): a page of another site whose
 * name was pointed at this machine has Assay's answers count as its own, reads included. A name cannot be pointed
 * anywhere when it is an address, and `localhost` is never asked of a name server.
 *
 * @throws ServiceError FORBIDDEN
 */
export function requireKnownHost(request: Request): void {
  const sentence = unknownHost(request, readAllowedHosts(process.env));
  if (sentence !== undefined) throw new ServiceError("FORBIDDEN", sentence);
}

/** Why the name in the request's Host is not Assay's; undefined when it is. */
export function unknownHost(request: Request, allowed: ReadonlySet<string>): string | undefined {
  const name = hostName(request.headers.get("host"));
  if (name === undefined) return "This request does not say which host it is for. Send a Host header.";
  if (name === "localhost" || isIP(name.replaceAll(/^\[|\]$/g, "")) !== 0 || allowed.has(name)) return undefined;

  return `“${name}” is not a name of this Assay. Open it by its address or as localhost, or add the name to ASSAY_HOSTS and start it again.`;
}

/** Without the port, as a browser writes it. */
function hostName(header: string | null): string | undefined {
  if (header === null || !URL.canParse(`http://${header}`)) return undefined;

  return new URL(`http://${header}`).hostname;
}
