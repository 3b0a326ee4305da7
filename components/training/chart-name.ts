/** What the files of a chart and its place in the address are called; metrics that only differ in their signs are numbered. */
export function chartName(metric: string, metrics: readonly string[]): string {
  const name = `metric-${slug(metric)}`;
  const at = metrics.filter((other) => slug(other) === slug(metric)).indexOf(metric);

  return at < 1 ? name : `${name}-${at + 1}`;
}

function slug(metric: string): string {
  return metric.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}
