import { filesUnder } from "../setup/once.mjs";
import { textOf } from "./project-files.mjs";

/**
 * Every table that holds rows of trajectories carries the corpus, by which they are partitioned and deleted.
 *
 * @returns {Promise<string[]>}
 */
export async function checkCorpusId() {
  const migrations = filesUnder("prisma/migrations").filter((path) => path.endsWith(".sql"));
  const tables = migrations.flatMap((path) =>
    [...textOf(path).matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?\s*\(([\s\S]*?)\n\)/gi)].map((match) => ({
      name: match[1] ?? "",
      columns: match[2] ?? "",
    })),
  );
  if (tables.length === 0) return ["No table was found in prisma/migrations: this check reads them wrongly."];

  return tables
    .filter(({ columns }) => /\btrajectory_id\b/.test(columns) && !/\bcorpus_id\b/.test(columns))
    .map(({ name }) => `The table ${name} holds rows of trajectories and has no corpus_id.`);
}
