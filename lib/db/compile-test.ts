import type { TestOfKind } from "@/lib/query/filter";
import { joinSql, type Sql, sql } from "./query-rows";

/** Conditions on one column by the kind of the field. A column that is null answers null, neither yes nor no. */
export function choiceTest(column: Sql): (test: TestOfKind["choice"]) => Sql {
  return (test) => (test.kind === "none" ? sql`${column} is null` : sql`${column} = ${test.value}`);
}

export function flagTest(condition: Sql): (test: TestOfKind["flag"]) => Sql {
  return (test) => (test.value ? condition : sql`(${condition}) is not true`);
}

/** @param none - what the expression has in place of null, below every value */
export function numberTest(column: Sql, type: "int" | "real", none?: number): (test: TestOfKind["number"]) => Sql {
  // The cast makes 0.7 compare as the stored real does; without it a real is widened and is never equal.
  const cast = (value: number): Sql => (type === "int" ? sql`${value}::int` : sql`${value}::real`);

  return (test) => {
    if (test.kind === "none") return none === undefined ? sql`${column} is null` : sql`${column} = ${cast(none)}`;
    const { low, high } = test;
    const parts = [
      ...(none === undefined ? [] : [sql`${column} > ${cast(none)}`]),
      ...(low ? [low.isOpen ? sql`${column} > ${cast(low.value)}` : sql`${column} >= ${cast(low.value)}`] : []),
      ...(high ? [high.isOpen ? sql`${column} < ${cast(high.value)}` : sql`${column} <= ${cast(high.value)}`] : []),
    ];

    return sql`(${joinSql(parts, " and ")})`;
  };
}

export function textTest(column: Sql): (test: TestOfKind["text"]) => Sql {
  return (test) => {
    switch (test.kind) {
      case "none":
        return sql`${column} is null`;
      case "is":
        return sql`lower(${column}) = lower(${test.value})`;
      case "like":
        return sql`${column} ilike ${likePattern(test.parts)}`;
    }
  };
}

/** A reference by our own id or, in the letters as written, by what others call it; small letters of an id are the same id. */
export function referenceTest(extId: Sql, name: Sql): (test: TestOfKind["reference"]) => Sql {
  return (test) => {
    if (test.kind === "text") return sql`${name} = ${test.value}`;
    const names = [...new Set([test.value, test.text])].map((text) => sql`${name} = ${text}`);

    return sql`(${joinSql([sql`${extId} = ${test.value}::uuid`, ...names], " or ")})`;
  };
}

export function dateTest(column: Sql): (test: TestOfKind["date"]) => Sql {
  return ({ from, before }) => {
    const parts = [
      ...(from ? [sql`${column} >= ${from}::timestamptz`] : []),
      ...(before ? [sql`${column} < ${before}::timestamptz`] : []),
    ];

    return sql`(${joinSql(parts, " and ")})`;
  };
}

/** Parts with anything between them, as a LIKE pattern: the parts themselves match literally. */
export function likePattern(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll(/[\\%_]/g, "\\$&")).join("%");
}
