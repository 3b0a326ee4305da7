import type { Command } from "./command";
import { meantWord } from "./meant-word";
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

  return {
    usage,
    verbs,
    async run(args, output) {
      const [name, ...rest] = args;
      if (name === undefined) throw new UsageError(`${ask}: ${choices}.`);

      const command = verbOf(verbs, name);
      if (command !== undefined) return command.run(rest, output);

      const meant = meantWord(name, Object.keys(verbs));
      throw new UsageError(meant === "" ? `${refuse(name)}; choose ${choices}.` : `${refuse(name)}.${meant}`);
    },
  };
}

/** The verb of that name, which no other property of an object is. */
export function verbOf(verbs: Command["verbs"] = {}, name = ""): Command | undefined {
  return Object.hasOwn(verbs, name) ? verbs[name] : undefined;
}
