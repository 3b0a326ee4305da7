/** Commands that mean something without another word; any other alone is a mistake, which needs no database to be told. */
const MEANT_ALONE = ["seed", "set-up-link"];
/** What there is to read may be made by them. */
const MAY_MAKE = ["catalogue", "import", "metrics", "seed", "set-up-link"];
const READ = ["export", "filter", "rejudge", "reset-link", "stats"];
/** Statistics of a corpus; those of a file need no database, nor does a word that is none. */
const STATISTICS_OF_A_CORPUS = ["compare", "judge", "pass", "problems", "process", "rescore", "runs", "training"];
/** A release that lies in a folder is verified without. */
const RELEASES_OF_A_CORPUS = ["build", "diff", "list", "rebuild", "show", "sign"];

/**
 * Whether a command line has to have a database before it starts.
 *
 * @param {readonly string[]} args
 */
export function needsDatabase(args) {
  const [command = "", verb = ""] = args;
  if (args.includes("--help") || args.includes("-h")) return false;
  if (args.length === 1 && !MEANT_ALONE.includes(command)) return false;
  if (command === "stats") return STATISTICS_OF_A_CORPUS.includes(verb);
  if (command === "leak") return args.some((arg) => arg === "--corpus" || arg.startsWith("--corpus="));
  if (command === "release") return RELEASES_OF_A_CORPUS.includes(verb);

  return READ.includes(command) || mayMakeDatabase(args);
}

/**
 * Whether it makes the database where there is none: without one, every other command has nothing to work on.
 *
 * @param {readonly string[]} args
 */
export function mayMakeDatabase([command = ""]) {
  return MAY_MAKE.includes(command);
}
