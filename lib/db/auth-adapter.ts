import { prismaAdapter } from "better-auth/adapters/prisma";
import type { Db } from "./client";

/** Lets better-auth read and write its own tables over our client. */
export function authAdapter(db: Db): ReturnType<typeof prismaAdapter> {
  return prismaAdapter(db, { provider: "postgresql" });
}
