import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Step } from "@/lib/domain/step";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { aClaim, aDispatch, aTrajectory, type LogLine } from "@/lib/filter/fixtures/a-trajectory";
import { isReadAlike } from "./read-alike";

const [FOUND, MADE_UP] = ["111111111", "999999999"] as const;
const rows = (...ids: readonly string[]) => ids.map((product_id) => ({ product_id, title: "Lamp" }));
const find = (...told: readonly string[]) =>
  aClaim("find_product", { q: "a" }, { result: { value: rows(...told), isError: false } });
const UNANSWERED = { name: "find_product", args: { q: "a" }, requestor: "agent" } as const;
const view = (product_ids: string) => aClaim("view_product_information", { product_ids });
const kept = [aDispatch("find_product", { q: "a" }, { response: rows(FOUND) })];

function readAlike(steps: readonly Partial<Step>[], log: readonly LogLine[]): boolean {
  const trajectory = aTrajectory(steps, log);
  const analysis = analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, (text) => text.length);

  return isReadAlike(trajectory.steps, analysis);
}

test.each<[string, boolean, readonly Partial<Step>[], readonly LogLine[]]>([
  ["tells what the log holds", true, [{ claimed: [find(FOUND), view(FOUND)] }], kept],
  ["tells nothing", true, [{ claimed: [UNANSWERED] }], kept],
  ["tells another id and names it no more", true, [{ claimed: [find(MADE_UP)] }], kept],
  ["names in the step what it made up", false, [{ claimed: [find(MADE_UP), view(MADE_UP)] }], kept],
  [
    "names it before it makes it up and after",
    false,
    [{ claimed: [view(MADE_UP), find(MADE_UP), view(MADE_UP)] }],
    kept,
  ],
  ["names later what it made up", false, [{ claimed: [find(MADE_UP)] }, { claimed: [view(MADE_UP)] }], kept],
  ["tells of a call that was not made", false, [{ claimed: [find(FOUND), view(FOUND)] }], [aDispatch("terminate", {})]],
])("an agent that %s is read the same without knowing which answers counted: %s", (_, isAlike, steps, log) => {
  expect(readAlike(steps, log)).toBe(isAlike);
});
