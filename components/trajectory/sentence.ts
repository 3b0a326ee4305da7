/** A fragment such as "no request precedes it" as a sentence. */
export function sentence(fragment: string): string {
  const start = fragment.charAt(0).toUpperCase() + fragment.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
