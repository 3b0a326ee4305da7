import { POOLS } from "@/lib/leak/assign-pools";
import { auditPools, BLOCKING_GUARDS, GUARDS, type GuardHit, type PooledProblem } from "@/lib/leak/audit-pools";
import { guardFindings } from "@/lib/leak/guard-findings";
import { plain } from "./classification-table";
import { type Command, EXIT } from "./command";
import { auditCorpus, NO_HIT } from "./leak-corpus-audit";
import { readLeakFiles } from "./leak-files";
import { type GuardCounts, hitsText } from "./leak-hits-text";
import { parseArgs } from "./parse-args";
import { sideFiles } from "./side-files";
import { UsageError } from "./usage-error";

const USAGE = `Usage: assay leak audit [--train FILE...] [--validation FILE...] [--test FILE...] [--never_touch FILE...]
                        [--protected FILE...] [--json]
       assay leak audit --corpus NAME --split SPLIT [--json]

Says in which ways the pools of a split know of each other, or of protected evaluation problems:
variants of one problem in two pools, products in common, protected problems, nearly equal queries. Of files,
which are those that “assay leak check” takes, without a database; of a corpus by a split of it and its protected sets. Products that are only looked at and nearly equal queries are for a person to weigh; any
other hit forbids training on one pool and evaluating on the other.

Exit code: 0 without a hit that forbids it, 1 with one, 2 for a mistake in the command, 3 when something could not be
read, or the leak clusters of the corpus are behind, and nothing else was found.`;

const SIDES = [...POOLS, "protected"] as const;

/** `assay leak audit`: the guards of a split on plain files. */
export const leakAudit: Command = {
  usage: USAGE,
  async run(args, output) {
    const file = { type: "string", multiple: true } as const;
    const { values, tokens } = parseArgs({
      args: [...args],
      options: {
        train: file,
        validation: file,
        test: file,
        never_touch: file,
        protected: file,
        corpus: { type: "string" },
        split: { type: "string" },
        json: { type: "boolean" },
      },
      allowPositionals: true,
      tokens: true,
    });
    const paths = sideFiles(tokens, SIDES);
    const named = SIDES.filter((side) => paths[side].length > 0);
    const { corpus, split } = values;
    if (corpus !== undefined && split !== undefined && named.length === 0) {
      const print = (hits: readonly GuardHit[], counts: GuardCounts, none: string) =>
        output.out(hitsText({ hits, counts, none }));
      return auditCorpus({ corpus, split, isJson: values.json === true, print }, output);
    }
    if (corpus !== undefined || split !== undefined)
      throw new UsageError("--corpus and --split stand together, without files.");
    if (named.length < 2)
      throw new UsageError("Name the files of at least two pools, or of one and of what is protected.");

    const problems: PooledProblem[] = [];
    const unread: string[] = [];
    for (const pool of POOLS) {
      const read = await readLeakFiles(paths[pool]);
      problems.push(...read.problems.map((problem) => ({ ...problem, pool })));
      unread.push(...read.unread);
    }
    const suite = await readLeakFiles(paths.protected);
    const hits = auditPools(problems, { protectedSets: [{ name: "protected", problems: suite.problems }] });

    if (values.json === true) await output.out(`${JSON.stringify(reportOf(problems, hits))}\n`);
    else await output.out(hitsText({ hits, counts: guardFindings(hits), none: NO_HIT }));
    for (const sentence of [...unread, ...suite.unread]) await output.err(`${plain(sentence)}\n`);

    if (hits.some(({ guard }) => BLOCKING_GUARDS.includes(guard))) return EXIT.rejected;
    return unread.length + suite.unread.length > 0 ? EXIT.failure : EXIT.ok;
  },
};

function reportOf(problems: readonly PooledProblem[], hits: readonly GuardHit[]) {
  const pools = POOLS.map((pool) => [pool, problems.filter((problem) => problem.pool === pool).length] as const);
  const guards = GUARDS.map((guard) => [guard, hits.filter((hit) => hit.guard === guard).length] as const);

  return {
    pools: Object.fromEntries(pools),
    guards: Object.fromEntries(guards),
    isBlocked: hits.some(({ guard }) => BLOCKING_GUARDS.includes(guard)),
    hits,
  };
}
