import { expect, test } from "vitest";
import { DecideCluster } from "./clusters";
import { WaiveGuard, WithdrawRelease } from "./releases";
import { PinCluster, UnpinClusters } from "./splits";

const [a, b] = ["7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f001", "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f002"];

test.each([
  ["two problems are joined", DecideCluster, { kind: "join", a, b }, "note"],
  ["a value is cut", DecideCluster, { kind: "cut", reason: "gold", value: "7" }, "note"],
  ["a cluster is pinned", PinCluster, { version: 1, problems: [a], pool: "test" }, "note"],
  ["pins are taken back", UnpinClusters, { version: 1, pins: [a] }, "note"],
  ["a guard is waived", WaiveGuard, { guard: "gold" }, "reason"],
  ["a release is withdrawn", WithdrawRelease, {}, "reason"],
] as const)("%s with a reason alone", (_, schema, asked, name) => {
  const isTaken = (reason: object) => schema.safeParse({ ...asked, ...reason }).success;

  expect(isTaken({ [name]: "Both are lamps" })).toBe(true);
  for (const none of ["", " \n", undefined, null]) expect(isTaken({ [name]: none })).toBe(false);
});
