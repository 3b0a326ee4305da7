import { checkFilter } from "@/lib/query/check-filter";
import { UsageError } from "./usage-error";

/** The value of an option that has to be there. */
export function requiredOption(value: string | undefined, option: string): string {
  if (value === undefined || value === "") throw new UsageError(`${option} is missing.`);

  return value;
}

/** Filter text that can be read; empty where none is given. */
export function filterOption(text = ""): string {
  const checked = checkFilter(text);
  if (checked.status === "invalid") throw new UsageError(checked.mistakes.map((mistake) => mistake.message).join(" "));

  return text;
}
