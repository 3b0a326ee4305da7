import { expect, test } from "vitest";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import type { LabelledRows } from "./labelled-rows";
import { pairedFlips } from "./paired-flips";

interface Given {
  label: "agentic" | "sub_task";
  before: number;
  after: number;
  problem: number;
  agent: number;
}

/** Agent version 12 is the one that no source names. */
function flipsOf(given: readonly Given[]) {
  const rows: LabelledRows = {
    places: Int32Array.from(given.keys()),
    labels: Uint8Array.from(given, ({ label }) => STRUCTURE_LABELS.indexOf(label)),
    clusters: Int32Array.from(given, ({ problem }) => problem),
    clusterCount: 200,
    agents: Int32Array.from(given, ({ agent }) => agent),
    agentCount: 13,
    crossings: Int32Array.from(given.keys()),
    crossingCount: given.length,
  };

  return pairedFlips(
    rows,
    Uint8Array.from(given, ({ before }) => before),
    Uint8Array.from(given, ({ after }) => after),
  );
}

const found = (problem: number, agent: number): Given => ({ label: "agentic", before: 0, after: 1, problem, agent });
const lost = (problem: number, agent: number): Given => ({ label: "sub_task", before: 0, after: 1, problem, agent });
const times = <Item>(count: number, of: (at: number) => Item) => Array.from({ length: count }, (_, at) => of(at));

test("twenty labels of as many problems that all come right are far beyond chance, however the intervals lie", () => {
  const same = times(150, (at): Given => ({ label: "agentic", before: 1, after: 1, problem: at, agent: 0 }));

  const { p, ...flips } = flipsOf([...same, ...times(20, (at) => found(at, 0))]);

  expect(flips).toEqual({ gained: 20, lost: 0, by: "problem", up: 20, down: 0, agents: 1 });
  // 2 / 2^20
  expect(p).toBeCloseTo(1.9073e-6, 9);
});

test("labels of one problem count once, and a problem that gains as it loses not at all", () => {
  const rows = [...times(20, () => found(1, 0)), found(2, 0), lost(2, 0), lost(3, 0)];

  expect(flipsOf(rows)).toMatchObject({ gained: 21, lost: 2, up: 1, down: 1, p: 1 });
});

test("what stops being called agentic is a gain where people call it otherwise", () => {
  const stops = (label: Given["label"]): Given => ({ label, before: 1, after: 0, problem: 1, agent: 0 });

  expect(flipsOf([stops("sub_task")])).toMatchObject({ gained: 1, lost: 0 });
  expect(flipsOf([stops("agentic")])).toMatchObject({ gained: 0, lost: 1 });
});

test("with enough agent versions they are counted where they are the weaker evidence", () => {
  const most = times(30, (at) => found(at, 0));
  const others = times(11, (at) => (at < 5 ? found(100 + at, 1 + at) : lost(100 + at, 1 + at)));

  expect(flipsOf([...most, ...others])).toMatchObject({ by: "agent", up: 6, down: 6, agents: 12, p: 1 });
  expect(flipsOf([...most, ...others.slice(0, 5)])).toMatchObject({ by: "problem", up: 35, agents: 6 });
});

test("rows of no named agent are of none, and without a flip nothing is told", () => {
  expect(flipsOf([found(1, 12)])).toMatchObject({ agents: 0 });
  expect(flipsOf([])).toEqual({ gained: 0, lost: 0, by: "problem", up: 0, down: 0, agents: 0, p: 1 });
});
