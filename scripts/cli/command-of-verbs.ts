import type { Command } from "./command";
import { UsageError } from "./usage-error";

interface Verbs {
  /** The names in the order in which the usage lists them. */
  readonly verbs: Readonly<Record<string, Command>>;
  /** What is asked for where no name is given, as in "Say what to do". */
  readonly ask: string;
  /** That there is none of a name. */
  readonly refuse: (name: string) => string;
}

/** A command whose next word says what it does. */
export function commandOfVerbs({ verbs, ask, refuse }: Verbs): Command {
  const choices = Object.keys(verbs).join(", ");
  const usage = Object.values(verbs)
    .map((verb) => verb.usage)
    .join("\n\n");
  const verbOf = (name: string) => (Object.hasOwn(verbs, name) ? verbs[name] : undefined);

  return {
    usage,
    usageOf: ([name = ""]) => verbOf(name)?.usage ?? usage,
    async run(args, output) {
      const [name, ...rest] = args;
      if (name === undefined) throw new UsageError(`${ask}: ${choices}.`);

      const command = verbOf(name);
      if (command === undefined) throw new UsageError(`${refuse(name)}; choose ${choices}.`);

      return command.run(rest, output);
    },
  };
}
