import { type ParseArgsConfig, parseArgs as parse } from "node:util";
import { UsageError } from "./usage-error";

/**
 * Options and arguments of a command. An option that takes one value is given once: of two the first would go unheard.
 *
 * @throws UsageError that names the option; TypeError of node:util for one that is none
 */
export function parseArgs<Config extends ParseArgsConfig>(config: Config) {
  const read = parse<Config & { tokens: true }>({ ...config, tokens: true });
  const given = new Set<string>();
  for (const token of read.tokens ?? []) {
    if (token.kind !== "option") continue;
    const option = config.options?.[token.name];
    if (option?.type === "string" && option.multiple !== true && given.has(token.name))
      throw new UsageError(`--${token.name} is given twice. Write it once, with all that it is to hold.`);
    given.add(token.name);
  }

  return read;
}
