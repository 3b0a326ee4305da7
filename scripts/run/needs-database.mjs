/** What there is to read may be made by them. */
const MAY_MAKE = ["catalogue", "import", "metrics", "seed", "set-up-link"];
const READ = ["export", "filter", "rejudge", "reset-link", "stats"];
/** Statistics of a corpus; those of a file need no database, nor does a word that is none. */
const STATISTICS_OF_A_CORPUS = ["compare", "judge", "pass", "problems", "process", "rescore", "runs", "training"];

/**
 * Whether a command line has to have a database before it starts.
 *
 * @param {readonly string[]} args
 */
export function needsDatabase(args) {
  const [command = "", statistics = ""] = args;
  if (args.includes("--help") || args.includes("-h")) return false;

  return command === "stats"
    ? STATISTICS_OF_A_CORPUS.includes(statistics)
    : READ.includes(command) || mayMakeDatabase(args);
}

/**
 * Whether it makes the database where there is none: without one, every other command has nothing to work on.
 *
 * @param {readonly string[]} args
 */
export function mayMakeDatabase([command = ""]) {
  return MAY_MAKE.includes(command);
}
