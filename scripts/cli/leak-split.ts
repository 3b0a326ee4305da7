import { LARGEST_INT } from "@/lib/domain/largest-int";
import { assignPools, POOLS, type Pool, type PoolShares } from "@/lib/leak/assign-pools";
import { leakClusters } from "@/lib/leak/leak-clusters";
import { leakEdges } from "@/lib/leak/leak-edges";
import { alignedTable } from "./aligned-table";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { splitCorpus } from "./leak-corpus-split";
import { readLeakFiles } from "./leak-files";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

/** More is no share of anything, and sums of such numbers are none. */
const LARGEST_SHARE = 1e12;
const DEFAULT_SHARES = "train=0.8,validation=0.1,test=0.1";
const USAGE = `Usage: assay leak split FILE... [--shares ${DEFAULT_SHARES}] [--seed N] [--json]
       assay leak split --corpus NAME [--name SPLIT [--grow]] [--shares …] [--seed N] [--strata LIST] [--weigh WHAT]
                        [--preview] [--json]
       assay leak split --corpus NAME --split SPLIT [--json]

Shares problems out to pools so that no leak cluster is in two of them. Whole clusters are assigned, by seed. Pools are
${POOLS.join(", ")}. Of files, which are those that “assay leak check” takes, without a database: --json
prints one line a problem with its pool and cluster. Of a corpus: without --name its splits are listed, or the one of
--split is printed.

  --corpus NAME   the corpus.
  --split SPLIT   prints that split alone, with --json also its strata and pins.
  --name SPLIT    makes a split of this name.
  --grow          gives the named split's new problems a pool by its own recipe, and moves nothing.
  --shares LIST   of any sum, also percentages.
  --preview       says what a split would be, and makes none.
  --strata LIST   shares out each of these by itself: bucket, difficulty, miner.
  --weigh WHAT    what shares are counted in, problems or trajectories; problems if it is not given.

Exit code: 0, 2 for a mistake in the command, 3 when something could not be read.`;

/** `assay leak split`: a split of plain files that cannot leak by what certainly joins problems. */
export const leakSplit: Command = {
  usage: USAGE,
  async run(args, output) {
    const text = { type: "string" } as const;
    const flag = { type: "boolean" } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        ...{ shares: text, seed: text, corpus: text, name: text, strata: text, weigh: text, split: text },
        ...{ grow: flag, preview: flag, json: flag },
      },
      allowPositionals: true,
    });
    const { corpus, name, strata, weigh, split, grow: grows = false, preview: isPreview = false } = values;
    if (corpus === undefined && positionals.length === 0) throw new UsageError("Name at least one file, or --corpus.");
    if (corpus !== undefined && positionals.length > 0) throw new UsageError("--corpus stands without files.");
    if (corpus === undefined && (name ?? strata ?? weigh) !== undefined) {
      throw new UsageError("--name, --strata and --weigh are for a split of a corpus.");
    }
    if ((grows || isPreview) && (corpus === undefined || grows === isPreview || grows !== (name !== undefined))) {
      throw new UsageError("--grow is for a named split of a corpus, --preview for one without a name.");
    }
    const recipe = values.shares ?? values.seed ?? strata ?? weigh;
    if (split !== undefined && (corpus === undefined || isPreview || (name ?? recipe) !== undefined)) {
      throw new UsageError("--split prints a split of a corpus, and stands with --corpus alone.");
    }
    if (corpus !== undefined && recipe !== undefined && !isPreview && (name === undefined || grows)) {
      throw new UsageError("--shares, --seed, --strata and --weigh are for a split that is made or previewed.");
    }
    const shares = sharesOf(values.shares ?? DEFAULT_SHARES);
    const seed = Number(values.seed ?? 1);
    if (!Number.isSafeInteger(seed)) throw new UsageError("--seed is a whole number.");
    if (corpus !== undefined && (seed < 0 || seed > LARGEST_INT)) {
      throw new UsageError(`--seed of a corpus is a whole number from 0 to ${LARGEST_INT}.`);
    }
    if (corpus !== undefined) {
      const asked = { corpus, split, name, shares, seed, strata, weigh, isPreview, grows };
      return splitCorpus({ ...asked, isJson: values.json === true }, output);
    }

    const { problems, unread } = await readLeakFiles(positionals);
    const clusters = leakClusters(problems.length, leakEdges(problems));
    // A name need not be unique; where the first problem of a cluster stands is.
    const keyed = clusters.map((members) => ({
      key: String(members[0]),
      weight: members.length,
      stratum: "",
      members,
    }));
    const pools = assignPools(keyed, shares, seed);

    const rows = keyed.flatMap(({ key, members }) =>
      members.map((member) => ({
        member,
        pool: pools.get(key) ?? "train",
        cluster: problems[members[0] ?? 0]?.name ?? "",
      })),
    );
    if (values.json === true) {
      for (const { member, pool, cluster } of rows.toSorted((a, b) => a.member - b.member)) {
        await output.out(`${JSON.stringify({ problem: problems[member]?.name ?? "", pool, cluster })}\n`);
      }
    } else {
      const count = (pool: Pool) => rows.filter((row) => row.pool === pool).length;
      const used = POOLS.filter((pool) => count(pool) > 0);
      const line = (pool: Pool) => [
        pool,
        count(pool).toLocaleString("en"),
        `${((100 * count(pool)) / rows.length).toFixed(1)} %`,
      ];
      await output.out(`${alignedTable(used.map(line))}\n`);
    }
    for (const sentence of unread) await output.err(`${plain(sentence)}\n`);

    return unread.length > 0 ? EXIT.failure : EXIT.ok;
  },
};

function sharesOf(text: string): PoolShares {
  const shares: Partial<Record<Pool, number>> = {};
  for (const part of text.split(",")) {
    const [name, value] = part.split("=");
    const pool = POOLS.find((known) => known === name?.trim());
    const share = Number(value);
    if (pool === undefined || value === undefined || !(share >= 0 && share <= LARGEST_SHARE)) {
      throw new UsageError(
        `“${part}” is no share: write a pool and a number from 0, as in train=0.8. Pools are ${POOLS.join(", ")}.`,
      );
    }
    shares[pool] = share;
  }
  if (Object.values(shares).every((share) => share === 0)) throw new UsageError("One of the shares has to be above 0.");

  return shares;
}
