import { type Command, type CommandOutput, EXIT, type ExitCode } from "./command";
import { COMMANDS, type CommandEntry } from "./commands";
import { usageMistake } from "./usage-error";

/** Runs `assay <command> …`. Never throws: what goes wrong is one sentence on the error stream and an exit code. */
export async function runAssay(args: readonly string[], output: CommandOutput): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    await output.out(overview());
    return name === undefined ? EXIT.usage : EXIT.ok;
  }

  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    await output.err(`There is no command “${name}”.\n\n${overview()}`);
    return EXIT.usage;
  }

  return runCommand(entry, rest, output);
}

async function runCommand(entry: CommandEntry, args: readonly string[], output: CommandOutput): Promise<ExitCode> {
  try {
    const command = await entry.load();
    if (args.includes("--help") || args.includes("-h")) {
      await output.out(`${usageOf(command, args)}\n`);
      return EXIT.ok;
    }
    return await runWithUsage(command, args, output);
  } catch (error) {
    await output.err(`${sentenceOf(error)}\n`);
    return EXIT.failure;
  }
}

async function runWithUsage(command: Command, args: readonly string[], output: CommandOutput): Promise<ExitCode> {
  try {
    return await command.run(args, output);
  } catch (error) {
    const mistake = usageMistake(error);
    if (mistake === undefined) throw error;

    await output.err(`${mistake}\n\n${usageOf(command, args)}\n`);
    return EXIT.usage;
  }
}

function usageOf({ usage, usageOf: partOf }: Command, args: readonly string[]): string {
  return partOf?.(args) ?? usage;
}

function sentenceOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : String(error);
}

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);

  return `Usage: assay <command> [options]\n\n${lines.join("\n")}\n\nassay <command> --help tells more.\n`;
}
