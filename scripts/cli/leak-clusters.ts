import { groupBy } from "@/lib/filter/group-by";
import { leakClusters } from "@/lib/leak/leak-clusters";
import { leakEdges } from "@/lib/leak/leak-edges";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { nearQueries } from "@/lib/leak/near-queries";
import type { ReadClusters } from "@/lib/services/clusters/read-clusters";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { clustersText } from "./leak-clusters-text";
import { clustersOfCorpus } from "./leak-corpus-clusters";
import { readLeakFiles } from "./leak-files";
import { parseArgs } from "./parse-args";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay leak clusters FILE... [--near SIMILARITY] [--json]
       assay leak clusters --corpus NAME [--again] [--json]

Says which problems are variants of one: those that share a normalised query, a product, or a wanted title are one
cluster. Nearly equal queries are proposals that a person decides, and join nothing.
Of files, which are those that “assay leak check” takes, without a database; of a corpus what is kept of it, with what
people decided.

  --near SIMILARITY  from which there is a proposal, 0.5 if it is not given.
  --corpus NAME      the corpus. Its clusters are made first where they are not yet.
  --again            make them anew.
  --json             print one JSON object.

Exit code: 0, 2 for a mistake in the command, 3 when something could not be read, or the clusters of the corpus are
behind what came or was decided since.`;

/** `assay leak clusters`: leak clusters of plain files, or of a corpus. */
export const leakClustersCommand: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        near: { type: "string" },
        corpus: { type: "string" },
        again: { type: "boolean" },
        json: { type: "boolean" },
      },
      allowPositionals: true,
    });
    const { corpus, again, near } = values;
    if (corpus === undefined && positionals.length === 0) throw new UsageError("Name at least one file, or --corpus.");
    if (corpus !== undefined && (positionals.length > 0 || near !== undefined)) {
      throw new UsageError("--corpus stands alone: files and --near are for clusters without a database.");
    }
    if (corpus === undefined && again === true) throw new UsageError("--again is for the clusters of a corpus.");

    const print = (found: ReadClusters) =>
      output.out(values.json === true ? `${JSON.stringify(found)}\n` : clustersText(found));
    if (corpus !== undefined) return clustersOfCorpus({ name: corpus, isAgain: again === true, print, output });

    const similarity = Number(near ?? 0.5);
    if (!(similarity > 0 && similarity <= 1)) throw new UsageError("--near is a similarity above 0, at most 1.");
    const { problems, unread } = await readLeakFiles(positionals);
    await print(clustersOf(problems, similarity));
    for (const sentence of unread) await output.err(`${plain(sentence)}\n`);

    return unread.length > 0 ? EXIT.failure : EXIT.ok;
  },
};

function clustersOf(problems: readonly LeakProblem[], near: number): ReadClusters {
  const edges = leakEdges(problems);
  const clusters = leakClusters(problems.length, edges);
  const clusterOf = new Map(clusters.flatMap((members, at) => members.map((member) => [member, at] as const)));
  const edgesOf = groupBy(edges, ({ a }) => clusterOf.get(a));
  const nameOf = (place: number) => problems[place]?.name ?? "";

  return {
    problems: problems.length,
    clusters: clusters.length,
    joined: clusters
      .filter((members) => members.length > 1)
      .map((members, at) => ({
        problems: members.map(nameOf),
        reasons: (edgesOf.get(at) ?? []).map(({ reason, value }) => ({ reason, value })),
      })),
    proposals: nearQueries(
      problems.map(({ query }) => query),
      near,
    )
      .filter(({ a, b }) => clusterOf.get(a) !== clusterOf.get(b))
      .map(({ a, b, similarity }) => ({ a: nameOf(a), b: nameOf(b), similarity })),
  };
}
