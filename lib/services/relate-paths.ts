import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "./context";

/** Names files of the data folder from there, where an older version stored their whole path. Changes nothing the second time. */
export async function relatePaths({ db, home }: Pick<Context, "db" | "home">): Promise<void> {
  const prefix = `${home}/`;

  await queryRows(
    db,
    z.object({}),
    sql`update import_file set path = substr(path, length(${prefix}) + 1) where starts_with(path, ${prefix}) returning 1 as done`,
  );
  await queryRows(
    db,
    z.object({}),
    sql`update export set path = substr(path, length(${prefix}) + 1) where starts_with(path, ${prefix}) returning 1 as done`,
  );
}
