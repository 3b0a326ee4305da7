import { unseenFault } from "@/lib/domain/visible-text";
import { UsageError } from "./usage-error";

/**
 * The name that an option gives to something new.
 *
 * @throws UsageError when nothing can be called so
 */
export function nameOption(value: string, of: "corpus" | "run"): string {
  const name = value.trim();
  if (name === "") throw new UsageError(`--${of} is empty. Give the ${of} a name, or leave the option out.`);
  const fault = unseenFault(name, of);
  if (fault !== undefined) throw new UsageError(fault);

  return name;
}
