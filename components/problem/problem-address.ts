/** Where one problem is shown, and which two of its rollouts are compared. */
export function problemAddress(id: string, corpus: string, compare: readonly string[] = []): string {
  const params = new URLSearchParams({ corpus });
  if (compare.length > 0) params.set("compare", compare.join(","));

  return `/problems/${id}?${params.toString()}`;
}
