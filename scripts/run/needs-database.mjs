const NEED_NONE = ["classify", "help", "--help", "-h", "--version", "version"];
/** Statistics of a corpus; those of a file need no database, nor does a word that is none. */
const STATISTICS_OF_A_CORPUS = ["compare", "judge", "pass", "problems", "process", "rescore", "runs", "training"];

/**
 * Whether a command line has to have a database before it starts.
 *
 * @param {readonly string[]} args
 */
export function needsDatabase(args) {
  const [command, statistics = ""] = args;
  if (command === undefined || NEED_NONE.includes(command) || args.includes("--help")) return false;

  return command !== "stats" || STATISTICS_OF_A_CORPUS.includes(statistics);
}
