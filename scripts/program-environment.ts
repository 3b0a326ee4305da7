import { resolve } from "node:path";

/** Where the database and the data folder are; the launcher sets both. */
export interface ProgramEnvironment {
  readonly databaseUrl: string;
  readonly home: string;
}

/** @throws Error with a sentence when the program was started without its launcher */
export function programEnvironment(env: Readonly<Record<string, string | undefined>>): ProgramEnvironment {
  const databaseUrl = env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("DATABASE_URL is not set. Use npm start or npm run assay, which set it.");

  return { databaseUrl, home: resolve(env["ASSAY_HOME"] || ".assay") };
}
