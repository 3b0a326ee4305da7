import { errorCodes } from "@/lib/db/error-codes";
import { type Command, type CommandOutput, EXIT, type ExitCode } from "./command";
import { verbOf } from "./command-of-verbs";
import { COMMANDS, type CommandEntry } from "./commands";
import { meantWord } from "./meant-word";
import { usageMistake } from "./usage-error";

/** How a person runs the command line. */
const RUN = "npm run assay --";

/** Runs `assay <command> …`. Never throws: what goes wrong is one sentence on the error stream and an exit code. */
export async function runAssay(args: readonly string[], output: CommandOutput): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    await output.out(overview());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }

  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    const meant = meantWord(name, Object.keys(COMMANDS));
    await output.err(`There is no command “${name}”.${meant}\n${RUN} help lists the commands.\n`);
    return EXIT.usage;
  }

  return runCommand({ name, entry, args: rest }, output);
}

interface CommandLine {
  readonly name: string;
  readonly entry: CommandEntry;
  readonly args: readonly string[];
}

async function runCommand({ name, entry, args }: CommandLine, output: CommandOutput): Promise<ExitCode> {
  try {
    const command = await entry.load();
    const [word] = args;
    const verb = verbOf(command.verbs, word);
    const { usage } = verb ?? command;
    if (args.includes("--help") || args.includes("-h")) {
      await output.out(`${usage}\n`);
      return EXIT.ok;
    }
    return await runOrRefuse(command, { args, usage, words: verb === undefined ? name : `${name} ${word}` }, output);
  } catch (error) {
    await output.err(`${sentenceOf(error)}\n`);
    return EXIT.failure;
  }
}

interface Asked {
  readonly args: readonly string[];
  /** The words that name the command, down to its verb, and their usage. */
  readonly words: string;
  readonly usage: string;
}

/** A mistake is told in one sentence: the usage behind it would move it out of sight. */
async function runOrRefuse(command: Command, { args, words, usage }: Asked, output: CommandOutput): Promise<ExitCode> {
  try {
    return await command.run(args, output);
  } catch (error) {
    const mistake = usageMistake(error, usage);
    if (mistake === undefined) throw error;

    await output.err(`${mistake}\n${RUN} ${words} --help shows its options.\n`);
    return EXIT.usage;
  }
}

function sentenceOf(error: unknown): string {
  if (errorCodes(error).includes("53100"))
    return "The database's disk is full. Free some space and run the command again.";

  return error instanceof Error && error.message !== "" ? error.message : String(error);
}

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);

  return `Usage: assay <command> [options]\n\n${lines.join("\n")}\n\nassay <command> --help tells more.\n`;
}
