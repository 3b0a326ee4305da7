import { once } from "node:events";
import * as z from "zod";
import { asksForDatabase, type Environment, readEnvironment } from "@/lib/env";
import { renormaliseQueries } from "@/lib/services/problems/renormalise-queries";

const Answer = z.union([z.object({ databaseUrl: z.string(), home: z.string() }), z.object({ refusal: z.string() })]);

/**
 * The database of this command. The launcher of the command line opens it when it is asked, so that a mistake in the
 * arguments is told before anything is made or started; any other caller has set it in the environment.
 *
 * @throws Error with the launcher's sentence when there is none
 */
export async function commandDatabase(): Promise<Environment> {
  const environment = await openedDatabase();
  // A command may be the first of this version that the database meets.
  await renormaliseQueries(environment.databaseUrl);

  return environment;
}

async function openedDatabase(): Promise<Environment> {
  if (!asksForDatabase(process.env)) return readEnvironment(process.env);

  // Nothing else holds the process while it waits.
  process.channel?.ref();
  const answered = once(process, "message");
  process.send?.("database");
  const [message] = await answered;
  process.channel?.unref();

  const answer = Answer.parse(message);
  if ("refusal" in answer) throw new Error(answer.refusal);
  return answer;
}
