import { expect, test } from "vitest";
import { checkFilter } from "@/lib/query/check-filter";
import { FIELD_NAMES, FIELDS } from "@/lib/query/fields";
import { givenValues } from "@/lib/query/given-values";
import { compileFilter } from "./compile-filter";

/** They are counted over all that several raters said, which are few. */
const OF_FEW = "compared";

test.each(FIELD_NAMES.filter((name) => name !== OF_FEW))(
  "%s is looked up row by row where it cannot be joined, and not in a list that grows with the corpus",
  (name) => {
    for (const value of givenValues(FIELDS[name])) {
      const checked = checkFilter(`-${name}:${value}`);
      if (checked.status === "invalid") throw new Error(checked.mistakes.map(({ message }) => message).join(" "));

      expect(compileFilter(checked.filter, 1).sql).not.toMatch(/\bin\s*\(\s*(select|with)/iu);
    }
  },
);
