import { describe, expect, test } from "vitest";
import { bucketUpstream } from "./record-dialogue";
import type { LogEntry } from "./session";
import { simulateRows } from "./simulate-rows";

describe("bucketUpstream", () => {
  test("a call lands one step early, a call in the millisecond of a stamp lands in its own step", () => {
    const log = [aCall(90), aCall(100), aCall(150), aCall(200)];

    const buckets = bucketUpstream(log, [{ timestamp: 100 }, { timestamp: 210 }, { timestamp: 300 }]);

    expect(buckets.map((bucket) => bucket.map((entry) => entry.timestamp))).toEqual([[90, 100, 150, 200], [], []]);
  });

  test("an equal stamp splits a step's last dispatch from its inference", () => {
    const buckets = bucketUpstream([aCall(150), aCall(200)], [{ timestamp: 100 }, { timestamp: 200 }]);

    expect(buckets.map((bucket) => bucket.map((entry) => entry.timestamp))).toEqual([[150], [200]]);
  });
});

describe("the recorder", () => {
  const rows = [...simulateRows({ problems: 12, rollouts: 2 })].map(({ envelope }) => JSON.stringify(envelope));

  test("drops bodies over 2,000 characters in May 2026 and keeps the ids of a search", () => {
    const cut = rows.filter((row) => row.includes('"response_truncated":true'));

    expect(cut.length).toBeGreaterThan(0);
    expect(cut.some((row) => /"response_length":\d+,"result_product_ids":\["\d+"/.test(row))).toBe(true);
  });

  test("stamps nonces in the nonce era only", () => {
    const stamped = rows.filter((row) => row.includes('"nonce_status"'));

    expect(stamped.length).toBeGreaterThan(0);
    for (const row of stamped) expect(row).toContain('"scoring_version":"2026-09-15"');
    expect(stamped.every((row) => row.includes('"tool_nonces"'))).toBe(true);
  });

  test("agents ask for calls in both ways: as native calls of an answer, and as tags in its text", () => {
    const asked = (run: string, way: RegExp) => rows.filter((row) => row.includes(run) && way.test(row)).length;
    const native = /"tool_calls":\[\{"id":"call_/;
    const tagged = /"role":"assistant","content":"<think>[^\n]*<tool_call>/;

    expect(asked("tidewater 2.1", native)).toBeGreaterThan(0);
    expect(asked("tidewater 2.1", tagged)).toBe(0);
    expect(asked("harbor-light 1.4", tagged)).toBeGreaterThan(0);
    expect(asked("harbor-light 1.4", native)).toBe(0);
  });

  test("writes no call log for the run from before the log", () => {
    const silent = rows.filter((row) => row.includes("harbor-light 1.0"));

    expect(silent.length).toBe(12);
    for (const row of silent) expect(row).not.toContain("proxy_calls");
  });

  test("never writes who really made a call", () => {
    for (const row of rows) expect(row).not.toMatch(/"origin"|"completionTokens"/);
  });
});

function aCall(timestamp: number): LogEntry {
  return { method: "GET", path: "/search/find_product", timestamp, duration_ms: 1, status_code: 200, origin: "model" };
}
