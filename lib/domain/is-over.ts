/** Whether nothing will change about a job any more. */
export function isOver({ state }: { readonly state: string }): boolean {
  return state !== "queued" && state !== "running";
}
