import { parseArgs } from "node:util";
import { RELEASE_FORMATS, ReleaseRecipe } from "@/lib/contract/releases";
import { PRESETS } from "@/lib/exporters/descriptions";
import { POOLS } from "@/lib/leak/assign-pools";
import type { Context } from "@/lib/services/context";
import { getJob } from "@/lib/services/jobs/get-job";
import { getRelease } from "@/lib/services/releases/get-release";
import { startRelease } from "@/lib/services/releases/start-release";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { showJobProgress } from "./job-progress";
import { runOwnJob, withCommandHost } from "./own-job";
import { presetOf, presetOptions } from "./preset-options";
import { releaseText } from "./release-show";
import { UsageError } from "./usage-error";

const SHARD_BYTES = "500000000";
const USAGE = `Usage: assay release build --corpus NAME --split NAME --name NAME --preset PRESET --licence NAME [options]

Builds a release of a corpus in this process and audits it. The same corpus, labels, split and recipe give the same
bytes on every database; what changed since the first build stands in the second, and “release rebuild” leaves it out. Presets are ${PRESETS.join(", ")}.

  --pool NAMES           which pools are shipped, with commas between: ${POOLS.join(", ")}; train if not given
  --format NAMES         ${RELEASE_FORMATS.join(", ")}, with commas between; jsonl if not given
  --option NAME=VALUE    chooses something about the preset; may be given several times
  --filter TEXT          only trajectories that match, in the words of the table's filter
  --filter-version HASH  refuse to build by another active filter version
  --shard-bytes N        bytes of rows from which a file is followed by another; ${SHARD_BYTES} if not given
  --note TEXT            stands in the card
  --json                 print the release as one line of JSON

Exit code: 0 when it is built and nothing stops it, 1 when a guard stops it, 2 for a mistake in the command, 3 when it
could not be built.`;

/** `assay release build`: the same service as the form of releases. */
export const releaseBuild: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{
          corpus: { type: "string" },
          split: { type: "string" },
          name: { type: "string" },
          note: { type: "string" },
        },
        ...{ preset: { type: "string" }, option: { type: "string", multiple: true }, format: { type: "string" } },
        ...{ pool: { type: "string" }, filter: { type: "string" }, "filter-version": { type: "string" } },
        ...{ "shard-bytes": { type: "string" }, licence: { type: "string" }, json: { type: "boolean" } },
      },
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const split = requiredOption(values.split, "--split");
    const name = requiredOption(values.name, "--name");
    const preset = presetOf(requiredOption(values.preset, "--preset"));
    const given = {
      ...{ preset, options: presetOptions(preset, values.option ?? []), filter: filterOption(values.filter) },
      ...{ formats: namesOf(values.format ?? "jsonl"), pools: namesOf(values.pool ?? "train") },
      ...{ shardBytes: Number(values["shard-bytes"] ?? SHARD_BYTES) },
      licence: requiredOption(values.licence, "--licence"),
    };

    return withCommandHost(async (host) => {
      const { context } = host;
      const id = await corpusIdOf(context.db, corpus);
      const wanted = { corpus, split, versionHash: values["filter-version"] };
      const recipe = recipeOf({ ...given, ...(await partsOf(context, wanted)) });
      const { workerId } = host;
      const { releaseId, jobId } = await startRelease(context, { id, name, note: values.note ?? "", recipe, workerId });
      const progress = showJobProgress(() => getJob(context, { id: jobId }));
      const end = await runOwnJob(host, jobId).finally(() => progress.stop());
      if (end !== "done") {
        const { error } = await getJob(context, { id: jobId });
        await output.err(
          end === "cancelled"
            ? "Cancelled. No file was left behind.\n"
            : `${error ?? "Stopped. The build goes on when Assay runs."}\n`,
        );
        return EXIT.failure;
      }

      const release = await getRelease(context, { id: releaseId });
      await output.out(values.json === true ? `${JSON.stringify(release)}\n` : releaseText(release));

      return (release.blocked ?? 0) > 0 ? EXIT.rejected : EXIT.ok;
    });
  },
};

function namesOf(list: string): readonly string[] {
  return list.split(",").map((name) => name.trim());
}

function recipeOf(given: unknown): ReleaseRecipe {
  const read = ReleaseRecipe.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;

  throw new UsageError(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "The recipe cannot be read."}`);
}

interface WantedParts {
  readonly corpus: string;
  readonly split: string;
  readonly versionHash: string | undefined;
}

/** Public ids of the split of that name, and of the active filter version. */
async function partsOf({ db }: Context, { corpus, split, versionHash }: WantedParts) {
  const row = await db.corpus.findUniqueOrThrow({
    where: { name: corpus },
    select: { splits: { select: { name: true, extId: true } }, filterVersion: { select: { extId: true, hash: true } } },
  });
  const found = row.splits.find((known) => known.name === split);
  if (!found) {
    const known = row.splits.map((other) => `“${other.name}”`).join(", ");
    throw new Error(
      `There is no split “${split}” of “${corpus}”; ${known === "" ? "there is none" : `there is ${known}`}.`,
    );
  }
  if (versionHash !== undefined && versionHash !== row.filterVersion.hash)
    throw new Error(
      `The active filter version is ${row.filterVersion.hash}. Activate the one that the release is of first.`,
    );

  return { split: found.extId, filterVersion: row.filterVersion.extId };
}
