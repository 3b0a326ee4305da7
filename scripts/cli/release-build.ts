import { BuildRelease, RELEASE_FORMATS, ReleaseRecipe } from "@/lib/contract/releases";
import { CAP_NAMES } from "@/lib/domain/release-caps";
import { PRESETS } from "@/lib/exporters/descriptions";
import { POOLS } from "@/lib/leak/assign-pools";
import type { Context } from "@/lib/services/context";
import { listFilters } from "@/lib/services/filters/list-filters";
import { getRelease } from "@/lib/services/releases/get-release";
import { startRelease } from "@/lib/services/releases/start-release";
import { type Command, EXIT } from "./command";
import { filterOption, requiredOption } from "./command-options";
import { corpusIdOf } from "./corpus-id";
import { versionNamed } from "./filter-versions";
import { withCommandHost } from "./own-job";
import { ownWords } from "./own-words";
import { parseArgs } from "./parse-args";
import { presetOf, presetOptions } from "./preset-options";
import { capOptions, labelsAsOfOption } from "./release-options";
import { releaseText } from "./release-show";
import { runShownJob } from "./run-shown-job";
import { UsageError } from "./usage-error";

const SHARD_BYTES = "500000000";
const USAGE = `Usage: assay release build --corpus NAME --split NAME --name NAME --preset PRESET --licence NAME [options]

Builds a release of a corpus in this process and audits it. The same corpus, labels, split and recipe give the same
bytes on every database; what changed since the first build stands in the second, and “release rebuild” leaves it out. Presets are ${PRESETS.join(", ")}.

  --pool NAMES           which pools are shipped, with commas between: ${POOLS.join(", ")}; train if not given
  --format NAMES         ${RELEASE_FORMATS.join(", ")}, with commas between; jsonl if not given
  --option NAME=VALUE    chooses something about the preset; may be given several times
  --filter TEXT          only trajectories that match, in the words of the table's filter
  --filter-version WHAT  a saved filter version, by its hash, name or id; the active one if not given
  --cap NAME=N           most trajectories of a problem or of a miner (${CAP_NAMES.join(", ")}) in place of the version's; N may be
                         none; may be given for each
  --labels-as-of WHEN    only labels, approvals and imports up to a day or a moment with its zone (2026-11-20T10:30Z), or those
                         that a release of the corpus knows, by its number; those of now if not given
  --shard-bytes N        bytes of rows from which a file is followed by another; ${SHARD_BYTES} if not given
  --note TEXT            stands in the card
  --json                 print the release as one line of JSON

Exit code: 0 when it is built and nothing stops it, 1 when a guard stops it, 2 for a mistake in the command, 3 when it
could not be built.`;

const ENDS = {
  cancelled: "Cancelled. No file was left behind.",
  interrupted: "Stopped. The build goes on when Assay runs.",
} as const;

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
        ...{ cap: { type: "string", multiple: true }, "labels-as-of": { type: "string" } },
        ...{ "shard-bytes": { type: "string" }, licence: { type: "string" }, json: { type: "boolean" } },
      },
    });
    const corpus = requiredOption(values.corpus, "--corpus");
    const split = requiredOption(values.split, "--split");
    const { name, note } = ownWords(BuildRelease.pick({ name: true, note: true }), {
      name: requiredOption(values.name, "--name"),
      note: values.note ?? "",
    });
    const preset = presetOf(requiredOption(values.preset, "--preset"));
    const given = recipeOf({
      ...{ preset, options: presetOptions(preset, values.option ?? []), filter: filterOption(values.filter) },
      ...{ formats: namesOf(values.format ?? "jsonl"), pools: namesOf(values.pool ?? "train") },
      ...{ shardBytes: Number(values["shard-bytes"] ?? SHARD_BYTES) },
      licence: requiredOption(values.licence, "--licence"),
      ...{ caps: capOptions(values.cap ?? []), labelsAsOf: labelsAsOfOption(values["labels-as-of"]) },
    });

    return withCommandHost(async (host) => {
      const { context } = host;
      const id = await corpusIdOf(context.db, corpus);
      const wanted = { id, corpus, split, version: values["filter-version"] };
      const recipe = { ...given, ...(await partsOf(context, wanted)) };
      const { workerId } = host;
      const { releaseId, jobId } = await startRelease(context, { id, name, note, recipe, workerId });
      const failure = await runShownJob(host, { jobId, ends: ENDS });
      if (failure !== undefined) {
        await output.err(`${failure}\n`);
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

/** The recipe without what is looked up in the database. */
const GivenRecipe = ReleaseRecipe.omit({ split: true, filterVersion: true });

function recipeOf(given: unknown) {
  const read = GivenRecipe.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;

  throw new UsageError(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "The recipe cannot be read."}`);
}

interface WantedParts {
  /** Of the corpus. */
  readonly id: string;
  readonly corpus: string;
  readonly split: string;
  /** Hash, name or id. */
  readonly version: string | undefined;
}

/** Public ids of the split of that name, and of the filter version. */
async function partsOf(context: Context, { id, corpus, split, version }: WantedParts) {
  const { splits } = await context.db.corpus.findUniqueOrThrow({
    where: { extId: id },
    select: { splits: { select: { name: true, extId: true } } },
  });
  const found = splits.find((known) => known.name === split);
  if (!found) {
    const known = splits.map((other) => `“${other.name}”`).join(", ");
    throw new Error(
      `There is no split “${split}” of “${corpus}”; ${known === "" ? "there is none" : `there is ${known}`}.`,
    );
  }
  const filters = await listFilters(context, { corpus: id });

  return { split: found.extId, filterVersion: versionNamed(filters, version).id };
}
