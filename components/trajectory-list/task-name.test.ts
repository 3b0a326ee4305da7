import { expect, test } from "vitest";
import { taskName } from "./task-name";

test.each([
  [{ query: "fridge magnet", status: "failed" }, "fridge magnet"],
  [{ query: "", status: "failed" }, "(no task text) failed"],
  [{ query: " \n", status: "timed_out" }, "(no task text) timed out"],
  [{ query: "", status: "completed" }, "(no task text)"],
  [{ query: "" }, "(no task text)"],
])("%o is called “%s”", (task, name) => {
  expect(taskName(task)).toBe(name);
});
