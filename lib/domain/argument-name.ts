/** Other names that the 4-tool harness takes for the same argument. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["query", "q"],
  ["product_id", "product_ids"],
]);

/** The name that a catalogue tool has for an argument, whichever of its names a call gives. */
export function argumentName(name: string): string {
  return NAMES.get(name) ?? name;
}
