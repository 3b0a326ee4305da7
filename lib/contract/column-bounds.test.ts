import { expect, test } from "vitest";
import { Settle } from "./adjudication";
import { AddComment, SetStepLabel } from "./comments";
import { SetGate } from "./judge-audit";
import { SetApproval, SetLabel } from "./labels";
import { ReleaseListQuery } from "./releases";
import { GrowSplit, PinCluster, UnpinClusters } from "./splits";

/** What an int of PostgreSQL holds at most: 2^31 − 1. */
const MOST = 2 ** 31 - 1;
const id = "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f001";

test.each([
  ["the step of a comment", AddComment, { body: "Odd.", span: null }, "step"],
  ["the step of a step label", SetStepLabel, { label: "good" }, "step"],
  ["the version of a label", SetLabel, { label: "agentic" }, "expectedVersion"],
  ["the version of an approval", SetApproval, { approved: true }, "expectedVersion"],
  ["the version of a gate", SetGate, { gate: 3 }, "expectedVersion"],
  ["the version of a conflict", Settle, { answers: {}, cause: "slip" }, "expectedVersion"],
  ["the version of a split that grows", GrowSplit, {}, "version"],
  ["the version of a split with a pin", PinCluster, { problems: [id], pool: "test", note: "Lamps" }, "version"],
  ["the version of a split without a pin", UnpinClusters, { pins: [id], note: "Lamps" }, "version"],
  ["the number before which releases are listed", ReleaseListQuery, {}, "before"],
] as const)("%s is refused where its column could not hold it", (_, schema, asked, name) => {
  const isTaken = (value: number) => schema.safeParse({ ...asked, [name]: value }).success;

  expect([isTaken(1), isTaken(MOST), isTaken(MOST + 1), isTaken(3_000_000_000)]).toEqual([true, true, false, false]);
});
