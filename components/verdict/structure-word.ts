import { VERDICT_WORDS } from "@/lib/domain/verdict";
import { LABEL_LOOK } from "./label-badge";

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(VERDICT_WORDS),
  ...Object.entries(LABEL_LOOK).map(([label, { word }]) => [label, word] as const),
]);

/** A verdict or a label in the word of its badge; a value of another version stays as it is. */
export function structureWord(value: string): string {
  return WORDS.get(value) ?? value;
}
