import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";

/** Who something is shown to. */
export type Asker = Pick<Context, "db" | "person">;
export type AskingPerson = Context["person"];

/** The same, also inside a transaction. */
export interface Asking {
  readonly db: DbOrTransaction;
  readonly person: AskingPerson;
}
