import { expect, test } from "vitest";
import { USUAL_COLUMNS } from "@/components/trajectory-list/list-state";
import { listSearchParams, loadListSearchParams } from "./search-params";

test("an empty address is the usual table", () => {
  expect(loadListSearchParams("")).toEqual({
    corpus: null,
    filter: "",
    sort: "-imported",
    columns: USUAL_COLUMNS,
    density: "compact",
    facets: "shown",
    approvals: "hidden",
    dialog: "none",
    peek: "",
  });
});

test.each([
  ["columns", "colour"],
  ["columns", ""],
  ["sort", "-colour"],
  ["density", "huge"],
  ["facets", "maybe"],
  ["approvals", "all"],
  ["dialog", "remove"],
  ["peek", "../../etc"],
] as const)("%s=%s falls back", (name, value) => {
  const loaded = loadListSearchParams(`?${name}=${value}`);

  expect(loaded[name]).toEqual(listSearchParams[name].defaultValue);
});

test("columns keep their order, without doubles and without what no longer exists", () => {
  expect(loadListSearchParams("?columns=tokens,problem,colour,tokens").columns).toEqual(["tokens", "problem"]);
});
