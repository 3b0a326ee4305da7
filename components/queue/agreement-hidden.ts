/** Why the server does not say how the answers of a queue agree. Leads learn it before the others, who never settle. */
export function agreementHiddenText({ maySettle }: { readonly maySettle: boolean }): string {
  return maySettle
    ? "hidden until your last answer can no longer be taken back"
    : "hidden from reviewers until the queue is closed";
}
