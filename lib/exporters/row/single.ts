import type { Candidate } from "@/lib/exporters/exporter";

/** The one trajectory of a preset that takes them one by one. */
export function single(unit: readonly Candidate[]): Candidate {
  const [candidate] = unit;
  if (candidate === undefined || unit.length !== 1) throw new RangeError("This preset takes one trajectory at a time.");

  return candidate;
}
