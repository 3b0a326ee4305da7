import { Manifest } from "@/lib/contract/exports";

/**
 * A manifest as it lies beside its file. Members stand in the contract's order and counts by name, because the
 * database gives the members of JSON back in an order of its own.
 */
export function manifestText(manifest: Manifest): string {
  const { options, figures, byVerdict, byStructure, byBucket, byLabelSource, ...rest } = Manifest.parse(manifest);
  const ordered = Manifest.parse({
    ...rest,
    ...(options ? { options: sorted(options) } : {}),
    ...(figures ? { figures: sorted(figures) } : {}),
    byVerdict: sorted(byVerdict),
    ...(byStructure ? { byStructure: sorted(byStructure) } : {}),
    byBucket: sorted(byBucket),
    byLabelSource: sorted(byLabelSource),
  });

  return `${JSON.stringify(ordered, null, 2)}\n`;
}

function sorted<Value>(members: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(members).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
