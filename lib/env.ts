import { resolve } from "node:path";
import * as z from "zod";

/** What the launcher tells every process of Assay: web, worker and command line. */
export interface Environment {
  readonly databaseUrl: string;
  /** The data folder, absolute. */
  readonly home: string;
}

const DEFAULT_PORT = "3650";

const Variables = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
  ASSAY_HOME: z.string().default(".assay"),
});

/**
 * Reads the environment: the one place where the names of the variables stand.
 *
 * @throws Error with a sentence when a process was started without its launcher
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const variables = Variables.safeParse({
    DATABASE_URL: env["DATABASE_URL"],
    ASSAY_HOME: env["ASSAY_HOME"] || undefined,
  });
  if (!variables.success) {
    throw new Error("DATABASE_URL is not set to a PostgreSQL address. Use npm start or npm run assay, which set it.");
  }

  return { databaseUrl: variables.data.DATABASE_URL, home: resolve(variables.data.ASSAY_HOME) };
}

/** Whether the launcher opens the database only when it is asked. */
export function asksForDatabase(env: Readonly<Record<string, string | undefined>>): boolean {
  return env["ASSAY_DATABASE"] === "ask";
}

/**
 * Names besides localhost and addresses under which people open the web application: ASSAY_HOSTS, separated by commas,
 * and the host of BASE_URL.
 */
export function readAllowedHosts(env: Readonly<Record<string, string | undefined>>): ReadonlySet<string> {
  const baseUrl = env["BASE_URL"] ?? "";
  const names = (env["ASSAY_HOSTS"] ?? "").split(",").map((name) => name.trim().toLowerCase());
  const base = URL.canParse(baseUrl) ? [new URL(baseUrl).hostname] : [];

  return new Set([...names, ...base].filter((name) => name !== ""));
}

/** Proxies that are believed about the addresses they speak for: ASSAY_PROXIES, addresses and ranges separated by commas. */
export function readProxies(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return (env["ASSAY_PROXIES"] ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}

/** A judge that the operator of this installation named. */
export interface JudgeEnvironment {
  readonly baseUrl: string;
  readonly model: string;
  readonly key: string | undefined;
}

/** Reads the judge of the environment; undefined unless both its address and its model are set. */
export function readJudgeEnvironment(env: Readonly<Record<string, string | undefined>>): JudgeEnvironment | undefined {
  const baseUrl = env["ASSAY_JUDGE_BASE_URL"]?.trim();
  const model = env["ASSAY_JUDGE_MODEL"]?.trim();
  if (!baseUrl || !model) return undefined;

  return { baseUrl, model, key: env["ASSAY_JUDGE_KEY"]?.trim() || undefined };
}

/** What is shorter could be guessed from something that it sealed. */
const LEAST_SECRET_LENGTH = 32;

/**
 * The secret that keys of judge endpoints may be sealed with: the operator's. The one that the launcher makes lies in the
 * data folder, as the key file does, and is not told to every command.
 */
export function readSealingSecret(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const secret = env["ASSAY_SECRET"] ?? "";

  return env["ASSAY_SECRET_IS_MADE"] === "1" || secret.length < LEAST_SECRET_LENGTH ? undefined : secret;
}

/** Whether people sign in, decided by the launcher at the start: no request can change it. */
export interface AccessEnvironment {
  /** "local": whoever reaches this process is its owner. "required": everybody signs in. */
  readonly access: "local" | "required";
  /** Where people open the web application, without a slash at the end. */
  readonly baseUrl: string;
  /** Signs the cookies; absent in local mode, which has none. */
  readonly secret: string | undefined;
}

/** Reads how people come in. Anything but the launcher's word for local mode needs accounts. */
export function readAccessEnvironment(env: Readonly<Record<string, string | undefined>>): AccessEnvironment {
  return {
    access: env["ASSAY_AUTH"] === "local" ? "local" : "required",
    baseUrl: (env["BASE_URL"] || `http://localhost:${env["PORT"] || DEFAULT_PORT}`).replace(/\/+$/, ""),
    secret: env["ASSAY_SECRET"] || undefined,
  };
}

/** Where the bundled programs lie, as the launcher tells the web application, whose own code is bundled elsewhere. */
export function readProgramsFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return env["ASSAY_PROGRAMS"] || undefined;
}
