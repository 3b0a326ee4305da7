import type { Command } from "./command";
import { statsAgreement } from "./stats-agreement";
import { UsageError } from "./usage-error";

const STATISTICS: Readonly<Record<string, Command>> = { agreement: statsAgreement };

/** `assay stats`: statistics on files, without a database; one word more says which. */
export const stats: Command = {
  usage: Object.values(STATISTICS)
    .map(({ usage }) => usage)
    .join("\n\n"),
  async run(args, output) {
    const [name, ...rest] = args;
    const choices = Object.keys(STATISTICS).join(", ");
    if (name === undefined) throw new UsageError(`Say which statistics: ${choices}.`);

    const command = Object.hasOwn(STATISTICS, name) ? STATISTICS[name] : undefined;
    if (command === undefined) throw new UsageError(`There are no statistics “${name}”; choose ${choices}.`);
    return command.run(rest, output);
  },
};
