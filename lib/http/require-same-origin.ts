import { ServiceError } from "@/lib/services/service-error";

const READS: readonly string[] = ["GET", "HEAD"];

/**
 * Refuses writes that a page of another site sends with this person's browser (CSRF). Browsers say where a
 * request comes from; programs such as curl send neither header and no ambient credentials.
 *
 * @throws ServiceError FORBIDDEN
 */
export function requireSameOrigin(request: Request): void {
  if (READS.includes(request.method)) return;

  const site = request.headers.get("sec-fetch-site");
  const isOtherSite = site !== null && site !== "same-origin" && site !== "none";
  if (!isOtherSite && isOwnOrigin(request)) return;

  throw new ServiceError("FORBIDDEN", "This request comes from another site. Make it from Assay's own pages.");
}

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;

  return new URL(origin).host === (request.headers.get("host") ?? new URL(request.url).host);
}
