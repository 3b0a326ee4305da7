import { expect, test } from "vitest";
import { createLog } from "@/lib/log";

test("an event is one line of JSON with its name, its time and its fields", () => {
  const [lines, log] = givenLog();

  log.event("request", { status: 200, durationMs: 12, person: undefined });

  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    event: "request",
    status: 200,
    durationMs: 12,
  });
});

test("secrets are hidden", () => {
  const [lines, log] = givenLog();

  log.event("sign-in", { password: "hunter2", databaseUrl: "postgresql://me:hunter2@host/db" });

  expect(lines.join("")).not.toContain("hunter2");
});

test("a long text, which may be a trajectory's, is cut", () => {
  const [lines, log] = givenLog();

  log.event("import", { detail: "a".repeat(5000) });

  expect(JSON.parse(lines[0] ?? "").detail).toBe(`${"a".repeat(300)}… (5000 characters)`);
});

test("a failure carries its stack and is an error", () => {
  const [lines, log] = givenLog();

  log.failure("request", { status: 500 }, new Error("it broke"));

  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    status: 500,
    stack: expect.stringContaining("it broke"),
  });
});

function givenLog() {
  const lines: string[] = [];

  return [lines, createLog({ write: (line) => void lines.push(line) })] as const;
}
