import type { Command } from "./command";
import { leakAudit } from "./leak-audit";
import { leakCheck } from "./leak-check";
import { leakClustersCommand } from "./leak-clusters";
import { leakSplit } from "./leak-split";
import { UsageError } from "./usage-error";

const VERBS: Readonly<Record<string, Command>> = {
  audit: leakAudit,
  check: leakCheck,
  clusters: leakClustersCommand,
  split: leakSplit,
};

/** `assay leak`: one word more says what is done about leaks. */
export const leak: Command = {
  usage: Object.values(VERBS)
    .map(({ usage }) => usage)
    .join("\n\n"),
  async run(args, output) {
    const [name, ...rest] = args;
    const choices = Object.keys(VERBS).join(", ");
    if (name === undefined) throw new UsageError(`Say what to do: ${choices}.`);

    const command = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
    if (command === undefined) throw new UsageError(`There is no “${name}” of leaks; choose ${choices}.`);
    return command.run(rest, output);
  },
};
