/** What an importer answers for one record. It never throws for a record and never drops one. */
export type RowOutcome<T> =
  | { readonly kind: "imported"; readonly value: T }
  | { readonly kind: "rejected"; readonly reason: string };
