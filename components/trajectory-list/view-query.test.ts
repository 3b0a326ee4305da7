import { expect, test } from "vitest";
import { checkFilter } from "@/lib/query/check-filter";
import { USUAL_COLUMNS } from "./list-state";
import { openView, viewQuery } from "./view-query";

test("a saved view opens as it was saved", () => {
  const view = {
    filter: 'run:"night 3" gate:<4',
    sort: "-tokens",
    columns: ["problem", "tokens"],
    density: "comfortable",
  } as const;

  expect(openView(viewQuery(view))).toEqual(view);
});

test("a filter that was hardly meant opens as it was saved, so that its person is asked back", () => {
  const { filter } = openView(new URLSearchParams({ filter: "tokens:>8,000" }).toString());

  expect(filter).toBe("tokens:>8,000");
  expect(checkFilter(filter).status).toBe("invalid");
});

test("what a view no longer knows falls back", () => {
  expect(openView("sort=-colour&columns=colour&density=huge")).toEqual({
    filter: "",
    sort: "-imported",
    columns: USUAL_COLUMNS,
    density: "compact",
  });
});
