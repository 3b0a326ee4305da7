import type { Context } from "@/lib/services/context";

/** Who something is shown to. */
export type Asker = Pick<Context, "db" | "person">;
export type AskingPerson = Context["person"];
