import { expect, test } from "vitest";
import { checkFilter } from "@/lib/query/check-filter";
import { compareAddress, runRowsAddress } from "./run-rows-address";

const filterOf = (address: string) => new URL(address, "http://localhost").searchParams.get("filter") ?? "";

test("a figure's rows are those of the run under the list's filter", () => {
  const address = runRowsAddress("c1", "bucket:shop")("night 3", "outcome:success");

  expect(filterOf(address)).toBe('bucket:shop run:"night 3" outcome:success');
  expect(new URL(address, "http://localhost").searchParams.get("corpus")).toBe("c1");
});

test.each(["night*", "none", 'a "quoted" one', "with, comma", "-minus", ""])("the run %j is named as it is", (word) => {
  expect(checkFilter(filterOf(runRowsAddress("c1", "")(word)))).toMatchObject({
    status: "valid",
    filter: { terms: [{ field: "run", isNegated: false, tests: [{ kind: "is", value: word }] }] },
  });
});

test("runs are compared in the order they were chosen", () => {
  expect(compareAddress("c1", ["b", "a"], { filter: "bucket:shop", k: 4 })).toBe(
    "/runs/compare?runs=b,a&corpus=c1&k=4&filter=bucket%3Ashop",
  );
  expect(compareAddress("c1", ["b"], { filter: "", k: null })).toBe("/runs/compare?runs=b&corpus=c1");
});
