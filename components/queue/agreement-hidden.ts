/** Why the server does not say how the answers of a queue agree. Leads learn it before the others, who never settle. */
export function agreementHiddenText({ maySettle }: { readonly maySettle: boolean }): string {
  return maySettle
    ? "hidden until your last answer can no longer be taken back, and while you review any of it blind elsewhere"
    : "hidden from reviewers until the queue is closed, and while you review any of it blind elsewhere";
}
