import { expect, test } from "vitest";
import { NearestHeaders, type SideHeader } from "./nearest-headers";

const header = (path: string): SideHeader => ({ path, name: "results.json", header: {} });
const A = header("/runs/a/results.json");
const B = header("/runs/b/results.json");
const BESIDE_A = header("/runs/a/other.json");
const ABOVE = header("/runs/results.json");
const inA = "/runs/a/simulations/1.json";

test.each([
  ["the nearest above is it", [A, B, ABOVE], [inA], "/runs/a/simulations", { kind: "found", header: A }],
  ["one in the folder itself, too", [A, ABOVE], [inA], "/runs/a", { kind: "found", header: A }],
  [
    "where two are as near it is one of them",
    [A, BESIDE_A],
    [inA],
    "/runs/a",
    { kind: "several", headers: [A, BESIDE_A] },
  ],
  [
    "a folder whose name begins like that of another is another",
    [A, B],
    [inA],
    "/runs/ab",
    { kind: "several", headers: [B] },
  ],
  ["elsewhere it is the only one", [A], [], "/other", { kind: "found", header: A }],
  ["not one that has files of its own", [A], [inA], "/other", { kind: "none" }],
  ["nor one of two that have", [A, B], [inA, "/runs/b/1.json"], "/other", { kind: "none" }],
  ["one of several that have none", [A, B], [], "/other", { kind: "several", headers: [A, B] }],
  ["without a header there is none", [], [inA], "/runs/a/simulations", { kind: "none" }],
  [
    "folders that are named from where one is have it, too",
    [header("results.json")],
    [],
    "simulations",
    { kind: "found" },
  ],
])("%s", (_, headers, files, folder, expected) => {
  expect(new NearestHeaders(headers, files).of(folder)).toMatchObject(expected);
});

test("a header knows how many files are its own, and of how many it is one of several", () => {
  const nearest = new NearestHeaders([A, B, BESIDE_A], [inA, "/runs/a/2.json", "/runs/b/simulations/1.json"]);

  expect(nearest.filesOf(A.path)).toEqual({ own: 0, unsure: 2 });
  expect(nearest.filesOf(BESIDE_A.path)).toEqual({ own: 0, unsure: 2 });
  expect(nearest.filesOf(B.path)).toEqual({ own: 1, unsure: 0 });
  expect(nearest.filesOf("/elsewhere.json")).toEqual({ own: 0, unsure: 0 });
});

test("many runs of many files cost no more than their number", () => {
  const runs = Array.from({ length: 4_000 }, (_, at) => `/runs/${at}`);
  const headers = runs.map((run) => header(`${run}/results.json`));
  const files = runs.flatMap((run) => Array.from({ length: 10 }, (_, at) => `${run}/simulations/${at}.json`));
  const startedAt = performance.now();

  const nearest = new NearestHeaders(headers, files);
  const counts = new Set(headers.map(({ path }) => nearest.filesOf(path).own));

  expect(counts).toEqual(new Set([10]));
  // Each header against each file and each other header takes hours.
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});
