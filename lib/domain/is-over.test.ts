import { expect, test } from "vitest";
import { JOB_STATES } from "@/lib/contract/jobs";
import { isOver } from "./is-over";

test("a job is over once it neither waits nor runs", () => {
  expect(JOB_STATES.filter((state) => isOver({ state }))).toEqual(["done", "failed", "cancelled"]);
});
