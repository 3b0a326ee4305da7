import { type NextRequest, NextResponse } from "next/server";
import { readAllowedHosts } from "@/lib/env";
import { PAGE_PATH } from "@/lib/http/page-path";
import { unknownHost } from "@/lib/http/require-known-host";

const NONCE_BYTES = 16;

/**
 * Refuses pages under a name that is not Assay's; the routes of the API do so themselves.
 *
 * Lets a page run only the scripts that this response names by its nonce. Next reads the nonce from the request's policy
 * and stamps its own scripts; the layout reads x-nonce for ours.
 */
export function proxy(request: NextRequest): NextResponse {
  const sentence = unknownHost(request, readAllowedHosts(process.env));
  if (sentence !== undefined) return new NextResponse(sentence, { status: 403 });
  const headers = new Headers(request.headers);
  headers.set(PAGE_PATH, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  // Not a page of its own: the page that takes it in has its policy.
  if (request.headers.has("next-router-prefetch")) return NextResponse.next({ request: { headers } });

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))).toString("base64");
  const policy = contentSecurityPolicy(nonce);

  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = {
  matcher: ["/((?!api/|_next/static|_next/image|icon.svg).*)"],
};

function contentSecurityPolicy(nonce: string): string {
  // React's development build evaluates text to rebuild stack traces.
  const development = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
    // The dialogs and toasts put style elements into the page without a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
