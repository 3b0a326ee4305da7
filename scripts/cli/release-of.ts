import type { ReleaseSummary } from "@/lib/contract/releases";
import type { Context } from "@/lib/services/context";
import { listReleases } from "@/lib/services/releases/list-releases";
import { corpusIdOf } from "./corpus-id";
import { UsageError } from "./usage-error";

/**
 * A release of a corpus by its number.
 *
 * @throws UsageError for what is no number, Error that names the numbers there are
 */
export async function releaseOf(context: Context, corpus: string, number: string | undefined): Promise<ReleaseSummary> {
  if (number === undefined || !/^[1-9]\d*$/.test(number)) throw new UsageError("Name one release by its number.");

  const { items } = await listReleases(context, { id: await corpusIdOf(context.db, corpus) });
  const found = items.find((item) => item.number === Number(number));
  if (found !== undefined) return found;

  const known = items.map((item) => item.number).join(", ");
  throw new Error(
    `There is no release ${number} of “${corpus}”; ${known === "" ? "there is none" : `there is ${known}`}.`,
  );
}
