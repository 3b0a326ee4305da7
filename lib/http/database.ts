import { createDb, type Db } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";

const KEY = Symbol.for("assay.databases");

/** One client a process and address: the development server loads this module anew with every change. */
export function database(url: string | undefined = process.env["DATABASE_URL"]): Db {
  if (!url) throw new ServiceError("INTERNAL", "DATABASE_URL is not set. Start Assay with npm start.");

  const known = databases();
  const db = known.get(url) ?? createDb(url);
  known.set(url, db);

  return db;
}

/** safe: only this module uses the symbol. */
function databases(): Map<string, Db> {
  const holder = globalThis as { [KEY]?: Map<string, Db> };
  holder[KEY] ??= new Map();

  return holder[KEY];
}
