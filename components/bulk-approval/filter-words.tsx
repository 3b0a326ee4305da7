/** A filter as it was typed; none matches all. */
export function FilterWords({ filter }: { filter: string }) {
  return filter === "" ? "Every trajectory" : <code className="font-mono text-mono">{filter}</code>;
}
