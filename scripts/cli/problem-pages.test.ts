import { expect, test, vi } from "vitest";
import { aMatrix, aMatrixRow } from "@/components/problem/given-problem";
import { problemPages } from "./problem-pages";

const ALL = Array.from({ length: 2500 }, (_, at) => aMatrixRow(at));

/** Answers as the service: what is said of the whole stands beside the first page alone. */
function givenService() {
  return vi.fn(async ({ limit, cursor = "0" }: { readonly limit: number; readonly cursor?: string }) => {
    const end = Number(cursor) + limit;
    const { summary, ...page } = aMatrix(ALL.slice(Number(cursor), end), ALL.length);
    const nextCursor = end < ALL.length ? String(end) : null;
    return { ...page, nextCursor, ...(summary && cursor === "0" ? { summary } : {}) };
  });
}

test.each([
  [10, [10], "10"],
  [1000, [1000], "1000"],
  [2200, [1000, 1000, 200], "2200"],
  [2500, [1000, 1000, 500], null],
  [9000, [1000, 1000, 1000], null],
])("up to %d problems are read by pages", async (limit, asked, nextCursor) => {
  const read = givenService();

  const matrix = await problemPages(read, limit);

  expect(read.mock.calls.map(([page]) => page.limit)).toEqual(asked);
  expect(matrix.items).toEqual(ALL.slice(0, limit));
  expect(matrix.nextCursor).toBe(nextCursor);
  expect(matrix.summary?.problems).toBe(2500);
});
