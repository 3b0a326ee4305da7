/**
 * What the files of a chart and its place in the address are called. A name that an earlier metric has is numbered until
 * it is free.
 */
export function chartName(metric: string, metrics: readonly string[]): string {
  const taken = new Set<string>();
  for (const earlier of metrics.slice(0, Math.max(0, metrics.indexOf(metric)))) taken.add(freeName(earlier, taken));

  return freeName(metric, taken);
}

function freeName(metric: string, taken: ReadonlySet<string>): string {
  const name = `metric-${slug(metric)}`;
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;

  return free;
}

function slug(metric: string): string {
  return metric.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
