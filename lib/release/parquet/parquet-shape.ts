/**
 * What a column holds. `json` is a value of any form, kept as its JSON text: Parquet needs one type for all rows. Where a
 * member of a struct is null it was either left out of the row or stands there as null: `isLeftOut` says which.
 */
export type ParquetShape =
  | { readonly kind: "text" | "json" | "integer" | "number" | "boolean" }
  | { readonly kind: "list"; readonly of: ParquetShape }
  | {
      readonly kind: "struct";
      readonly members: Readonly<Record<string, ParquetShape>>;
      readonly missing: "left_out" | "null";
    };

/**
 * Members of metadata, all of them text, that only some rows have: they are left out of the others. A release none of
 * whose rows has one is without its column, as before there were any.
 */
export const SPARSE_MEMBERS = ["outcome_by"] as const;
export type SparseMember = (typeof SPARSE_MEMBERS)[number];

/** Whether a member of a struct that is null was left out of the row; else it stands there as null. */
export function isLeftOut({ missing }: Extract<ParquetShape, { kind: "struct" }>, name: string): boolean {
  return missing === "left_out" || SPARSE_MEMBERS.some((sparse) => sparse === name);
}

export const TEXT = { kind: "text" } as const;
export const JSON_TEXT = { kind: "json" } as const;
export const INTEGER = { kind: "integer" } as const;
export const NUMBER = { kind: "number" } as const;
export const BOOLEAN = { kind: "boolean" } as const;
export const listOf = (of: ParquetShape): ParquetShape => ({ kind: "list", of });

/** A struct whose members are left out of a row where there is none. */
export const structOf = (members: Readonly<Record<string, ParquetShape>>): ParquetShape => ({
  kind: "struct",
  members,
  missing: "left_out",
});
/** A struct each of whose members stands in every row, but for those that only some have. */
export const wholeStructOf = (members: Readonly<Record<string, ParquetShape>>): ParquetShape => ({
  kind: "struct",
  members,
  missing: "null",
});
