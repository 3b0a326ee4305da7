import type { Db } from "@/lib/db/client";
import { readAccessEnvironment, readProxies } from "@/lib/env";
import type { Context } from "@/lib/services/context";
import { passwordOf, settledPasswordOf } from "@/lib/services/people/password-of";
import { giveBackAttempt, MOST_ATTEMPTS_OF_ADDRESS, takeAttempt, waitOf } from "@/lib/services/people/take-attempt";
import { ServiceError } from "@/lib/services/service-error";
import { type Auth, authOf, COUNTED_FOR, countedFor, DISABLED } from "./auth";
import { clientAddress } from "./client-address";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with an email and a password. Counted against guessing: at one account, and from one address at many.
 *
 * @returns the answer's headers, with the cookie of the session
 * @throws ServiceError UNAUTHENTICATED, FORBIDDEN for a disabled person, RATE_LIMITED with how long to wait
 */
export async function signIn(
  ctx: Pick<Context, "db" | "now">,
  { email, password }: Credentials,
  request: Request,
): Promise<Headers> {
  const auth = authOf(ctx.db);
  const { baseUrl } = readAccessEnvironment(process.env);
  const address = clientAddress(request.headers, readProxies(process.env));
  const counted = address === undefined ? undefined : `address:${address}`;
  if (counted !== undefined) await takeAddressAttempt(ctx, counted);

  const asked = new Request(`${baseUrl}/api/auth/sign-in/email`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": request.headers.get("user-agent") ?? "",
      [COUNTED_FOR]: countedFor(email),
    },
    body: JSON.stringify({ email, password }),
  });
  const cookies = await withLastingPassword(ctx.db, email, () => auth.handler(asked));
  if (counted !== undefined) await giveBackAttempt(ctx, counted);

  return cookies;
}

async function takeAddressAttempt(ctx: Pick<Context, "db" | "now">, of: string): Promise<void> {
  const seconds = await takeAttempt(ctx, { of, most: MOST_ATTEMPTS_OF_ADDRESS });
  if (seconds !== undefined)
    throw new ServiceError("RATE_LIMITED", `Too many attempts to sign in from your address. ${waitOf(seconds)}`);
}

/** Signs in whoever has just proven who they are by a one-time link and set this password. Not counted. */
export async function signInUncounted(db: Db, credentials: Credentials, request: Request): Promise<Headers> {
  const headers = new Headers({ "user-agent": request.headers.get("user-agent") ?? "" });

  return withLastingPassword(db, credentials.email, () =>
    authOf(db).api.signInEmail({ body: credentials, headers, asResponse: true }),
  );
}

/**
 * Signs in, unless a password was set meanwhile: that ends the sessions that there are, and the one that begins here may
 * not be among them.
 */
async function withLastingPassword(db: Db, email: string, ask: () => Promise<Response>): Promise<Headers> {
  const before = await passwordOf(db, email);
  const cookies = await sessionCookies(await ask());
  const now = await settledPasswordOf(db, email);
  if (now !== undefined && now === before) return cookies;

  const cookie = cookies
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  await authOf(db).api.signOut({ headers: new Headers({ cookie }) });
  throw wrongPassword();
}

/** Ends the session of a request, if it has one. */
export async function signOut(db: Db, request: Request): Promise<Headers> {
  const cookie = request.headers.get("cookie") ?? "";
  const response = await authOf(db).api.signOut({ headers: new Headers({ cookie }), asResponse: true });

  return cookiesOf(response);
}

async function sessionCookies(response: Awaited<ReturnType<Auth["handler"]>>): Promise<Headers> {
  if (response.ok) return cookiesOf(response);
  if (response.status === 429) {
    const seconds = Number(response.headers.get("x-retry-after") ?? 60);
    throw new ServiceError("RATE_LIMITED", `Too many attempts to sign in to this account. ${waitOf(seconds)}`);
  }

  const text = await response.text();
  if (text.includes(DISABLED))
    throw new ServiceError("FORBIDDEN", "This account is disabled. Ask an admin to enable it.");
  if (response.status < 500) throw wrongPassword();

  throw new Error(`Signing in answered ${response.status}.`);
}

function wrongPassword(): ServiceError {
  return new ServiceError(
    "UNAUTHENTICATED",
    "The email or the password is not right. Try again, or ask an admin for a link to set a new password.",
  );
}

function cookiesOf(response: Response): Headers {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of response.headers.getSetCookie()) headers.append("set-cookie", cookie);

  return headers;
}
