import type * as z from "zod";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import { ownWords } from "./own-words";
import { UsageError } from "./usage-error";

/**
 * What a person wrote on the line as the contract takes it, and as the database can keep it.
 *
 * @throws UsageError with the contract's own sentences, or for text that cannot be stored
 */
export function storableWords<Words extends object>(schema: z.ZodType<Words>, written: unknown): Words {
  const words = ownWords(schema, written);
  const isStorable = (word: unknown) => typeof word !== "string" || sanitiseText(word) === word;
  if (Object.values(words).every(isStorable)) return words;

  throw new UsageError("A name or a note holds a character that cannot be stored: NUL, or half of a surrogate pair.");
}
