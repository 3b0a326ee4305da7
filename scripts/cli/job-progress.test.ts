import { expect, test } from "vitest";
import { jobLine } from "./job-progress";

test.each([
  [{ done: 3, total: 12 }, "25 % · 3 of 12 problems"],
  [{ done: 0, total: 0 }, "0 % · 0 of 0 problems"],
  [{ done: 0, total: 0, stage: "choose" }, "Choosing the trajectories"],
  [{ done: 1200, total: 50_000, stage: "write" }, "2 % · 1,200 of 50,000 trajectories"],
  [{ done: 9, total: 9, stage: "read" }, "100 % · 9 of 9 bytes hashed"],
  [{ done: 1, total: 4, stage: "audit" }, "25 % · 1 of 4 comparisons of the audit"],
  [{ done: 0, total: 1, stage: "sign" }, "Signing"],
])("%j is told as “%s”", (job, line) => {
  expect(jobLine(job, "problems")).toBe(line);
});
