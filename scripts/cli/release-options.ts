import { labelsAsOfText, readLabelsAsOf } from "@/lib/domain/labels-as-of";
import { CAP_NAMES, type ReleaseCaps } from "@/lib/domain/release-caps";
import { UsageError } from "./usage-error";

/**
 * Caps as they were written, each once.
 *
 * @throws UsageError for what is no cap
 */
export function capOptions(given: readonly string[]): ReleaseCaps {
  const caps: { -readonly [Name in keyof ReleaseCaps]: ReleaseCaps[Name] } = {};
  for (const text of given) {
    const [, word, most] = /^([a-z]+)=([1-9]\d{0,5}|1000000|none)$/.exec(text) ?? [];
    const name = CAP_NAMES.find((known) => known === word);
    if (name === undefined || most === undefined)
      throw new UsageError(`“${text}” is no cap; write ${CAP_NAMES.map((known) => `${known}=N`).join(" or ")}.`);
    if (name in caps) throw new UsageError(`The cap of a ${name} is given twice.`);
    caps[name] = most === "none" ? null : Number(most);
  }

  return caps;
}

/**
 * Whose labels count, as the recipe has it.
 *
 * @throws UsageError for what is neither a moment nor the number of a release
 */
export function labelsAsOfOption(text: string | undefined): string {
  const asOf = readLabelsAsOf(text ?? "");
  if (asOf === undefined || text === "")
    throw new UsageError(
      "--labels-as-of is a day, a moment with its zone such as 2026-11-20T10:30Z, or a release’s number.",
    );

  return labelsAsOfText(asOf);
}
