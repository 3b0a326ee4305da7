/**
 * What a column holds. `json` is a value of any form, kept as its JSON text: Parquet needs one type for all rows. Where a
 * member of a struct is null it was either left out of the row or stands there as null; a struct says which.
 */
export type ParquetShape =
  | { readonly kind: "text" | "json" | "integer" | "number" | "boolean" }
  | { readonly kind: "list"; readonly of: ParquetShape }
  | {
      readonly kind: "struct";
      readonly members: Readonly<Record<string, ParquetShape>>;
      readonly missing: "left_out" | "null";
    };

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
/** A struct each of whose members stands in every row. */
export const wholeStructOf = (members: Readonly<Record<string, ParquetShape>>): ParquetShape => ({
  kind: "struct",
  members,
  missing: "null",
});
