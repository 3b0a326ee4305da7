import { createHash } from "node:crypto";
import { APIError, betterAuth } from "better-auth";
import { authAdapter } from "@/lib/db/auth-adapter";
import type { Db } from "@/lib/db/client";
import { LEAST_PASSWORD_LENGTH, MOST_PASSWORD_LENGTH, SESSION_DAYS } from "@/lib/domain/person";
import { type AccessEnvironment, readAccessEnvironment } from "@/lib/env";
import { createLog } from "@/lib/log";
import { ATTEMPT_WINDOW_S, MOST_ATTEMPTS } from "@/lib/services/people/take-attempt";
import { ServiceError } from "@/lib/services/service-error";

const DAY_S = 86_400;
const KEY = Symbol.for("assay.auth");

/** Whom attempts are counted for. We write it ourselves on requests that never left this process. */
export const COUNTED_FOR = "x-assay-counted-for";
export const DISABLED = "PERSON_DISABLED";

export type Auth = ReturnType<typeof createAuth>;

/**
 * Passwords, sessions and their cookies. None of its own routes can be reached from outside: ours call it.
 *
 * @throws ServiceError CONFLICT in local mode, which has no accounts
 */
export function authOf(db: Db, env: Readonly<Record<string, string | undefined>> = process.env): Auth {
  const access = readAccessEnvironment(env);
  if (access.access === "local")
    throw new ServiceError(
      "CONFLICT",
      "Assay runs in local mode, where nobody signs in. Start it with ASSAY_AUTH=required to use accounts.",
    );

  const known = instances();
  const auth = known.get(db) ?? createAuth(db, access);
  known.set(db, auth);

  return auth;
}

function createAuth(db: Db, { baseUrl, secret }: AccessEnvironment) {
  if (secret === undefined) throw new Error("ASSAY_SECRET is not set. Start Assay with npm start, which makes one.");

  return betterAuth({
    appName: "Assay",
    baseURL: baseUrl,
    secret,
    database: authAdapter(db),
    user: { modelName: "authUser" },
    session: { modelName: "authSession", expiresIn: SESSION_DAYS * DAY_S, disableSessionRefresh: true },
    account: { modelName: "authAccount" },
    verification: { modelName: "authVerification" },
    emailAndPassword: {
      enabled: true,
      // An account is made by an invitation only.
      disableSignUp: true,
      minPasswordLength: LEAST_PASSWORD_LENGTH,
      maxPasswordLength: MOST_PASSWORD_LENGTH,
    },
    rateLimit: {
      enabled: true,
      storage: "database",
      modelName: "authRateLimit",
      customRules: { "/sign-in/email": { window: ATTEMPT_WINDOW_S, max: MOST_ATTEMPTS } },
    },
    advanced: {
      cookiePrefix: "assay",
      useSecureCookies: baseUrl.startsWith("https:"),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      // Counted by the account that a request tries; signIn counts its address.
      ipAddress: { ipAddressHeaders: [COUNTED_FOR], ipv6Subnet: 128 },
    },
    databaseHooks: { session: { create: { before: async ({ userId }) => refuseDisabled(db, userId) } } },
    telemetry: { enabled: false },
    logger: { level: "error", log: (_level, message) => createLog().event("auth", { message }) },
  });
}

/** Attempts of one email as an address of the documentation's range, which is what the limiter counts by. */
export function countedFor(email: string): string {
  const hex = createHash("sha256").update(email).digest("hex").slice(0, 24);

  return `2001:db8:${(hex.match(/.{4}/g) ?? []).join(":")}`;
}

async function refuseDisabled(db: Db, userId: string): Promise<void> {
  const person = await db.person.findUnique({ where: { authUserId: userId }, select: { state: true } });
  if (person?.state === "active") return;

  throw new APIError("FORBIDDEN", { code: DISABLED });
}

/** safe: only this module uses the symbol. */
function instances(): WeakMap<Db, Auth> {
  const holder = globalThis as { [KEY]?: WeakMap<Db, Auth> };
  holder[KEY] ??= new WeakMap();

  return holder[KEY];
}
