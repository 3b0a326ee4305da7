/** Where the cluster of a problem is shown. */
export function clusterAddress(corpus: string, problem: string): string {
  return `/clusters/${problem}?${new URLSearchParams({ corpus })}`;
}

/** The list of clusters, or its proposals. */
export function clustersAddress(corpus: string, asked: Readonly<Record<string, string>> = {}): string {
  return `/clusters?${new URLSearchParams({ corpus, ...asked })}`;
}

/** The command line that prints the clusters. */
export function clustersCommand(corpusOption: string): string {
  return `npm run -s assay -- leak clusters ${corpusOption} --json`;
}
