import type { Db } from "@/lib/db/client";

/** Who asks and with what: the first argument of every service. */
export interface Context {
  readonly db: Db;
  readonly person: { readonly id: number; readonly extId: string; readonly name: string; readonly role: string };
  readonly now: () => Date;
  /** The data folder: uploads, exports. */
  readonly home: string;
}
