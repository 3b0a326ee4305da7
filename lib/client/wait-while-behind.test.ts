import { expect, test } from "vitest";
import { ApiError } from "./api";
import { WAIT_WHILE_BEHIND } from "./wait-while-behind";

const { retry, retryDelay } = WAIT_WHILE_BEHIND;
const failed = (code: ApiError["code"], status: number) => new ApiError({ code, status, detail: "Not now." });
const BEHIND = failed("BEHIND", 409);

test.each([
  ["what is being made is asked for again and again", BEHIND, 119, true],
  ["but not for ever", BEHIND, 120, false],
  ["a fault of the server is tried again", failed("INTERNAL", 500), 1, true],
  ["and silence", failed("UNREACHABLE", 0), 1, true],
  ["as often as any other question", failed("INTERNAL", 500), 2, false],
  ["a refusal is an answer", failed("CONFLICT", 409), 0, false],
])("%s", (_, error, failures, again) => {
  expect(retry(failures, error)).toBe(again);
});

test("what is being made is asked for at an even pace, a server at fault ever more seldom", () => {
  expect([0, 9].map((failures) => retryDelay(failures, BEHIND))).toEqual([1000, 1000]);
  expect([0, 1, 9].map((failures) => retryDelay(failures, failed("INTERNAL", 500)))).toEqual([1000, 2000, 30_000]);
});
