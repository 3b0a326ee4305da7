import { parseArgs } from "node:util";
import { leakClusters } from "@/lib/leak/leak-clusters";
import { JOIN_REASONS, type JoinReason, leakEdges } from "@/lib/leak/leak-edges";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { nearQueries } from "@/lib/leak/near-queries";
import { plain } from "./classification-table";
import { type Command, type CommandOutput, EXIT } from "./command";
import { readLeakFiles } from "./leak-files";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay leak clusters FILE... [--near SIMILARITY] [--json]

Says which problems of the files are variants of one, without a database: those that share a normalised query, a
product, or a wanted title are one cluster. Nearly equal queries are proposals that a person decides, and join nothing;
--near is the similarity from which there is one, 0.5 if it is not given.
Files are those that “assay leak check” takes.

Exit code: 0, 2 for a mistake in the command, 3 when something could not be read.`;

/** `assay leak clusters`: leak clusters of plain files. */
export const leakClustersCommand: Command = {
  usage: USAGE,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { near: { type: "string" }, json: { type: "boolean" } },
      allowPositionals: true,
    });
    if (positionals.length === 0) throw new UsageError("Name at least one file.");
    const near = Number(values.near ?? 0.5);
    if (!(near > 0 && near <= 1)) throw new UsageError("--near is a similarity above 0, at most 1.");

    const { problems, unread } = await readLeakFiles(positionals);
    const found = clustersOf(problems, near);
    if (values.json === true) await output.out(`${JSON.stringify(found)}\n`);
    else await printClusters(found, output);
    for (const sentence of unread) await output.err(`${plain(sentence)}\n`);

    return unread.length > 0 ? EXIT.failure : EXIT.ok;
  },
};

interface FoundClusters {
  readonly problems: number;
  readonly clusters: number;
  /** Those of several problems, the largest first. */
  readonly joined: readonly {
    readonly problems: readonly string[];
    readonly reasons: readonly { readonly reason: JoinReason; readonly value: string }[];
  }[];
  readonly proposals: readonly { readonly a: string; readonly b: string; readonly similarity: number }[];
}

function clustersOf(problems: readonly LeakProblem[], near: number): FoundClusters {
  const edges = leakEdges(problems);
  const clusters = leakClusters(problems.length, edges);
  const clusterOf = new Map(clusters.flatMap((members, at) => members.map((member) => [member, at] as const)));
  const nameOf = (place: number) => problems[place]?.name ?? "";

  return {
    problems: problems.length,
    clusters: clusters.length,
    joined: clusters
      .filter((members) => members.length > 1)
      .map((members, at) => ({
        problems: members.map(nameOf),
        reasons: edges.filter(({ a }) => clusterOf.get(a) === at).map(({ reason, value }) => ({ reason, value })),
      })),
    proposals: nearQueries(
      problems.map(({ query }) => query),
      near,
    )
      .filter(({ a, b }) => clusterOf.get(a) !== clusterOf.get(b))
      .map(({ a, b, similarity }) => ({ a: nameOf(a), b: nameOf(b), similarity })),
  };
}

const REASON_WORDS: Readonly<Record<JoinReason, string>> = {
  query: "the same query",
  gold: "a wanted product",
  recommended: "a recommended product",
  title: "a wanted title",
};
const SHOWN = 20;

async function printClusters({ problems, clusters, joined, proposals }: FoundClusters, output: CommandOutput) {
  const number = (count: number) => count.toLocaleString("en");
  await output.out(`Problems: ${number(problems)}. Clusters: ${number(clusters)}.\n`);
  for (const { problems: names, reasons } of joined.slice(0, SHOWN)) {
    const kinds = JOIN_REASONS.filter((kind) => reasons.some(({ reason }) => reason === kind));
    await output.out(`${names.map(plain).join(", ")}: ${kinds.map((kind) => REASON_WORDS[kind]).join(", ")}\n`);
  }
  if (proposals.length > 0) await output.out("\nNearly the same query, for a person to decide:\n");
  for (const { a, b, similarity } of proposals.slice(0, SHOWN)) {
    await output.out(`${plain(a)} and ${plain(b)}: ${similarity.toFixed(2)}\n`);
  }
  if (Math.max(joined.length, proposals.length) > SHOWN) await output.out("More of them with --json.\n");
}
