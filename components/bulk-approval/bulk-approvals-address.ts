/** Address of the bulk approvals of a corpus, over its table. */
export function bulkApprovalsAddress(corpus: string): string {
  return `/trajectories?${new URLSearchParams({ corpus, approvals: "shown" }).toString()}`;
}
