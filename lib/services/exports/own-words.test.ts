import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { buildOutline } from "@/lib/services/imports/build-outline";
import { chunkSteps } from "@/lib/services/imports/chunk-steps";
import { inOwnWords } from "./own-words";

const asked = (query: string, steps: Parameters<typeof aTrajectory>[0] = [{ text: "Here." }]) =>
  aTrajectory(steps, [], { problem: { key: "p1", query } });
const outlineOf = (trajectory: ReturnType<typeof asked>): unknown =>
  JSON.parse(
    buildOutline(
      trajectory,
      analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, () => 0),
      chunkSteps(trajectory.steps),
    ),
  );

test("a record that nobody asks anything in has its own query, cleaned as the problem's is", () => {
  const stored = asked("Find a lamp.");

  expect(inOwnWords(stored, outlineOf(asked("find A lamp\0")))?.problem).toEqual({
    key: "p1",
    query: "find A lamp\uFFFD",
  });
});

test.each([
  ["one more word", "Find a lamp now."],
  ["another number", "Find 2 lamps."],
  ["no word at all", "?"],
])("a record that asks with %s than its problem is none of its rows", (_what, query) => {
  expect(inOwnWords(asked("Find a lamp."), outlineOf(asked(query)))).toBeUndefined();
});

test("a problem that has no words has none to open with", () => {
  expect(inOwnWords(asked(""), outlineOf(asked("Find a lamp.")))).toEqual(asked(""));
});

test.each([
  ["an import of before it was kept", {}],
  ["a record without a query", outlineOf(asked(""))],
  ["one whose user asks in the conversation", outlineOf(asked("Other.", [{ role: "user", text: "Hi" }]))],
])("%s has the words of its problem", (_what, outline) => {
  expect(inOwnWords(asked("Find a lamp."), outline)).toEqual(asked("Find a lamp."));
});
