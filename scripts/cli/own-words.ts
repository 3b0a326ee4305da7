import type * as z from "zod";
import { UsageError } from "./usage-error";

/**
 * What a person wrote on the line (a name, a reason, a note), as the contract takes it from a screen: without blanks around
 * it, no longer than it may be, and not empty where it may not be.
 *
 * @throws UsageError with the contract's own sentences
 */
export function ownWords<Words>(schema: z.ZodType<Words>, written: unknown): Words {
  const read = schema.safeParse(written);
  if (!read.success) throw new UsageError(read.error.issues.map(({ message }) => message).join(" "));

  return read.data;
}
